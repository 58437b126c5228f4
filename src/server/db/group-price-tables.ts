import type { Dollars } from './columns.ts'

/** A part's price for a customer group. */
export interface PartGroupPriceTable {
  tenant_id: string
  part_id: number
  /** Position among the part's group prices, from 0. */
  place: number
  /** Capital letters and digits, such as `JBR`. */
  group_name: string
  currency: string
  from_qty: number
  /** In `currency`. */
  price: Dollars
  /** First valid day. Null for no start. */
  from: string | null
  /** Last valid day. Null for no end. */
  to: string | null
}

export type GroupPriceTables = { part_group_price: PartGroupPriceTable }
