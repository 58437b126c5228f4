import { isGtin } from '#contract/numbers/gtin.ts'

/**
 * Parses a number as PIES files and suppliers write numbers: `1234.5`, `1,234.50`, `12,5`, `$ 12.50`. Null when the text is not a number or
 * is ambiguous, such as `1,234`.
 * @returns The number in decimal notation with a dot, such as `1234.50`, or with a leading minus.
 */
export function parseDecimal(text: string): string | null {
  const plain = text.replace(/^[\s$€£]+|[\s$€£]+$/gu, '').replaceAll(/(?<=\d)[\s\u00A0'’](?=\d{3})/gu, '')
  if (/^-?\d*\.?\d+$|^-?\d+\.$/.test(plain)) return plain
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(plain)) return plain.replaceAll(',', '')
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return /^-?\d+,(\d{1,2}|\d{4,})$/.test(plain) ? plain.replace(',', '.') : null
}

/**
 * Parses a price for `pieces` pieces and returns the price of one piece in whole cents, rounded half up. Null when the text is not a
 * number.
 */
export function parseCents(text: string, pieces = 1): number | null {
  const number = parseDecimal(text)
  if (number === null) return null
  // The cents are computed from the digits, because the binary value of 1.005 is below 1.005.
  const [whole = '', part = ''] = number.replace('-', '').split('.')
  const tenThousandths = Number(whole || '0') * 10_000 + Number(part.slice(0, 4).padEnd(4, '0'))
  const value = Math.floor((tenThousandths + 50 * pieces) / (100 * pieces))
  return number.startsWith('-') ? -value : value
}

/**
 * Returns the price of one piece in cents: the amount for `pieces` pieces, multiplied by `factor` and rounded once, half up. Null when
 * amount or factor is not a number. `isExact` means that nothing was rounded.
 */
export function parseCentsPerPiece(amount: string, factor: string, pieces: number): { cents: number; isExact: boolean } | null {
  const [number, times] = [parseDecimal(amount), parseDecimal(factor)]
  if (number === null || times === null) return null
  // The cents are computed with integers, because the binary value of 1.005 is below 1.005.
  const places = [number, times].reduce((sum, text) => sum + (text.split('.')[1]?.length ?? 0), 0)
  const product = [number, times].reduce((so, text) => so * BigInt(text.replace('.', '')), 100n)
  const of = 10n ** BigInt(places) * BigInt(pieces)
  const positive = product < 0n ? -product : product
  const rounded = Number((2n * positive + of) / (2n * of))
  return { cents: product < 0n ? -rounded : rounded, isExact: positive % of === 0n }
}

/** Parses a whole number, which may also be written as `12.0`. Null when the text is not a whole number. */
export function parseWholeNumber(text: string): number | null {
  const number = parseDecimal(text)
  return number !== null && /^-?\d+(\.0*)?$/.test(number) ? Number(number) : null
}

/** Parses a measure of zero or more. Null when the text is not such a measure. */
export function parseMeasure(text: string): number | null {
  const number = parseDecimal(text)
  return number === null || number.startsWith('-') ? null : Number(number)
}

/**
 * Parses a day and returns it in ISO form. Read are `2026-03-05`, `2026-03-05T00:00:00Z`, `20260305` and `3/5/2026` (month first). Null
 * when the day does not exist.
 */
export function parseIsoDay(text: string): string | null {
  const [, year = '', month = '', date = ''] = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(text) ?? []
  const [, m = '', d = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text) ?? []
  const iso = `${year || y}-${(month || m).padStart(2, '0')}-${(date || d).padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}

/**
 * Parses a GTIN and returns its 14 digits, with zeros in front as the shop stores it, and whether the check digit is correct. Null when the
 * text is not a GTIN.
 */
export function parseGtin(text: string): { digits: string; hasValidCheckDigit: boolean } | null {
  const plain = text.replaceAll(/[\s-]/g, '')
  if (!/^\d{6,14}$/.test(plain) || /^0+$/.test(plain)) return null
  const digits = plain.padStart(14, '0')
  return { digits, hasValidCheckDigit: isGtin(digits) }
}
