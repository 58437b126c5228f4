/**
 * Article numbers (GTIN): UPC of 12 digits, EAN of 13 and 8, and GTIN-14. Shorter ones are padded with zeros for comparison. The last digit
 * is a check digit (GS1 General Specifications, 7.9).
 */

const GTIN_DIGITS = /^\d{8,14}$/
/** Matches the prefixes of article numbers: `EAN`, `UPC-A:`, `GTIN 13`. */
const GTIN_PREFIX = /^(?:GTIN|EAN|UPC|JAN)(?:[- ]?(?:8|12|13|14|A)(?!\d))?[\s:.#-]*(?=\d)/i
/** Matches EAN-13, UPC-A and GTIN-14 in their printed groups. Any other spaces separate the numbers of a list. */
const PRINTED_GTIN = /^(?:\d[ -]\d{6}[ -]\d{6}|\d[ -]\d{5}[ -]\d{5}[ -]\d|\d[ -]\d{2}[ -]\d{5}[ -]\d{5}[ -]\d)$/

/** Returns the check digit of an article number: digits are weighted 3 and 1 alternately, from the right. */
export function checkDigit(body: string): string {
  let sum = 0
  for (let at = 1; at <= body.length; at += 1) sum += Number(body.at(-at)) * (at % 2 === 1 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** Whether a text is 8 to 14 digits with a valid check digit. */
export const isGtin = (digits: string): boolean => GTIN_DIGITS.test(digits) && checkDigit(digits.slice(0, -1)) === digits.slice(-1)

/** Returns the digits of an article number, or of its beginning, as typed or scanned; null for other text. */
export function gtinDigits(text: string): string | null {
  const digits = text.normalize('NFKC').trim().replace(GTIN_PREFIX, '').replaceAll(/[\s-]/g, '')
  return GTIN_DIGITS.test(digits) ? digits : null
}

/** Whether a text is an article number with the spaces or dashes of its printed form: `4 006381 333931`. */
export const isPrintedGtin = (text: string): boolean => PRINTED_GTIN.test(text) && isGtin(text.replaceAll(/[ -]/g, ''))
