import type { ColumnType, Generated } from 'kysely'
import type { PrizeTicketCount } from '#contract/lottery/draw-of.ts'
import type { WonPrize } from '#contract/lottery/lottery-calls.ts'
import type { Json } from '#server/db/columns.ts'
import type { GiftCoupon } from '#server/gifts/tables.ts'

export interface LotteryTable {
  tenant_id: string
  id: string
  name: string
  text: string
  /** The price of one draw in points. */
  points: number
  /** The maximum number of draws per customer and day. Days are those of the shop's time zone. */
  daily_most: number
  starts_at: Date
  ends_at: Date
  /** The total number of tickets of the lottery. Each ticket without a prize wins the number of points in `rest_points`. */
  tickets: number
  rest_points: number
  /** The secret from which customers' random seeds are derived. It never leaves the server. */
  secret: string
  made_at: Date
}

export interface LotteryPrizeTable {
  tenant_id: string
  lottery_id: string
  id: string
  kind: 'points' | 'coupon' | 'gift'
  points: number
  coupon: ColumnType<GiftCoupon | null, string | null, string | null>
  gift_id: string | null
  tickets: number
  /** How many pieces of this prize can still be won. Null for no limit. */
  stock: number | null
  /** The value of the prize in points, with which the odds are calculated. */
  worth: number
  sort_num: number
}

export interface LotteryDrawTable {
  tenant_id: string
  id: string
  account_id: string
  lottery_id: string
  /** The position of the draw among the customer's draws in this lottery, from 1. */
  number: number
  at: Date
  /** The lottery's name at the time of the draw. */
  name: string
  points: number
  hash: string
  seed: string
  word: string
  shares: Json<PrizeTicketCount[]>
  ticket: number
  prize_id: string
  won: Json<WonPrize>
  coupon_code: ColumnType<string | null, string | null | undefined, string | null>
  claim_id: ColumnType<string | null, string | null | undefined, string | null>
  seq: Generated<string>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    lottery: LotteryTable
    lottery_prize: LotteryPrizeTable
    lottery_draw: LotteryDrawTable
  }
}
