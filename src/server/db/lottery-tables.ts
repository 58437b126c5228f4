import type { ColumnType, Generated } from 'kysely'
import type { Share } from '#contract/lottery/draw-of.ts'
import type { Won } from '#contract/lottery/lottery-calls.ts'
import type { Json } from './columns.ts'
import type { GiftCoupon } from './reward-tables.ts'

export interface LotteryTable {
  tenant_id: string
  id: string
  name: string
  text: string
  /** What a draw costs. */
  points: number
  /** So often a customer may draw on a day of the shop. */
  daily_most: number
  starts_at: Date
  ends_at: Date
  /** All tickets; those that no prize has win `rest_points`. */
  tickets: number
  rest_points: number
  /** What every customer's seeds are made of. It is said to nobody. */
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
  /** Null: as many as are won. */
  stock: number | null
  /** In points, as the odds reckon it. */
  worth: number
  sort_num: number
}

export interface LotteryDrawTable {
  tenant_id: string
  id: string
  account_id: string
  lottery_id: string
  /** Among the draws of this customer in this lottery, from 1. */
  number: number
  at: Date
  /** The lottery's, as it was called. */
  name: string
  points: number
  hash: string
  seed: string
  word: string
  shares: Json<Share[]>
  ticket: number
  prize_id: string
  won: Json<Won>
  coupon_code: ColumnType<string | null, string | null | undefined, string | null>
  claim_id: ColumnType<string | null, string | null | undefined, string | null>
  seq: Generated<string>
}

export interface LotteryTables {
  lottery: LotteryTable
  lottery_prize: LotteryPrizeTable
  lottery_draw: LotteryDrawTable
}
