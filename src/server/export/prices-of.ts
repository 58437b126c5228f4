import { centsOfText, dollarsText } from '#server/db/money.ts'
import { type Cell, numericCell } from './sheet.ts'

export interface Steps {
  price_steps: { fromQty: number; unitPrice: string }[]
}

/** Returns a cell with an amount that has exactly two decimals. */
export const money = (text: string | null): Cell => (text === null ? null : numericCell(dollarsText(centsOfText(text))))

/** Returns the quantity prices for more than one piece. The first quantity price is left out, because it is the price itself. */
export const furtherSteps = ({ price_steps }: Steps): Steps['price_steps'] => price_steps.filter(({ fromQty }) => fromQty > 1)

export const stepHeading = (fromQty: number): string => `Price from ${fromQty}`
