import type { ColumnType, Generated } from 'kysely'
import type { PostalAddress } from '#contract/address.ts'
import type { PointKind } from '#contract/rewards/points.ts'

/** The kind of object that a ledger entry refers to. */
export type PointAbout = 'order' | 'gift' | 'draw' | 'shop'

export interface PointEntryTable {
  tenant_id: string
  account_id: string
  /** The reason of the entry. Each reason is written once only. */
  cause: string
  /** Increases in the order of writing. */
  id: Generated<string>
  kind: PointKind
  /** Negative when points are taken. */
  amount: number
  /** Points that should have been taken but were missing. Negative when later income compensated for them. */
  short: Generated<number>
  about_kind: PointAbout
  /** The id of the order, gift claim or draw. '' for an entry by the shop. */
  about_id: string
  /** The name shown to the customer: the order number or gift name. '' for an entry by the shop. */
  about_name: string
  /** The shop's comment. */
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

/** The discount and validity of a coupon that is bought with points. */
export interface GiftCoupon {
  percent: number | null
  amountCents: number | null
  leastCents: number
  categoryId: string | null
  condition: 'new' | 'reman' | 'used' | null
  withSale: boolean
  /** Valid for this many days from the claim. */
  days: number
}

export interface GiftTable {
  tenant_id: string
  id: string
  category_id: string
  name: string
  text: string
  /** The picture's path on this shop. */
  picture: string
  /** The price in points. */
  points: number
  stock: number
  /** Null for goods that are shipped. */
  coupon: ColumnType<GiftCoupon | null, string | null, string | null>
  ended: Generated<boolean>
  sort_num: number
}

/** A gift that a customer took. `ready`: its coupon is valid. `open`: it must be shipped. */
export interface GiftClaimTable {
  tenant_id: string
  id: string
  account_id: string
  gift_id: string
  /** Copied from the gift at the time of the claim. */
  name: string
  picture: string
  points: number
  state: 'ready' | 'open' | 'sent'
  /** Null for a coupon. */
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
