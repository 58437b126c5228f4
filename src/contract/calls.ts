import type * as v from 'valibot'
import { accountCalls } from './account/account-calls.ts'
import { addressCalls } from './addresses/address-calls.ts'
import { cartCalls } from './cart/cart-calls.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { couponCalls } from './coupons/coupon-calls.ts'
import { downloadCalls } from './download/download-calls.ts'
import { favouriteCalls } from './favourites/favourite-calls.ts'
import { garageCalls } from './garage/garage-calls.ts'
import { giftCalls } from './gifts/gift-calls.ts'
import type { CallDefinition } from './kernel/call-definition.ts'
import { lotteryCalls } from './lottery/lottery-calls.ts'
import { checkoutCalls, orderCalls } from './orders/order-calls.ts'
import { packCalls } from './packs/pack-calls.ts'
import { questionCalls } from './pages/questions.ts'
import { promotionCalls } from './promotions/promotion-calls.ts'
import { pushCalls } from './push/push-calls.ts'
import { rewardCalls } from './rewards/reward-calls.ts'
import { stockWatchCalls } from './stock-watch/stock-watch-calls.ts'
import { viewCalls } from './views/view-calls.ts'

/**
 * The table of all calls: those of section 7 of the specification and our own. Server, client, worker and OpenAPI document derive from this
 * table.
 */
export const calls = {
  ...catalogueCalls,
  ...accountCalls,
  ...cartCalls,
  ...addressCalls,
  ...favouriteCalls,
  ...garageCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...pushCalls,
  ...rewardCalls,
  ...promotionCalls,
  ...couponCalls,
  ...giftCalls,
  ...lotteryCalls,
  ...viewCalls,
  ...questionCalls,
  ...downloadCalls,
  ...packCalls,
  ...stockWatchCalls,
} as const satisfies Record<string, CallDefinition>

export type CallName = keyof typeof calls
export const callNames = Object.keys(calls) as [CallName, ...CallName[]]

/** The input of a call as the caller passes it, before parsing. */
export type CallInputOf<N extends CallName> = v.InferInput<(typeof calls)[N]['input']>
/** The input of a call after parsing, as the server receives it. */
export type ParsedInputOf<N extends CallName> = v.InferOutput<(typeof calls)[N]['input']>
export type CallResultOf<N extends CallName> = v.InferOutput<(typeof calls)[N]['result']>
