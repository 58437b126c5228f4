import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { PageNo, PageSize, pageSchemaOf, UsdAmount } from '#contract/kernel/primitives.ts'
import { pointEntryKinds } from './points.ts'
import { tiers } from './points-rules.ts'

const rewardPath = '/marketing/api/v1/reward'
const rewardReadCall = { may: 'member', cache: 'never', fresh: true, method: 'GET', queue: false } as const

const TierName = v.picklist(tiers)

/** A customer's points. All numbers are derived from the ledger of points. */
export const CustomerRewards = v.object({
  balance: v.number(),
  /** The amount that the balance can pay of an order. */
  worth: UsdAmount,
  tier: TierName,
  /** The points that count for the tier. */
  counted: v.number(),
  next: v.nullable(v.object({ tier: TierName, missing: v.number() })),
  /** The points that expire soon, the first to expire first. Times are ISO 8601, UTC. */
  ending: v.array(v.object({ points: v.number(), at: v.string() })),
  /** The debt in points for returned goods, which is settled from the next points earned. */
  owed: v.number(),
})
export type CustomerRewards = v.InferOutput<typeof CustomerRewards>

/** A line of the statement of points. */
export const RewardStatementLine = v.object({
  id: v.string(),
  kind: v.picklist([...pointEntryKinds, 'expired']),
  /** The number of points; negative for deductions. */
  points: v.number(),
  at: v.string(),
  /** The balance after this line. */
  balance: v.number(),
  /** What the line links to. `name` is the order number or the gift's name; '' for entries that the shop made. */
  about: v.object({ kind: v.picklist(['order', 'gift', 'draw', 'shop']), id: v.string(), name: v.string() }),
  /** The note that the shop wrote. */
  note: v.string(),
  /** The time when these points expire; '' if they do not expire, or for a deduction. */
  endsAt: v.string(),
})
export type RewardStatementLine = v.InferOutput<typeof RewardStatementLine>

/** The calls for points. */
export const rewardCalls = {
  rewardState: {
    ...rewardReadCall,
    path: `${rewardPath}/state`,
    input: v.object({}),
    result: CustomerRewards,
    summary: 'Points: balance and what it is worth, tier and what is missing to the next, what ends soon.',
  },
  rewardLedger: {
    ...rewardReadCall,
    path: `${rewardPath}/ledger`,
    input: v.object({ pageNo: PageNo, pageSize: PageSize }),
    result: pageSchemaOf(RewardStatementLine),
    summary: 'The ledger of points, newest first: what came, what went and what ended, each with what it leads to.',
  },
} as const satisfies Record<string, CallDefinition>
