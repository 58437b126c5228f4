import { matchAttribute } from '#contract/attributes/match-attribute.ts'
import type { AttributeFacts, Place } from '#server/import/facts.ts'
import { lineOfHtml } from '#server/import/files/html-text.ts'
import { BadValue } from '#server/import/tables/bad-value.ts'
import { gtin } from '#server/import/tables/values/gtin.ts'
import { partCode } from '#server/import/tables/values/part-number.ts'
import type { FeedRemarks } from './remarks.ts'

/** A value with its place, for remarks. */
export interface FeedValue {
  at: Place
  column: string
  text: string
}

/** Parses a value with a table reader. Undefined, with a remark, when it is invalid. */
export function readAs<T>({ at, column, text }: FeedValue, read: (text: string) => T, remarks: FeedRemarks): T | undefined {
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof BadValue)) throw error
    return remarks.refuse(at, column, text, error.says)
  }
}

/** A GTIN of 8, 12, 13 or 14 digits. With a wrong check digit it is left out with a remark. */
export function gtinOf(said: FeedValue, remarks: FeedRemarks): string | undefined {
  const read = readAs(said, (text) => gtin({ text, type: 'text' }), remarks)
  if (read?.isWrong)
    return remarks.note(said.at, said.column, said.text, 'The check digit is wrong: this is nobody’s GTIN, and is left out.')
  return read?.digits ?? undefined
}

/** The row's number in the file. */
export const codeOf = (said: FeedValue, remarks: FeedRemarks): string | undefined =>
  readAs(said, (text) => partCode({ text, type: 'text', meant: true }), remarks)

/** Unit codes for pieces in UN/ECE Recommendation 20, which get no unit, and Cyrillic units. */
const units: Readonly<Record<string, string>> = {
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
export const unitName = (unit: string): string => units[unit.trim().toLowerCase().replace(/\.$/, '')] ?? unit.trim()

/** An attribute if it is valid. An invalid attribute does not refuse the row. */
export function attributeOf(
  at: Place,
  name: string,
  value: string,
  unit: string,
  remarks: FeedRemarks,
): (AttributeFacts & { value: string })[] {
  const given = { name: lineOfHtml(name), value: lineOfHtml(value), unit: unitName(unit) }
  if (given.value === '') return []
  const read = matchAttribute(given, [])
  if ('refused' in read) remarks.note(at, name, value, `${read.refused} The attribute is left out.`)
  return 'refused' in read ? [] : [given]
}

/** Joins values of the same attribute to one text. */
export function joined(attributes: readonly (AttributeFacts & { value: string })[]): (AttributeFacts & { value: string })[] {
  const byName = new Map<string, AttributeFacts & { value: string }>()
  for (const given of attributes) {
    const known = byName.get(given.name)
    const again = known === undefined || known.value.split(', ').includes(given.value)
    if (known === undefined) byName.set(given.name, given)
    else if (!again) byName.set(given.name, { ...known, value: `${known.value}, ${given.value}` })
  }
  return [...byName.values()]
}

/** The file name of a URL or path. The import of pictures finds files by it. */
export function pictureName(address: string): string | null {
  const path = address.split(/[?#]/)[0] ?? ''
  const name = path.split(/[\\/]/).at(-1)?.trim() ?? ''
  if (name === '') return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Category names from the top, limited to the shop's maximum depth. */
export function pathOf(names: readonly string[], deepest: number): string[] {
  return names
    .map(lineOfHtml)
    .filter((name) => name !== '')
    .slice(0, deepest)
}
