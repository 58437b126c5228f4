import type { ColumnType, Generated } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'

export interface GiftCategoryTable {
  tenant_id: string
  id: string
  name: string
  sort_num: number
}

/** The discount and the validity of a coupon that customers get for points. */
export interface GiftCoupon {
  percent: number | null
  amountCents: number | null
  leastCents: number
  categoryId: string | null
  condition: 'new' | 'reman' | 'used' | null
  withSale: boolean
  /** The number of days, from the claim, for which the coupon is valid. */
  days: number
}

export interface GiftTable {
  tenant_id: string
  id: string
  category_id: string
  name: string
  text: string
  /** The path of the gift's picture on this shop. */
  picture: string
  /** The price of the gift in points. */
  points: number
  stock: number
  /** The coupon that the customer gets. Null if the gift is an article that is shipped. */
  coupon: ColumnType<GiftCoupon | null, string | null, string | null>
  ended: Generated<boolean>
  sort_num: number
}

/** A gift that a customer claimed. `ready`: the gift is a coupon, which is valid. `open`: the gift must still be shipped. */
export interface GiftClaimTable {
  tenant_id: string
  id: string
  account_id: string
  gift_id: string
  /** The name of the gift, copied at the time of the claim. */
  name: string
  picture: string
  points: number
  state: 'ready' | 'open' | 'sent'
  /** The address to which the gift is shipped. Null if the gift is a coupon. */
  ship_to: ColumnType<PostalAddress | null, string | null, string | null>
  coupon_code: string | null
  carrier: Generated<string>
  tracking: Generated<string>
  at: Date
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    gift_category: GiftCategoryTable
    gift: GiftTable
    gift_claim: GiftClaimTable
  }
}
