import * as v from 'valibot'
import { callServer } from '#app/state/page/ask.ts'
import { fetchOrReadStored, type ReplyWithSource, replyFromDevice } from '#app/state/session/ask-or-seen.ts'
import type { CallName, CallResultOf } from '#contract/calls.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import type { GiftClaim } from '#contract/gifts/gift-calls.ts'
import { PageNo } from '#contract/kernel/primitives.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import type { CustomerRewards } from '#contract/rewards/reward-calls.ts'
import { readSeenReply, storeSeenReply } from './seen.ts'

/** The names of those calls about rewards that have no input. */
type RewardsReadCall = { [N in CallName]: N extends 'rewardState' | 'couponList' | 'giftClaims' ? N : never }[CallName]

/** Requests a reply of the server. Offline, returns the last reply that this device has stored. */
const fetchOrReadLastSeen = <N extends RewardsReadCall>(name: N): Promise<ReplyWithSource<CallResultOf<N>>> =>
  fetchOrReadStored<CallResultOf<N>>(
    async (onLate) =>
      (await callServer<RewardsReadCall>(name, {}, {}, ({ value }) => onLate(value as CallResultOf<N>))).value as CallResultOf<N>,
    async (value, owner) => storeSeenReply(name, owner, value),
    async (owner) => {
      const kept = readSeenReply(name, owner)
      // The type is right, because a version of the app with the same schema stored the reply under this name (seen.ts).
      return kept && replyFromDevice(kept.value as CallResultOf<N>, kept.askedAt)
    },
  )

/** Requests the user's points, tier, and the points that expire soon. */
export const fetchRewards = (): Promise<ReplyWithSource<CustomerRewards>> => fetchOrReadLastSeen('rewardState')

/** Requests the user's coupons in all states, the first to expire first. */
export const fetchCoupons = (): Promise<ReplyWithSource<Coupon[]>> => fetchOrReadLastSeen('couponList')

/** Requests the gifts that the user has claimed, newest first. */
export const fetchClaims = (): Promise<ReplyWithSource<GiftClaim[]>> => fetchOrReadLastSeen('giftClaims')

export type LedgerPage = CallResultOf<'rewardLedger'>

/** Requests a page of the changes of points, newest first. Only the server has them. */
export async function fetchLedgerPage(pageNo: number): Promise<ReplyWithSource<LedgerPage>> {
  const asOf = new Date().toISOString()
  const { value } = await callServer('rewardLedger', { pageNo, pageSize: PAGE_SIZE_DEFAULT }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

/** Returns the page number in a URL: `?page=2`. */
export function readLedgerPage(search: string): number {
  const page = v.safeParse(PageNo, new URLSearchParams(search).get('page') ?? undefined)
  return page.success ? page.output : 1
}
