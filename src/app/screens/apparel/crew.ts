import type { Variant } from '#contract/apparel/style-calls.ts'
import { type Cents, dollarsOf } from '#contract/kernel/primitives.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { parsePieceCount } from '#contract/text/quantity.ts'

/** The typed quantity of each variant, by part code (mcode); '' means none. */
export type EnteredQuantities = Readonly<Record<string, string>>

/** Parses a typed quantity: 0 for an empty text, null for an invalid one. */
export function parseEnteredQuantity(text: string, locale: string): number | null {
  if (text.trim() === '') return 0
  const count = parsePieceCount(text, locale)
  return count !== null && count <= MAX_QUANTITY ? count : null
}

export interface CrewOrder {
  lines: { variant: Variant; qty: number }[]
  pieces: number
  /** The price of the goods in dollars. */
  goodsTotalUsd: number
  /** Whether any typed text is not a valid quantity. */
  hasInvalidQuantity: boolean
}

/** Returns the order for all typed quantities in all colours. Each variant has the price for its own quantity. */
export function buildCrewOrder(variants: readonly Variant[], typed: EnteredQuantities, locale: string): CrewOrder {
  const read = variants.map((variant) => ({ variant, qty: parseEnteredQuantity(typed[variant.part.mcode] ?? '', locale) }))
  const lines = read.flatMap(({ variant, qty }) => (qty ? [{ variant, qty }] : []))
  const cents = lines.reduce(
    (sum, { variant: { part }, qty }) => sum + totalsForQuantity({ ...part, priceLadder: part.priceLadder ?? [] }, qty).total,
    0 as Cents as number,
  )
  return {
    lines,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    goodsTotalUsd: dollarsOf(cents),
    hasInvalidQuantity: read.some(({ qty }) => qty === null),
  }
}
