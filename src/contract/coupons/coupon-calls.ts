import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { UsdAmount } from '#contract/kernel/primitives.ts'

/** The states of a coupon. `available`: usable now. `later`: valid from a later day. `used`: already used. `expired`: no longer valid. */
export const couponStates = ['available', 'later', 'used', 'expired'] as const
export type CouponState = (typeof couponStates)[number]

/** A coupon that this customer may use or has used; some are for all customers. Times are ISO 8601, UTC; '' if absent. */
export const Coupon = v.object({
  code: v.string(),
  name: v.string(),
  state: v.picklist(couponStates),
  /** The discount in percent; null if the coupon takes off a fixed amount. */
  percent: v.nullable(v.number()),
  amount: v.nullable(UsdAmount),
  /** The minimum value of the goods. */
  least: UsdAmount,
  /** The category to which the coupon applies; null for all categories. */
  category: v.nullable(v.object({ id: v.string(), name: v.string() })),
  condition: v.nullable(v.picklist(['new', 'reman', 'used'])),
  /** Whether the coupon also applies to parts with a reduced price. */
  withSale: v.boolean(),
  from: v.string(),
  until: v.string(),
  origin: v.picklist(['shop', 'gift', 'draw']),
  /** The last order that used the coupon; null if there is none. */
  usedOn: v.nullable(v.object({ id: v.string(), number: v.string() })),
})
export type Coupon = v.InferOutput<typeof Coupon>

export const couponCalls = {
  couponList: {
    ...{ may: 'member', cache: 'never', fresh: true, method: 'GET', queue: false },
    path: '/marketing/api/v1/coupon/list',
    input: v.object({}),
    result: v.array(Coupon),
    summary:
      'Coupons of this customer, those that are for everybody and listed, and those that were used: what ends first in front, what is over last.',
  },
} as const satisfies Record<string, CallDefinition>
