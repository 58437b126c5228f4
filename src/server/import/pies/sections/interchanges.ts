import type { PartFacts, PartNumberFacts } from '#server/import/facts.ts'
import { interchangeTypes, qualityGrades, vehicleMakers } from '#server/import/pies/codes/codes.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment } from '#server/import/pies/segment.ts'

/** Returns the part's numbers of other makers. When the file gives no type, the number of a vehicle maker is an OE number. */
export function readInterchangeFacts(segments: readonly PiesSegment[], { notes, options }: PiesReadingContext): Partial<PartFacts> {
  const numbers: PartNumberFacts[] = []
  let supersededBy: string | undefined
  for (const segment of segments) {
    const display = fieldText(segment, 'InterchangeNumber')
    const id = fieldText(segment, 'InterchangeBrandID')
    const maker = fieldText(segment, 'InterchangeBrand') || (options.brands?.get(id) ?? id)
    const grade = findField(segment, 'QualityGradeLevel')
    if (grade !== undefined && qualityGrades[grade.text.toUpperCase()] === undefined) {
      notes.addNoteOnce(segment, grade, 'A quality grade that is not in the list.', `grade ${grade.text}`)
    }
    const type = findField(segment, 'TypeCode')
    const listed = type === undefined ? undefined : interchangeTypes[type.text.toUpperCase()]
    if (type !== undefined && listed === undefined) {
      const says = 'A type of interchange that is not in the list: kept as a number of another maker.'
      notes.addNoteOnce(segment, type, says, `interchange ${type.text}`)
    }
    if (display === '') notes.addRefusal(segment, undefined, 'The number of the other maker is missing.')
    else if (listed === 'superseded-by') supersededBy = display
    else numbers.push({ kind: listed ?? (vehicleMakers.has(maker.toUpperCase()) ? 'oe' : 'cross'), maker, display })
  }
  return { ...(numbers.length === 0 ? {} : { numbers }), ...(supersededBy === undefined ? {} : { supersededBy }) }
}
