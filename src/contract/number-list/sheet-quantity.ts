import { MAX_QUANTITY } from '#contract/limits.ts'
import { normalizeText } from '#contract/text/plain-text.ts'

/** A quantity of a sheet. `other`: the quantity if the sign in it is read in the other way: `1.000` is a thousand, or one. */
export interface SheetQuantity {
  qty: number
  other: number | null
}

/** Matches the words and signs around a quantity: `2x`, `x 2`, `2 pcs`, `2 Stk.`. */
const AROUND_QUANTITY =
  /^[("']*(?:x|×|\*|qty|menge|anzahl)?[\s:.]*|[\s]*(?:x|×|\*|pcs?|pieces?|ea|each|units?|stück|stueck|stk|st)?[.)"']*$/giu
const WHOLE = /^\d{1,6}$/
const WITH_ZERO_DECIMALS = /^(\d{1,4})[.,]0{1,2}$/
const GROUPED = /^(\d{1,3})([.,' ])(\d{3})(?:[.,]0{1,2})?$/

/** Reads the cell of a quantity, with decimals if they are zero (`2,00`). Null for anything that is not a whole number from 1 to 9999. */
export function parseSheetQuantity(cell: string): SheetQuantity | null {
  const text = normalizeText(cell).replace(AROUND_QUANTITY, '')
  const valid = (qty: number, other: number | null = null) => (qty >= 1 && qty <= MAX_QUANTITY ? { qty, other } : null)
  if (WHOLE.test(text)) return valid(Number(text))
  const [, whole] = WITH_ZERO_DECIMALS.exec(text) ?? []
  if (whole !== undefined) return valid(Number(whole))
  const [, thousands, sign, rest] = GROUPED.exec(text) ?? []
  if (thousands === undefined || rest === undefined) return null
  const isSingle = rest === '000' && (sign === '.' || sign === ',') && !/[.,].*[.,]/.test(text)
  return valid(Number(thousands + rest), isSingle ? Number(thousands) : null)
}

const NUMBER = /^-?\d{1,4}(?:[.,]\d{1,3})?$/

/** Whether a text is a number as a quantity is written, but no quantity: `0`, `-1`, `2,5`. */
export const isRefusedQuantity = (text: string): boolean =>
  NUMBER.test(normalizeText(text).replace(AROUND_QUANTITY, '')) && parseSheetQuantity(text) === null

/** Whether a cell is a whole number that is written with decimals, as spreadsheets write quantities: `2,00`. */
export const isWholeWithDecimals = (cell: string): boolean => WITH_ZERO_DECIMALS.test(cell)
