import * as v from 'valibot'
import type { CallRow } from '#contract/call-row.ts'
import { PageNo, PageSize, pageOf, Usd } from '#contract/primitives.ts'
import { pointKinds } from './points.ts'
import { tiers } from './points-rules.ts'

const reward = '/marketing/api/v1/reward'
const reads = { may: 'member', cache: 'never', fresh: true, method: 'GET', queue: false } as const

const TierName = v.picklist(tiers)

/** What a customer has in points, all of it derived from the ledger. */
export const RewardState = v.object({
  balance: v.number(),
  /** What the balance takes off an order. */
  worth: Usd,
  tier: TierName,
  /** Earned within the last months that count. */
  counted: v.number(),
  next: v.nullable(v.object({ tier: TierName, missing: v.number() })),
  /** What ends soon, the first to end in front. Times are ISO 8601, UTC. */
  ending: v.array(v.object({ points: v.number(), at: v.string() })),
  /** Points for goods that came back, still to be made up for from the next that are earned. */
  owed: v.number(),
})
export type RewardState = v.InferOutput<typeof RewardState>

/** A line of the ledger. */
export const RewardLine = v.object({
  id: v.string(),
  kind: v.picklist([...pointKinds, 'expired']),
  /** Below zero when points went. */
  points: v.number(),
  at: v.string(),
  /** After this line. */
  balance: v.number(),
  /** What it leads to; `name` is the order's number, the gift's name; '' for the shop's own. */
  about: v.object({ kind: v.picklist(['order', 'gift', 'draw', 'shop']), id: v.string(), name: v.string() }),
  /** What the shop says to it. */
  note: v.string(),
  /** When what is left of these points ends; '' where they do not, or none came. */
  endsAt: v.string(),
})
export type RewardLine = v.InferOutput<typeof RewardLine>

/** The calls about points (decisions, Which path is which). */
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
