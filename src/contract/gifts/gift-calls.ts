import * as v from 'valibot'
import { GivenAddress } from '#contract/address.ts'
import type { CallRow } from '#contract/call-row.ts'
import { Id, Usd } from '#contract/primitives.ts'

const gift = '/marketing/api/v1/gift'
const reads = { may: 'anyone', cache: 'never', fresh: true, method: 'GET', queue: false } as const

/** The category that has all gifts: no shop names one so. */
export const ALL_GIFTS = 'all'
/** Of a gift that there are only so few of, the number is said. */
export const GIFTS_FEW = 5

/** A gift in a list. */
export const GiftCard = v.object({
  /** Its spuid. */
  id: Id,
  name: v.string(),
  picture: v.string(),
  /** What it costs. */
  points: v.number(),
  stock: v.number(),
  /** A coupon is there at once; goods are sent. */
  kind: v.picklist(['coupon', 'goods']),
})
export type GiftCard = v.InferOutput<typeof GiftCard>

const GiftCategory = v.object({ id: Id, name: v.string(), gifts: v.number() })

export const GiftsMall = v.object({
  categories: v.array(GiftCategory),
  /** Empty for all. */
  category: v.string(),
  gifts: v.array(GiftCard),
})
export type GiftsMall = v.InferOutput<typeof GiftsMall>

export const Gift = v.object({
  ...GiftCard.entries,
  text: v.string(),
  category: v.object({ id: Id, name: v.string() }),
  /** Taken out of the mall: whoever has its address still reads what it was. */
  ended: v.boolean(),
  /** What its coupon takes off, for how many days; null for goods. */
  coupon: v.nullable(v.object({ percent: v.nullable(v.number()), amount: v.nullable(Usd), least: Usd, days: v.number() })),
})
export type Gift = v.InferOutput<typeof Gift>

/** A gift that was taken. Times are ISO 8601, UTC; '' where there is none. */
export const GiftClaim = v.object({
  id: Id,
  giftId: Id,
  name: v.string(),
  picture: v.string(),
  points: v.number(),
  /** `ready`: its coupon is there. `open`: the shop sends it. */
  state: v.picklist(['ready', 'open', 'sent']),
  couponCode: v.string(),
  /** Where it goes, in one line. */
  shipTo: v.string(),
  carrier: v.string(),
  tracking: v.string(),
  at: v.string(),
  sentAt: v.string(),
})
export type GiftClaim = v.InferOutput<typeof GiftClaim>

/** The calls about gifts (decisions, Which path is which). */
export const giftCalls = {
  giftsMall: {
    ...reads,
    path: `${gift}/mall`,
    input: v.object({ cid: Id }),
    result: GiftsMall,
    summary: 'Goods and coupons for points: a category, or `all`. Sold out ones stand last.',
  },
  giftDetail: {
    ...reads,
    path: `${gift}/detail`,
    input: v.object({ spuid: Id }),
    result: Gift,
    summary: 'One gift.',
  },
  giftClaims: {
    ...reads,
    may: 'member',
    path: `${gift}/claims`,
    input: v.object({}),
    result: v.array(GiftClaim),
    summary: 'Gifts that this customer has taken, newest first.',
  },
  giftClaim: {
    ...{ may: 'member', cache: 'never', fresh: true, method: 'POST', queue: false, idempotent: true },
    path: `${gift}/claim`,
    input: v.object({
      spuid: Id,
      /** What it cost as it was shown: at another price nothing is taken. */
      points: v.number(),
      /** Where goods go. */
      address: v.optional(GivenAddress),
    }),
    result: v.object({ claim: GiftClaim, balance: v.number() }),
    summary: 'Takes a gift: points, stock and the claim, all of it or nothing. Of two that want the last one, one gets it.',
  },
} as const satisfies Record<string, CallRow>
