import { MAX_QUANTITY } from '#contract/limits.ts'
import { readPieces } from '#contract/quantity.ts'

/** What was typed as a quantity, held between the least that is sold and the most that one line takes. Null for what is no number. */
export function readQuantity(text: string, least: number, locale: string): number | null {
  const pieces = readPieces(text, locale)
  return pieces === null ? null : Math.min(Math.max(pieces, least, 1), MAX_QUANTITY)
}
