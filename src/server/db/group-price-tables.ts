import type { Dollars } from './columns.ts'

/** A price that a part has for one customer group. */
export interface PartGroupPriceTable {
  tenant_id: string
  part_id: number
  /** The position of this price among the part's group prices, from 0. */
  place: number
  /** The customer group: capital letters and digits, such as `JBR`. */
  group_name: string
  currency: string
  from_qty: number
  /** The price, in the currency of the column `currency`. */
  price: Dollars
  /** The first day on which the price is valid. Null if there is no first day. */
  from: string | null
  /** The last day on which the price is valid. Null if there is no last day. */
  to: string | null
}

export type GroupPriceTables = { part_group_price: PartGroupPriceTable }
