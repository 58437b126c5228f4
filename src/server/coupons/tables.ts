import type { ColumnType, Generated } from 'kysely'
import type { Dollars } from '#server/db/columns.ts'

export interface CouponTable {
  tenant_id: string
  code: string
  name: string
  /** The account of the customer to whom the coupon belongs. Null: every customer may use the coupon. */
  account_id: string | null
  /** The discount in percent. A coupon has either a percentage or an amount. */
  percent: number | null
  amount: Dollars | null
  least_goods: Generated<Dollars>
  starts_at: Date | null
  ends_at: Date | null
  uses_most: number | null
  /** How often each customer may use the coupon. */
  uses_each: number | null
  used: Generated<number>
  /** Limits the coupon to parts in this category and its subcategories. Null: no limit. */
  category_id: ColumnType<string | null, string | null | undefined, string | null>
  condition: ColumnType<'new' | 'reman' | 'used' | null, 'new' | 'reman' | 'used' | null | undefined, 'new' | 'reman' | 'used' | null>
  /** Whether the coupon also applies to parts with a reduced price. */
  with_sale: Generated<boolean>
  /** Whether every customer sees the coupon in their list. Only its owner sees a personal coupon. */
  listed: Generated<boolean>
  /** Why the coupon was created: by the shop, as a gift for points, or as a prize of a draw. */
  origin: Generated<'shop' | 'gift' | 'draw'>
}

export interface CouponUseTable {
  tenant_id: string
  code: string
  order_id: string
  account_id: string | null
}

declare module '#server/db/tables.ts' {
  interface Tables {
    coupon: CouponTable
    coupon_use: CouponUseTable
  }
}
