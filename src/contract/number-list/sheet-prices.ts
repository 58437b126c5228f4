import { isRefusedQuantity, parseSheetQuantity } from './sheet-quantity.ts'

/** Matches a cell with decimals, which is mostly a price. Left as it is, its comma would separate two numbers: `149,50`. */
const PRICE = /^\D{0,4}(?:\d{1,6}[.,]|\d{1,3}(?:\.\d{3},|,\d{3}\.|[' ]\d{3}[.,]))\d{1,2}\D{0,4}$/
/** From this amount on, a number with two decimals is rather a price than a quantity: `149,00`. */
export const MIN_PRICE_LIKE_QUANTITY = 20

/** Whether a cell has decimals as prices have them. */
export const isPriceLike = (cell: string): boolean => PRICE.test(cell)

/** Whether a cell cannot be a quantity, and not a wrong one either: `149,50`, `€ 9,50`. */
export const isSurelyPrice = (cell: string): boolean =>
  isPriceLike(cell) &&
  parseSheetQuantity(cell) === null &&
  (!isRefusedQuantity(cell) || (/[.,]\d{2}$/.test(cell) && Number(cell.replace(',', '.')) >= MIN_PRICE_LIKE_QUANTITY))
