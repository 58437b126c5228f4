import * as v from 'valibot'
import { Id, UsdAmount } from '#contract/kernel/primitives.ts'

/** A gift in a list. */
export const GiftCard = v.object({
  /** The id of the gift, which the specification names spuid. */
  id: Id,
  name: v.string(),
  picture: v.string(),
  /** The price of the gift in points. */
  points: v.number(),
  stock: v.number(),
  /** The kind of gift: a `coupon` is issued at once, `goods` are sent. */
  kind: v.picklist(['coupon', 'goods']),
})
export type GiftCard = v.InferOutput<typeof GiftCard>

const GiftCategory = v.object({ id: Id, name: v.string(), gifts: v.number() })

export const GiftsMall = v.object({
  categories: v.array(GiftCategory),
  /** The category of the gift mall; empty if the gift is shown in all categories. */
  category: v.string(),
  gifts: v.array(GiftCard),
})
export type GiftsMall = v.InferOutput<typeof GiftsMall>

export const Gift = v.object({
  ...GiftCard.entries,
  text: v.string(),
  category: v.object({ id: Id, name: v.string() }),
  /** Whether the gift was removed from the mall; its page still exists. */
  ended: v.boolean(),
  /** The coupon's discount and its validity in days; null for goods. */
  coupon: v.nullable(v.object({ percent: v.nullable(v.number()), amount: v.nullable(UsdAmount), least: UsdAmount, days: v.number() })),
})
export type Gift = v.InferOutput<typeof Gift>
