import type { AttributeFacts, PartFacts } from '#server/import/facts.ts'
import { packageLevels } from '#server/import/pies/codes/codes.ts'
import { attributeUnits, gramsPerUnit, millimetresPerUnit } from '#server/import/pies/codes/units.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment, type SegmentField } from '#server/import/pies/segment.ts'
import { parseGtin, parseMeasure, parseWholeNumber } from '#server/import/pies/values.ts'

const MULTI_PIECE_PACKAGE_MESSAGE = 'Only packages of several pieces: their weight and measures were left out.'
const WEIGHT_FORMAT_MESSAGE = 'A weight such as 12.5, with a unit such as PG (pounds) or KG.'
const LENGTH_FORMAT_MESSAGE = 'A length such as 12.5, with a unit such as IN or CM.'

/** Returns the box and weight of a single unit, in millimetres and grams, and the number of pieces in larger packages. */
export function readPackageFacts(segments: readonly PiesSegment[], reading: PiesReadingContext): Partial<PartFacts> {
  const attributes: AttributeFacts[] = []
  const levels = segments.map((segment) => ({
    segment,
    level: readPackageLevel(segment, reading),
    pieces: readPackagePieces(segment, reading),
  }))
  const each = levels.find(({ level, pieces }) => level === 'each' && pieces <= 1) ?? levels.find(({ pieces }) => pieces <= 1)
  for (const { segment, level, pieces } of levels) {
    if (pieces > 1 && level !== 'each') attributes.push({ name: `Pieces per ${level}`, value: pieces, unit: '' })
    if (each === undefined) reading.notes.addNoteOnce(segment, findField(segment, 'PackageUOM'), MULTI_PIECE_PACKAGE_MESSAGE)
  }
  if (each === undefined) return attributes.length === 0 ? {} : { attributes }
  const { segment } = each
  const unNumber = fieldText(segment, 'UNNAIDCode')
  if (unNumber !== '') attributes.push({ name: 'UN number', value: unNumber, unit: '' })
  const dimensional = parseMeasure(fieldText(segment, 'DimensionalWeight'))
  if (dimensional !== null && dimensional > 0) {
    const unit = attributeUnits[fieldText(segment, 'WeightsUOM').toUpperCase()] ?? 'lb'
    attributes.push({ name: 'Dimensional weight', value: dimensional, unit })
  }
  const weight = readPackageWeight(segment, reading)
  const box = readBoxSize(segment, reading)
  const code = parseGtin(fieldText(segment, 'PackageLevelGTIN'))
  return {
    ...(weight === undefined ? {} : { weightG: weight }),
    ...(box === undefined ? {} : { boxMm: box }),
    ...(code === null ? {} : { packageGtin: code.digits }),
    ...(attributes.length === 0 ? {} : { attributes }),
  }
}

function readPackageLevel(segment: PiesSegment, { notes }: PiesReadingContext): string {
  const said = findField(segment, 'PackageUOM')
  const level = packageLevels[(said?.text ?? 'EA').toUpperCase()]
  if (level !== undefined) return level
  notes.addNoteOnce(segment, said, 'A kind of package that is not in the list: kept by its code.', `package ${said?.text}`)
  return said?.text ?? 'package'
}

function readPackagePieces(segment: PiesSegment, { notes }: PiesReadingContext): number {
  const said = findField(segment, 'QuantityofEaches')
  const pieces = said === undefined ? 1 : parseWholeNumber(said.text)
  if (pieces !== null && pieces >= 0) return pieces
  notes.addRefusal(segment, said, 'A whole number of pieces, such as 12.')
  return 1
}

function readPackageWeight(segment: PiesSegment, reading: PiesReadingContext): number | undefined {
  const weight = readMeasureInUnit(segment, 'Weight', 'WeightsUOM', 'PG', gramsPerUnit, WEIGHT_FORMAT_MESSAGE, reading)
  // A weight below half a gram becomes one gram, because a weight of zero would mean that it is unknown.
  return weight === undefined ? undefined : weight > 0 ? Math.max(1, Math.round(weight)) : undefined
}

function readBoxSize(segment: PiesSegment, reading: PiesReadingContext): PartFacts['boxMm'] {
  for (const kind of ['Shipping', '', 'Merchandising']) {
    const [length = 0, width = 0, height = 0] = ['Length', 'Width', 'Height'].map((side) => {
      const value = readMeasureInUnit(segment, kind + side, 'DimensionsUOM', 'IN', millimetresPerUnit, LENGTH_FORMAT_MESSAGE, reading)
      return value === undefined ? 0 : Math.round(value)
    })
    if (length > 0 && width > 0 && height > 0) return { length, width, height }
  }
  return undefined
}

/**
 * Converts a measure to the base unit of the table `units`. For a measure without a unit, the usual unit of PIES is assumed, with a remark.
 */
function readMeasureInUnit(
  segment: PiesSegment,
  name: string,
  unitName: string,
  usual: string,
  units: Readonly<Record<string, number>>,
  says: string,
  { notes }: PiesReadingContext,
): number | undefined {
  const said = findField(segment, name)
  if (said === undefined) return undefined
  const value = parseMeasure(said.text)
  const unit: SegmentField | undefined = findField(segment, unitName)
  const factor = units[(unit?.text ?? usual).toUpperCase()]
  if (value === null || factor === undefined) {
    notes.addRefusal(segment, value === null ? said : unit, says)
    return undefined
  }
  if (unit === undefined) notes.addNoteOnce(segment, said, `Measures without a unit were taken for ${usual}.`, `no ${unitName}`)
  return value * factor
}
