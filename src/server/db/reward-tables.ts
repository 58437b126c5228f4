import type { ColumnType, Generated } from 'kysely'
import type { PostalAddress } from '#contract/address.ts'
import type { PointKind } from '#contract/rewards/points.ts'

/** What an entry of the ledger leads to. */
export type PointAbout = 'order' | 'gift' | 'draw' | 'shop'

export interface PointEntryTable {
  tenant_id: string
  account_id: string
  /** What it is written for: the same cause is written once. */
  cause: string
  /** In the order in which they were written. */
  id: Generated<string>
  kind: PointKind
  /** Below zero when points go. */
  amount: number
  /** Points that should have gone and were not there; below zero where the next income made up for them. */
  short: Generated<number>
  about_kind: PointAbout
  /** The order's id, the claim's, the draw's; '' for the shop's own. */
  about_id: string
  /** What a person knows it by: the order's number, the gift's name; '' for the shop's own. */
  about_name: string
  /** What the shop says to it. */
  note: Generated<string>
  at: Date
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface GiftCategoryTable {
  tenant_id: string
  id: string
  name: string
  sort_num: number
}

/** What a coupon that is claimed takes off, and for how long. */
export interface GiftCoupon {
  percent: number | null
  amountCents: number | null
  leastCents: number
  categoryId: string | null
  condition: 'new' | 'reman' | 'used' | null
  withSale: boolean
  /** From the day of the claim. */
  days: number
}

export interface GiftTable {
  tenant_id: string
  id: string
  category_id: string
  name: string
  text: string
  /** As the catalogue gives pictures: a path of this shop. */
  picture: string
  /** What it costs. */
  points: number
  stock: number
  /** Null: goods, which are sent. */
  coupon: ColumnType<GiftCoupon | null, string | null, string | null>
  ended: Generated<boolean>
  sort_num: number
}

/** A gift that was taken. `ready`: its coupon may be used. `open`: to be sent. */
export interface GiftClaimTable {
  tenant_id: string
  id: string
  account_id: string
  gift_id: string
  /** As they were then. */
  name: string
  picture: string
  points: number
  state: 'ready' | 'open' | 'sent'
  /** Null: a coupon. */
  ship_to: ColumnType<PostalAddress | null, string | null, string | null>
  coupon_code: string | null
  carrier: Generated<string>
  tracking: Generated<string>
  at: Date
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface RewardTables {
  point_entry: PointEntryTable
  gift_category: GiftCategoryTable
  gift: GiftTable
  gift_claim: GiftClaimTable
}
