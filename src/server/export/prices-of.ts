import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { numericCell, type SheetCell } from './sheet.ts'

export interface PriceBreakRow {
  price_steps: { fromQty: number; unitPrice: string }[]
}

/** Returns a cell with an amount that has exactly two decimals. */
export const moneyCell = (text: string | null): SheetCell => (text === null ? null : numericCell(dollarsTextOfCents(centsOfText(text))))

/** Returns the quantity prices for more than one piece. The quantity price for one piece is left out, because it is the part's price. */
export const multiPiecePriceBreaks = ({ price_steps }: PriceBreakRow): PriceBreakRow['price_steps'] =>
  price_steps.filter(({ fromQty }) => fromQty > 1)

export const priceBreakHeading = (fromQty: number): string => `Price from ${fromQty}`
