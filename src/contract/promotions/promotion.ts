import * as v from 'valibot'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { Id, UsdAmount } from '#contract/kernel/primitives.ts'

/**
 * The conditions for a part to be in a promotion. A part must meet all given conditions; a promotion without conditions applies to every
 * part.
 */
export const PromotionScope = v.object({
  categories: v.array(v.object({ id: Id, name: v.string() })),
  producers: v.array(v.string()),
  conditions: v.array(v.picklist(['new', 'reman', 'used'])),
  /** The number of parts that the promotion lists individually. */
  named: v.number(),
})
export type PromotionScope = v.InferOutput<typeof PromotionScope>

/** A promotion as shown on its page. `from` and `until` are ISO 8601 times; `until` is exclusive. */
export const Promotion = v.object({
  id: Id,
  name: v.string(),
  /** The terms of the promotion in the shop's words; may be empty. */
  terms: v.string(),
  from: v.string(),
  until: v.string(),
  /** The percentage off; null if the promotion gives a fixed unit price. */
  percent: v.nullable(v.number()),
  price: v.nullable(UsdAmount),
  scope: PromotionScope,
  /** The number of parts with a reduced price; `parts` are the first of them, none for a future promotion. */
  total: v.number(),
  parts: v.array(PartCard),
})
export type Promotion = v.InferOutput<typeof Promotion>

/** The running promotions, the first to end first; and the promotions that begin within the next weeks. */
export const Promotions = v.object({ running: v.array(Promotion), coming: v.array(Promotion) })
export type Promotions = v.InferOutput<typeof Promotions>
