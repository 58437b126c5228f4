import type { AttributeFacts, PartFacts } from '#server/import/facts.ts'
import { attributeUnits } from '#server/import/pies/codes/units.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment } from '#server/import/pies/segment.ts'
import { parseWholeNumber } from '#server/import/pies/values.ts'

/**
 * Returns the attributes of a part by name. Several values of one attribute become one text. Ids of the licensed list get their names from
 * the operator's table.
 */
export function readAttributeFacts(segments: readonly PiesSegment[], reading: PiesReadingContext): Partial<PartFacts> {
  const byName = new Map<string, { sequence: number; value: string; unit: string }[]>()
  for (const segment of segments) {
    const name = readAttributeName(segment, reading)
    const said = findField(segment, 'Value')
    if (name === '' || said === undefined) {
      if (name === '') reading.notes.addRefusal(segment, said, 'The attribute has no name.')
      continue
    }
    const { value, unit } = splitValueAndUnit(said.text, segment, reading)
    const at = parseWholeNumber(fieldText(segment, 'MultiValueSequence')) ?? parseWholeNumber(fieldText(segment, 'RecordNumber')) ?? 0
    byName.set(name, [...(byName.get(name) ?? []), { sequence: at, value, unit }])
  }
  const attributes = [...byName].map(([name, values]) => combineAttributeValues(name, values))
  return attributes.length === 0 ? {} : { attributes }
}

function readAttributeName(segment: PiesSegment, { notes, options }: PiesReadingContext): string {
  const id = findField(segment, 'AttributeID')
  if (id === undefined) return ''
  const isId = /^\d+$/.test(id.text) && !/^n/i.test(fieldText(segment, 'PADBAttribute'))
  if (!isId) return id.text.replaceAll(/\s+/g, ' ')
  const name = options.attributeNames?.get(id.text)
  if (name !== undefined) return name
  notes.addNoteOnce(segment, id, 'An attribute by its id of the licensed list, which names it: kept by the id.', `attribute ${id.text}`)
  return `PAdb ${id.text}`
}

/** Returns the value and the unit of an attribute. The file may give both in the value: `12 V`. */
function splitValueAndUnit(said: string, segment: PiesSegment, { notes }: PiesReadingContext): { value: string; unit: string } {
  const code = findField(segment, 'AttributeUOM')
  if (code !== undefined) {
    const unit = attributeUnits[code.text.toUpperCase()]
    if (unit !== undefined) return { value: said, unit }
    notes.addNoteOnce(segment, code, 'A unit that is not in the list: kept as it stands.', `unit ${code.text}`)
    return { value: said, unit: code.text }
  }
  const [, number = '', inWords = ''] = /^(-?\d+(?:\.\d+)?)\s*([a-zΩ°%"-]+)$/i.exec(said) ?? []
  const unit = attributeUnits[inWords.toUpperCase()]
  if (!unit) return { value: said, unit: '' }
  notes.addNoteOnce(segment, findField(segment, 'Value'), `Values such as this were read as a number of ${unit}.`, `unit in value ${unit}`)
  return { value: number, unit }
}

function combineAttributeValues(name: string, values: { sequence: number; value: string; unit: string }[]): AttributeFacts {
  values.sort((one, other) => one.sequence - other.sequence)
  const [first, ...more] = values
  const unit = first?.unit ?? ''
  const value = first?.value ?? ''
  if (more.length > 0) return { name, value: [...new Set(values.map((one) => one.value))].join(', '), unit }
  // A value with leading zeros is a code and stays text. Other numbers are stored as numbers.
  return { name, value: /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(value) ? Number(value) : value, unit }
}
