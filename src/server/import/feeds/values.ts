import { matchAttribute } from '#contract/attributes/match-attribute.ts'
import type { AttributeFacts, FilePlace } from '#server/import/facts.ts'
import { htmlToSingleLine } from '#server/import/files/html-text.ts'
import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import { parseGtinCell } from '#server/import/tables/values/gtin.ts'
import { parsePartCode } from '#server/import/tables/values/part-number.ts'
import type { FeedRemarks } from './remarks.ts'

/** A value of a feed with its place in the file, for remarks. */
export interface FeedValue {
  at: FilePlace
  column: string
  text: string
}

/** Parses a value of a feed with a reader of table cells. Undefined, with a refusal, when the value is invalid. */
export function parseFeedValue<T>({ at, column, text }: FeedValue, read: (text: string) => T, remarks: FeedRemarks): T | undefined {
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof InvalidValueError)) throw error
    return remarks.addRefusal(at, column, text, error.says)
  }
}

/** Reads a GTIN of 8, 12, 13 or 14 digits. Undefined, with a remark, when the check digit is wrong. */
export function readGtinValue(said: FeedValue, remarks: FeedRemarks): string | undefined {
  const read = parseFeedValue(said, (text) => parseGtinCell({ text, type: 'text' }), remarks)
  if (read?.hasWrongCheckDigit)
    return remarks.addNote(said.at, said.column, said.text, 'The check digit is wrong: this is nobody’s GTIN, and is left out.')
  return read?.digits ?? undefined
}

/** Reads the part number of a feed's row. Undefined, with a refusal, when the number is invalid. */
export const readCodeValue = (said: FeedValue, remarks: FeedRemarks): string | undefined =>
  parseFeedValue(said, (text) => parsePartCode({ text, type: 'text', isExplicitText: true }), remarks)

/** The shop's units for unit codes of UN/ECE Recommendation 20 and for Cyrillic units. Codes for pieces become an empty unit. */
const unitsByCode: Readonly<Record<string, string>> = {
  ...{ c62: '', pce: '', h87: '', nar: '', set: '', шт: '', amp: 'A', nu: 'Nm', a97: 'hPa', bar: 'bar', d30: 'TJ' },
  ...{
    мм: 'mm',
    см: 'cm',
    м: 'm',
    в: 'V',
    а: 'A',
    квт: 'kW',
    вт: 'W',
    кг: 'kg',
    г: 'g',
    л: 'l',
    мл: 'ml',
    нм: 'Nm',
    ом: 'Ω',
    'об/мин': 'rpm',
    ач: 'Ah',
  },
}
export const toShopUnit = (unit: string): string => unitsByCode[unit.trim().toLowerCase().replace(/\.$/, '')] ?? unit.trim()

/**
 * Returns an attribute of a feed as a list of one. Returns an empty list, with a remark, when the attribute is invalid. The row itself is
 * not refused.
 */
export function createFeedAttribute(
  at: FilePlace,
  name: string,
  value: string,
  unit: string,
  remarks: FeedRemarks,
): (AttributeFacts & { value: string })[] {
  const given = { name: htmlToSingleLine(name), value: htmlToSingleLine(value), unit: toShopUnit(unit) }
  if (given.value === '') return []
  const read = matchAttribute(given, [])
  if ('refused' in read) remarks.addNote(at, name, value, `${read.refused} The attribute is left out.`)
  return 'refused' in read ? [] : [given]
}

/** Joins the values of attributes with the same name to one text. */
export function joinAttributeValues(attributes: readonly (AttributeFacts & { value: string })[]): (AttributeFacts & { value: string })[] {
  const byName = new Map<string, AttributeFacts & { value: string }>()
  for (const given of attributes) {
    const known = byName.get(given.name)
    const again = known === undefined || known.value.split(', ').includes(given.value)
    if (known === undefined) byName.set(given.name, given)
    else if (!again) byName.set(given.name, { ...known, value: `${known.value}, ${given.value}` })
  }
  return [...byName.values()]
}

/** Returns the file name in a URL or path. The import of pictures finds the file by this name. */
export function pictureFileName(address: string): string | null {
  const path = address.split(/[?#]/)[0] ?? ''
  const name = path.split(/[\\/]/).at(-1)?.trim() ?? ''
  if (name === '') return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Cleans category names from the top and drops the names below the shop's maximum depth. */
export function cleanCategoryPath(names: readonly string[], deepest: number): string[] {
  return names
    .map(htmlToSingleLine)
    .filter((name) => name !== '')
    .slice(0, deepest)
}
