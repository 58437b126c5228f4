import * as v from 'valibot'
import type { CallRow } from '#contract/call-row.ts'
import { PageNo, PageSize, pageOf, Usd } from '#contract/primitives.ts'
import { pointKinds } from './points.ts'
import { tiers } from './points-rules.ts'

const reward = '/marketing/api/v1/reward'
const reads = { may: 'member', cache: 'never', fresh: true, method: 'GET', queue: false } as const

const TierName = v.picklist(tiers)

/** A customer's points, all derived from the ledger. */
export const RewardState = v.object({
  balance: v.number(),
  /** The value of the balance for an order. */
  worth: Usd,
  tier: TierName,
  /** Points counted for the tier. */
  counted: v.number(),
  next: v.nullable(v.object({ tier: TierName, missing: v.number() })),
  /** Points that expire soon, the first to expire first. Times are ISO 8601, UTC. */
  ending: v.array(v.object({ points: v.number(), at: v.string() })),
  /** Debt for returned goods, settled from the next points earned. */
  owed: v.number(),
})
export type RewardState = v.InferOutput<typeof RewardState>

/** A line of the statement. */
export const RewardLine = v.object({
  id: v.string(),
  kind: v.picklist([...pointKinds, 'expired']),
  /** Negative for deductions. */
  points: v.number(),
  at: v.string(),
  /** Balance after this line. */
  balance: v.number(),
  /** Its link target; `name` is the order number or the gift's name; '' for the shop's own entries. */
  about: v.object({ kind: v.picklist(['order', 'gift', 'draw', 'shop']), id: v.string(), name: v.string() }),
  /** The shop's note. */
  note: v.string(),
  /** The expiry of these points; '' if they do not expire, or for a deduction. */
  endsAt: v.string(),
})
export type RewardLine = v.InferOutput<typeof RewardLine>

/** The calls for points (decisions, "Which path is which"). */
export const rewardCalls = {
  rewardState: {
    ...reads,
    path: `${reward}/state`,
    input: v.object({}),
    result: RewardState,
    summary: 'Points: balance and what it is worth, tier and what is missing to the next, what ends soon.',
  },
  rewardLedger: {
    ...reads,
    path: `${reward}/ledger`,
    input: v.object({ pageNo: PageNo, pageSize: PageSize }),
    result: pageOf(RewardLine),
    summary: 'The ledger of points, newest first: what came, what went and what ended, each with what it leads to.',
  },
} as const satisfies Record<string, CallRow>
