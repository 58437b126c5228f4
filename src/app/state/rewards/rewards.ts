import * as v from 'valibot'
import { askOrSeen, fromDevice, type Seen } from '#app/state/orders/orders.ts'
import { ask } from '#app/state/page/ask.ts'
import type { CallName, ResultOf } from '#contract/calls.ts'
import type { GiftClaim } from '#contract/gifts/gift-calls.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import { PageNo } from '#contract/primitives.ts'
import type { Coupon } from '#contract/rewards/coupon-calls.ts'
import type { RewardState } from '#contract/rewards/reward-calls.ts'
import { keepSeen, seenBefore } from './seen.ts'

/** A customer's calls without input. */
type Plain = { [N in CallName]: N extends 'rewardState' | 'couponList' | 'giftClaims' ? N : never }[CallName]

/** The server's reply; offline the last one on this device. */
const replyOrLastSeen = <N extends Plain>(name: N): Promise<Seen<ResultOf<N>>> =>
  askOrSeen<ResultOf<N>>(
    async (onLate) => (await ask<Plain>(name, {}, {}, ({ value }) => onLate(value as ResultOf<N>))).value as ResultOf<N>,
    async (value, owner) => keepSeen(name, owner, value),
    async (owner) => {
      const kept = seenBefore(name, owner)
      // Stored under this name by a version with the same schema (seen.ts).
      return kept && fromDevice(kept.value as ResultOf<N>, kept.askedAt)
    },
  )

/** Balance, tier and points that expire soon. */
export const askRewards = (): Promise<Seen<RewardState>> => replyOrLastSeen('rewardState')

/** Coupons in all states, the first to expire first. */
export const askCoupons = (): Promise<Seen<Coupon[]>> => replyOrLastSeen('couponList')

/** Claimed gifts, newest first. */
export const askClaims = (): Promise<Seen<GiftClaim[]>> => replyOrLastSeen('giftClaims')

export type LedgerPage = ResultOf<'rewardLedger'>

/** A page of the statement, newest first; only available from the server. */
export async function askLedger(pageNo: number): Promise<Seen<LedgerPage>> {
  const asOf = new Date().toISOString()
  const { value } = await ask('rewardLedger', { pageNo, pageSize: PAGE_SIZE_DEFAULT }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

/** The page number in a URL: `?page=2`. */
export function readLedgerPage(search: string): number {
  const page = v.safeParse(PageNo, new URLSearchParams(search).get('page') ?? undefined)
  return page.success ? page.output : 1
}
