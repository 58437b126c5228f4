import { MAX_QUANTITY } from '#contract/limits.ts'
import { parsePieceCount } from '#contract/text/quantity.ts'

/** Parses a typed quantity, and limits it to between `least` and the maximum of a cart line. Returns null if it is not a number. */
export function parseQuantity(text: string, least: number, locale: string): number | null {
  const pieces = parsePieceCount(text, locale)
  return pieces === null ? null : Math.min(Math.max(pieces, least, 1), MAX_QUANTITY)
}
