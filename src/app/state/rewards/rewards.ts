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

/** Calls of a customer's own that take nothing. */
type Plain = { [N in CallName]: N extends 'rewardState' | 'couponList' | 'giftClaims' ? N : never }[CallName]

/** What the shop says; without it what it said to this customer here the last time. */
const lastSaid = <N extends Plain>(name: N): Promise<Seen<ResultOf<N>>> =>
  askOrSeen<ResultOf<N>>(
    async (onLate) => (await ask<Plain>(name, {}, {}, ({ value }) => onLate(value as ResultOf<N>))).value as ResultOf<N>,
    async (value, owner) => keepSeen(name, owner, value),
    async (owner) => {
      const kept = seenBefore(name, owner)
      // Written under this very name, by a version that knows the same shape (seen.ts).
      return kept && fromDevice(kept.value as ResultOf<N>, kept.askedAt)
    },
  )

/** Balance, tier and what ends soon. */
export const askRewards = (): Promise<Seen<RewardState>> => lastSaid('rewardState')

/** Coupons of all states, what ends first in front. */
export const askCoupons = (): Promise<Seen<Coupon[]>> => lastSaid('couponList')

/** Gifts that were taken, newest first. */
export const askClaims = (): Promise<Seen<GiftClaim[]>> => lastSaid('giftClaims')

export type LedgerPage = ResultOf<'rewardLedger'>

/** A page of the ledger, newest first: the shop alone has it. */
export async function askLedger(pageNo: number): Promise<Seen<LedgerPage>> {
  const asOf = new Date().toISOString()
  const { value } = await ask('rewardLedger', { pageNo, pageSize: PAGE_SIZE_DEFAULT }, {}, () => undefined)
  return { value, from: 'network', asOf }
}

/** Which page of the ledger an address asks for: `?page=2`. */
export function readLedgerPage(search: string): number {
  const page = v.safeParse(PageNo, new URLSearchParams(search).get('page') ?? undefined)
  return page.success ? page.output : 1
}
