import { isGtin } from '#contract/numbers/gtin.ts'
import type { Cell } from '#server/import/files/table.ts'
import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import { spreadsheetDamageMessage } from './part-number.ts'

/** Whether the check digit of a GTIN is correct. GS1 weights the digits with one and three, from the right. */
const isCheckDigitValid = (digits: string): boolean => isGtin(digits.padStart(14, '0'))

/** Whether a text is a GTIN with a correct check digit. Leading zeros may be missing. */
export const looksLikeGtin = (text: string): boolean => /^\d{11,14}$/.test(text) && isCheckDigitValid(text)

/**
 * Reads the GTIN of a cell, without spaces and dashes. Lost leading zeros are added (up to 8, 12, 13 or 14 digits), which does not change
 * the check digit. `digits` is null for all zeros and for a wrong check digit. `hasWrongCheckDigit` tells that the check digit is wrong.
 * @throws InvalidValueError when the cell does not contain a GTIN.
 */
export function parseGtinCell(cell: Cell): { digits: string | null; hasWrongCheckDigit: boolean } {
  const says = spreadsheetDamageMessage(cell)
  if (says !== null) throw new InvalidValueError(says.replace('A part number', 'A GTIN'))
  const digits = cell.text.replace(/[\s-]/g, '')
  if (/^0+$/.test(digits)) return { digits: null, hasWrongCheckDigit: false }
  if (!/^\d{7,14}$/.test(digits)) throw new InvalidValueError(`A GTIN (EAN, UPC) of 8, 12, 13 or 14 digits: ${cell.text} is none.`)
  if (!isCheckDigitValid(digits)) return { digits: null, hasWrongCheckDigit: true }
  return { digits: digits.padStart(digits.length <= 8 ? 8 : Math.max(12, digits.length), '0'), hasWrongCheckDigit: false }
}
