import * as v from 'valibot'
import { ask } from '#app/state/page/ask.ts'
import { askOrSeen, fromDevice, type Seen } from '#app/state/session/ask-or-seen.ts'
import type { CallName, ResultOf } from '#contract/calls.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import type { GiftClaim } from '#contract/gifts/gift-calls.ts'
import { PageNo } from '#contract/kernel/primitives.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import type { RewardState } from '#contract/rewards/reward-calls.ts'
import { keepSeen, seenBefore } from './seen.ts'

/** The names of those calls about rewards that have no input. */
type Plain = { [N in CallName]: N extends 'rewardState' | 'couponList' | 'giftClaims' ? N : never }[CallName]

/** Requests the server's reply. Offline, the last reply that this device has stored. */
const replyOrLastSeen = <N extends Plain>(name: N): Promise<Seen<ResultOf<N>>> =>
  askOrSeen<ResultOf<N>>(
    async (onLate) => (await ask<Plain>(name, {}, {}, ({ value }) => onLate(value as ResultOf<N>))).value as ResultOf<N>,
    async (value, owner) => keepSeen(name, owner, value),
    async (owner) => {
      const kept = seenBefore(name, owner)
      // Stored under this name by a version of the app with the same schema (seen.ts).
      return kept && fromDevice(kept.value as ResultOf<N>, kept.askedAt)
    },
  )

/** Requests the user's points, tier, and the points that expire soon. */
export const askRewards = (): Promise<Seen<RewardState>> => replyOrLastSeen('rewardState')

/** Requests the user's coupons in all states, the first to expire first. */
export const askCoupons = (): Promise<Seen<Coupon[]>> => replyOrLastSeen('couponList')

/** Requests the gifts that the user has claimed, newest first. */
export const askClaims = (): Promise<Seen<GiftClaim[]>> => replyOrLastSeen('giftClaims')

export type LedgerPage = ResultOf<'rewardLedger'>

/** Requests a page of the changes of points, newest first. Only the server has them. */
export async function askLedger(pageNo: number): Promise<Seen<LedgerPage>> {
  const asOf = new Date().toISOString()
  const { value } = await ask('rewardLedger', { pageNo, pageSize: PAGE_SIZE_DEFAULT }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

/** Returns the page number in a URL: `?page=2`. */
export function readLedgerPage(search: string): number {
  const page = v.safeParse(PageNo, new URLSearchParams(search).get('page') ?? undefined)
  return page.success ? page.output : 1
}
