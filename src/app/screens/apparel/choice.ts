import { canAddToCart } from '#app/sale.ts'
import type { StyleDetail, Variant } from '#contract/apparel/style-calls.ts'

export interface StyleChoice {
  colour: string
  /** The selected size. Null until the user selects one: a size is never preselected, because parts in a wrong size come back. */
  size: string | null
}

type ChoosableStyle = Pick<StyleDetail, 'colours' | 'sizes' | 'variants'>

export const variantForChoice = ({ variants }: Pick<StyleDetail, 'variants'>, { colour, size }: StyleChoice): Variant | undefined =>
  variants.find((one) => one.colour === colour && one.size === size)

/**
 * Returns the size and colour that are selected at first: those of the variant in the URL; otherwise the first colour in stock, and the
 * size if there is only one.
 */
export function initialStyleChoice(style: ChoosableStyle, mcode: string | undefined): StyleChoice {
  const asked = style.variants.find(({ part }) => part.mcode === mcode)
  if (asked) return { colour: asked.colour, size: asked.size }
  const there = style.variants.find(({ part }) => part.stock.qty > 0) ?? style.variants[0]
  return { colour: there?.colour ?? '', size: style.sizes.length === 1 ? (style.sizes[0] ?? null) : null }
}

export interface SizeRow {
  size: string
  /** The variant in the selected colour; undefined if this size does not exist in that colour. */
  variant: Variant | undefined
}

/** Returns the sizes of a style in one colour. */
export const sizeRowsOfColour = (style: ChoosableStyle, colour: string): SizeRow[] =>
  style.sizes.map((size) => ({ size, variant: variantForChoice(style, { colour, size }) }))

/** Returns the lowest and highest price of the variants that can be ordered. */
export function variantPriceRange(variants: readonly Variant[]): { lowestPriceUsd: number; highestPriceUsd: number } {
  const sold = variants.filter(({ part }) => canAddToCart(part))
  const prices = (sold.length > 0 ? sold : variants).map(({ part }) => part.price)
  return { lowestPriceUsd: Math.min(...prices), highestPriceUsd: Math.max(...prices) }
}
