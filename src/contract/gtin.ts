/**
 * Article numbers (GTIN): UPC of 12 digits, EAN of 13 and 8, and 14 digits. All of them are one number: the shorter ones have zeros in
 * front. The last digit checks the others (GS1 General Specifications, 7.9).
 */

const DIGITS = /^\d{8,14}$/
/** What is written in front: `EAN`, `UPC-A:`, `GTIN 13`. */
const CALLED = /^(?:GTIN|EAN|UPC|JAN)(?:[- ]?(?:8|12|13|14|A)(?!\d))?[\s:.#-]*(?=\d)/i
/** As it stands below the bars: EAN-13, UPC-A, fourteen digits. A list reads other blanks as the ends of numbers. */
const PRINTED = /^(?:\d[ -]\d{6}[ -]\d{6}|\d[ -]\d{5}[ -]\d{5}[ -]\d|\d[ -]\d{2}[ -]\d{5}[ -]\d{5}[ -]\d)$/

/** Digits count three and one by turns, from the right. */
export function checkDigit(body: string): string {
  let sum = 0
  for (let at = 1; at <= body.length; at += 1) sum += Number(body.at(-at)) * (at % 2 === 1 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** Whether a text is 8 to 14 digits of which the last one is right. */
export const isGtin = (digits: string): boolean => DIGITS.test(digits) && checkDigit(digits.slice(0, -1)) === digits.slice(-1)

/** The digits of what may be an article number, or the beginning of one, as people type and scanners send it; null for any other text. */
export function gtinDigits(text: string): string | null {
  const digits = text.normalize('NFKC').trim().replace(CALLED, '').replaceAll(/[\s-]/g, '')
  return DIGITS.test(digits) ? digits : null
}

/** Whether a text is an article number with the blanks or dashes that it is printed with: `4 006381 333931`. */
export const isPrintedGtin = (text: string): boolean => PRINTED.test(text) && isGtin(text.replaceAll(/[ -]/g, ''))
