import type { Cell } from '#server/import/files/table.ts'
import { BadValue } from '#server/import/tables/bad-value.ts'
import { damage } from './part-number.ts'

/** GS1's check digit: digits count three and one by turns, from the right. */
function checks(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 1 : 3)
  return sum % 10 === 0
}

/** Whether a text is a GTIN with its check digit, zeros in front perhaps lost. */
export const looksLikeGtin = (text: string): boolean => /^\d{11,14}$/.test(text) && checks(text)

/**
 * The GTIN of a cell: blanks and dashes taken out, zeros that a spreadsheet lost put back (to 8, 12, 13 or 14 digits; none of them changes
 * the check digit). `digits` is null for zeros alone, and where the last digit does not check the others: such a number is nobody's.
 * @throws BadValue
 */
export function gtin(cell: Cell): { digits: string | null; isWrong: boolean } {
  const says = damage(cell)
  if (says !== null) throw new BadValue(says.replace('A part number', 'A GTIN'))
  const digits = cell.text.replace(/[\s-]/g, '')
  if (/^0+$/.test(digits)) return { digits: null, isWrong: false }
  if (!/^\d{7,14}$/.test(digits)) throw new BadValue(`A GTIN (EAN, UPC) of 8, 12, 13 or 14 digits: ${cell.text} is none.`)
  if (!checks(digits)) return { digits: null, isWrong: true }
  return { digits: digits.padStart(digits.length <= 8 ? 8 : Math.max(12, digits.length), '0'), isWrong: false }
}
