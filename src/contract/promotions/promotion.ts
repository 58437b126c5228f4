import * as v from 'valibot'
import { PartCard } from '#contract/catalogue.ts'
import { Id, Usd } from '#contract/primitives.ts'

/** The parts of a promotion: a part must meet all given conditions; without conditions it applies to every part. */
export const PromotionScope = v.object({
  categories: v.array(v.object({ id: Id, name: v.string() })),
  producers: v.array(v.string()),
  conditions: v.array(v.picklist(['new', 'reman', 'used'])),
  /** Number of parts listed individually. */
  named: v.number(),
})
export type PromotionScope = v.InferOutput<typeof PromotionScope>

/** A promotion as shown on its page. `from` and `until` are ISO 8601 times; `until` is exclusive. */
export const Promotion = v.object({
  id: Id,
  name: v.string(),
  /** The shop's own text; may be empty. */
  terms: v.string(),
  from: v.string(),
  until: v.string(),
  /** Either a percentage off, or a fixed unit price. */
  percent: v.nullable(v.number()),
  price: v.nullable(Usd),
  scope: PromotionScope,
  /** Number of reduced parts, and the first of them; none for a future promotion. */
  total: v.number(),
  parts: v.array(PartCard),
})
export type Promotion = v.InferOutput<typeof Promotion>

/** Running promotions, the first to end first; and those that begin within the next weeks. */
export const Promotions = v.object({ running: v.array(Promotion), coming: v.array(Promotion) })
export type Promotions = v.InferOutput<typeof Promotions>
