import type { Variant } from '#contract/apparel/style-calls.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { priceOf } from '#contract/pricing.ts'
import { type Cents, dollarsOf } from '#contract/primitives.ts'
import { readPieces } from '#contract/quantity.ts'

/** What was typed for each size, by the code of its part; empty is none. */
export type Typed = Readonly<Record<string, string>>

/** A quantity as it was typed: `0` for nothing, null for what is none. */
export function piecesTyped(text: string, locale: string): number | null {
  if (text.trim() === '') return 0
  const count = readPieces(text, locale)
  return count !== null && count <= MAX_QUANTITY ? count : null
}

export interface CrewOrder {
  lines: { variant: Variant; qty: number }[]
  pieces: number
  /** Dollars. */
  goods: number
  /** Whether something was typed that is no quantity. */
  wrong: boolean
}

/** All that was typed, in every colour, as an order: each size at the price of its own quantity. */
export function crewOrder(variants: readonly Variant[], typed: Typed, locale: string): CrewOrder {
  const read = variants.map((variant) => ({ variant, qty: piecesTyped(typed[variant.part.mcode] ?? '', locale) }))
  const lines = read.flatMap(({ variant, qty }) => (qty ? [{ variant, qty }] : []))
  const cents = lines.reduce(
    (sum, { variant: { part }, qty }) => sum + priceOf({ ...part, priceLadder: part.priceLadder ?? [] }, qty).total,
    0 as Cents as number,
  )
  return {
    lines,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    goods: dollarsOf(cents),
    wrong: read.some(({ qty }) => qty === null),
  }
}
