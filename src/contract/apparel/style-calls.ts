import * as v from 'valibot'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { catalogueReadCalls } from '#contract/catalogue/reads.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Id, UsdAmount } from '#contract/kernel/primitives.ts'
import { SizeGuide } from './size-guide.ts'

const styleReadCall = { method: 'GET', may: 'anyone', queue: false } as const

const shownStyleFields = {
  id: Id,
  name: v.string(),
  /** The description of the style, in Markdown like the description of a part. */
  text: v.string(),
  producer: v.string(),
  /** The colours of the style: keys of `apparel/colours.ts` or the shop's own colours, in the shop's order. */
  colours: v.array(v.string()),
  /** The sizes of the style in ascending order. */
  sizes: v.array(v.string()),
}

/** A style of workwear: the data that all its sizes and colours share. Each size in each colour is a separate part. */
export const Style = v.object({
  ...shownStyleFields,
  mainImageUrl: v.string(),
  /** The price of the cheapest variant that can be ordered now. `priceTo`: the price of the most expensive one. */
  priceFrom: UsdAmount,
  priceTo: UsdAmount,
  /** Whether at least one variant of the style is in stock. */
  onShelf: v.boolean(),
})
export type Style = v.InferOutput<typeof Style>

/** A variant of a style: one size in one colour. */
export const Variant = v.object({ colour: v.string(), size: v.string(), part: PartCard })
export type Variant = v.InferOutput<typeof Variant>

export const StyleDetail = v.object({
  ...shownStyleFields,
  guide: v.nullable(SizeGuide),
  variants: v.array(Variant),
})
export type StyleDetail = v.InferOutput<typeof StyleDetail>

/** Calls for workwear, under the catalogue's path. */
export const styleCalls = {
  productStyles: {
    ...styleReadCall,
    ...catalogueReadCalls.productStyles,
    input: v.object({}),
    result: v.array(Style),
    summary: 'Workwear and goods for the workshop, by style.',
  },
  productStyle: {
    ...styleReadCall,
    ...catalogueReadCalls.productStyle,
    input: v.object({ id: Id }),
    result: StyleDetail,
    summary: 'A style with its size guide, and each size and colour as it is sold.',
  },
} as const satisfies Record<string, CallDefinition>
