import { hasAdd } from '#app/sale.ts'
import type { StyleDetail, Variant } from '#contract/apparel/style-calls.ts'

export interface Choice {
  colour: string
  /** Null until one is chosen: a size is never chosen for anybody, what does not fit comes back. */
  size: string | null
}

type Choosable = Pick<StyleDetail, 'colours' | 'sizes' | 'variants'>

export const variantAt = ({ variants }: Pick<StyleDetail, 'variants'>, { colour, size }: Choice): Variant | undefined =>
  variants.find((one) => one.colour === colour && one.size === size)

/** Of the variant in the address; else the first colour of which something is there, and the size where there is but one. */
export function firstChoice(style: Choosable, mcode: string | undefined): Choice {
  const asked = style.variants.find(({ part }) => part.mcode === mcode)
  if (asked) return { colour: asked.colour, size: asked.size }
  const there = style.variants.find(({ part }) => part.stock.qty > 0) ?? style.variants[0]
  return { colour: there?.colour ?? '', size: style.sizes.length === 1 ? (style.sizes[0] ?? null) : null }
}

export interface SizeRow {
  size: string
  /** Undefined where the colour is not made in that size. */
  variant: Variant | undefined
}

/** All sizes of a style in one of its colours. */
export const sizesIn = (style: Choosable, colour: string): SizeRow[] =>
  style.sizes.map((size) => ({ size, variant: variantAt(style, { colour, size }) }))

/** Prices of what can be ordered: one, or from and to. */
export function priceSpan(variants: readonly Variant[]): { from: number; to: number } {
  const sold = variants.filter(({ part }) => hasAdd(part))
  const prices = (sold.length > 0 ? sold : variants).map(({ part }) => part.price)
  return { from: Math.min(...prices), to: Math.max(...prices) }
}
