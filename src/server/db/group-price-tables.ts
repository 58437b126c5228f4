import type { Dollars } from './columns.ts'

/** A price of a part for a kind of customers. */
export interface PartGroupPriceTable {
  tenant_id: string
  part_id: number
  /** Place among the part's group prices, from 0. */
  place: number
  /** Capital letters and digits, such as `JBR`. */
  group_name: string
  currency: string
  from_qty: number
  /** In `currency`. */
  price: Dollars
  /** First day of the price; null: since ever. */
  from: string | null
  /** Last day of the price; null: without end. */
  to: string | null
}

export type GroupPriceTables = { part_group_price: PartGroupPriceTable }
