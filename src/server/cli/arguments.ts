import { InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { Mcode, Qty } from '#contract/kernel/primitives.ts'
import { localeNamed, locales } from '#contract/locale/locales.ts'
import { parseIanaTimeZone } from '#server/kernel/shop-days.ts'

/**
 * The functions below parse command-line arguments. Each throws commander's InvalidArgumentError, whose message is printed as a usage
 * error.
 */

/** Reads dollars as whole cents: `12`, `12.5`, `$1,234.50`. */
export function parseCents(text: string): number {
  const [, whole, part = ''] = /^\$?(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.replace(/,(?=\d{3}(?:\D|$))/g, '')) ?? []
  if (whole === undefined) throw new InvalidArgumentError('An amount of dollars looks like 12 or 12.50.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Reads dollars as whole cents. Refuses zero. */
export function parsePositiveCents(text: string): number {
  const read = parseCents(text)
  if (read === 0) throw new InvalidArgumentError('The amount must be above zero.')
  return read
}

export function parseWholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('This is a whole number such as 20.')
  return Number(text)
}

export function parsePositiveWholeNumber(text: string): number {
  const read = parseWholeNumber(text)
  if (read === 0) throw new InvalidArgumentError('This must be at least 1.')
  return read
}

/** Reads by how much a count changes: a whole number, such as `5`, or `-3` for fewer. */
export function parseSignedWholeNumber(text: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new InvalidArgumentError('Say how many more or fewer, such as 5 or -3.')
  return Number(text)
}

export function parseMcode(text: string): string {
  const read = v.safeParse(Mcode, text.trim().toUpperCase())
  if (!read.success) throw new InvalidArgumentError(read.issues[0].message)
  return read.output
}

export interface OrderedPartQuantity {
  mcode: string
  qty: number
}

/** Reads a part and its quantity, such as `SA-1001:2`. `SA-1001` alone is one piece. A repeated option adds to the list. */
export function collectOrderedParts(text: string, before: readonly OrderedPartQuantity[] = []): OrderedPartQuantity[] {
  const [code = '', count = '1', ...more] = text.split(':')
  const qty = v.safeParse(Qty, count)
  if (!qty.success || more.length > 0) throw new InvalidArgumentError('A line looks like SA-1001:2, a part and how many of it.')
  const one = { mcode: parseMcode(code), qty: qty.output }
  if (before.some((other) => other.mcode === one.mcode)) throw new InvalidArgumentError(`${one.mcode} is named twice.`)
  return [...before, one]
}

/**
 * Reads a quantity price, such as `10:17.50`: from 10 pieces, each costs $17.50. The price is returned in whole cents. A repeated option
 * adds to the list.
 */
export function collectPriceBreak(
  text: string,
  before: readonly { fromQty: number; cents: number }[] = [],
): { fromQty: number; cents: number }[] {
  const [, from, price] = /^(\d{1,6}):(.+)$/.exec(text) ?? []
  if (from === undefined || price === undefined)
    throw new InvalidArgumentError('A step looks like 10:17.50, from so many pieces at this price.')
  return [...before, { fromQty: Number(from), cents: parsePositiveCents(price) }]
}

/** Reads text that is stored and displayed: one line, trimmed, at most 200 characters. */
export function parseSingleLine(text: string): string {
  const read = text.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  if (read.length > 200 || /[\u0000-\u001f\u007f]/.test(read)) throw new InvalidArgumentError('This is one line of at most 200 characters.')
  return read
}

export const collectLines = (text: string, before: readonly string[] = []): string[] => [...before, parseSingleLine(text)]

export function parseWebAddress(text: string): string {
  if (!URL.canParse(text) || !/^https?:/i.test(text)) throw new InvalidArgumentError('An address begins with https:// or http://.')
  return text
}

/** Reads an IANA time zone, such as `America/Chicago`. */
export function parseTimeZone(text: string): string {
  const read = parseIanaTimeZone(text)
  if ('refused' in read) throw new InvalidArgumentError(read.refused)
  return read.zone
}

/** Reads a list of language codes from contract/locale/locales.ts, such as `en-US,de`, without duplicates. `all` gives an empty list. */
export function parseLanguages(text: string): string[] {
  if (text === 'all') return []
  const read = [...new Set(text.split(',').map((code) => code.trim()))]
  const unknown = read.find((code) => localeNamed(code, locales) === null)
  if (unknown === undefined) return read
  throw new InvalidArgumentError(`There is no language “${unknown}”. There is ${locales.all.map(({ code }) => code).join(', ')}.`)
}

/** Reads one language code from contract/locale/locales.ts. */
export function parseLanguage(text: string): string {
  const [read, more] = parseLanguages(text)
  if (read === undefined || more !== undefined) throw new InvalidArgumentError('Say one language, such as de.')
  return read
}
