import * as v from 'valibot'
import { PartCard } from '#contract/catalogue.ts'
import { Id, Usd } from '#contract/primitives.ts'

/** What a promotion is about: all that is named must hold of a part, and nothing named is every part. */
export const PromotionScope = v.object({
  categories: v.array(v.object({ id: Id, name: v.string() })),
  producers: v.array(v.string()),
  conditions: v.array(v.picklist(['new', 'reman', 'used'])),
  /** How many parts are named one by one. */
  named: v.number(),
})
export type PromotionScope = v.InferOutput<typeof PromotionScope>

/** A promotion as its page shows it. `from` and `until` are moments, ISO 8601; it runs until just before `until`. */
export const Promotion = v.object({
  id: Id,
  name: v.string(),
  /** The shop's own words; may be empty. */
  terms: v.string(),
  from: v.string(),
  until: v.string(),
  /** Either so many percent off, or one price for a piece. */
  percent: v.nullable(v.number()),
  price: v.nullable(Usd),
  scope: PromotionScope,
  /** How many parts it makes cheaper, and the first of them; of one that is still to come none. */
  total: v.number(),
  parts: v.array(PartCard),
})
export type Promotion = v.InferOutput<typeof Promotion>

/** What runs, what ends first standing first; and what begins within the next weeks. */
export const Promotions = v.object({ running: v.array(Promotion), coming: v.array(Promotion) })
export type Promotions = v.InferOutput<typeof Promotions>
