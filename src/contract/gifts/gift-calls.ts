import * as v from 'valibot'
import { EnteredAddress } from '#contract/addresses/address.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Id, PointsInput } from '#contract/kernel/primitives.ts'

const giftPath = '/marketing/api/v1/gift'

/** A gift that a customer claimed. Times are ISO 8601, UTC; '' if absent. */
export const GiftClaim = v.object({
  id: Id,
  giftId: Id,
  name: v.string(),
  picture: v.string(),
  points: v.number(),
  /** The state of the claim. `ready`: the coupon is available. `open`: the shop will send the gift. `sent`: the shop has sent it. */
  state: v.picklist(['ready', 'open', 'sent']),
  couponCode: v.string(),
  /** The delivery address in one line. */
  shipTo: v.string(),
  carrier: v.string(),
  tracking: v.string(),
  at: v.string(),
  sentAt: v.string(),
})
export type GiftClaim = v.InferOutput<typeof GiftClaim>

/** The calls for gifts of a customer. The calls that show the gift mall are among the catalogue's calls. */
export const giftCalls = {
  giftClaims: {
    ...{ may: 'member', cache: 'never', fresh: true, method: 'GET', queue: false },
    path: `${giftPath}/claims`,
    input: v.object({}),
    result: v.array(GiftClaim),
    summary: 'Gifts that this customer has taken, newest first.',
  },
  giftClaim: {
    ...{ may: 'member', cache: 'never', fresh: true, method: 'POST', queue: false, idempotent: true },
    path: `${giftPath}/claim`,
    input: v.object({
      spuid: Id,
      /** The displayed price in points; the claim is rejected if the price has changed. */
      points: PointsInput,
      /** The delivery address of a gift that is sent. */
      address: v.optional(EnteredAddress),
    }),
    result: v.object({ claim: GiftClaim, balance: v.number() }),
    summary: 'Takes a gift: points, stock and the claim, all of it or nothing. Of two that want the last one, one gets it.',
  },
} as const satisfies Record<string, CallDefinition>
