import type { SizeGuide } from '#contract/apparel/size-guide.ts'
import type { Dollars, Json } from '#server/db/columns.ts'

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

/** The data that all sizes and colours of one style of workwear have in common. */
export interface StyleTable {
  tenant_id: string
  id: string
  name: string
  text: string
  producer: string
  /** The size guide of the style. Null if there is only one size. */
  guide: Json<SizeGuide> | null
  sort_num: number
}

/** A variant (size and colour) of a style. Each variant is a part, which is what customers buy. */
export interface StyleVariantTable {
  tenant_id: string
  mcode: string
  style_id: string
  colour: string
  size: string
  /** The variant's position. Variants are sorted by colour, then by size. */
  sort_num: number
}

declare module '#server/db/tables.ts' {
  interface Tables {
    part_group_price: PartGroupPriceTable
    style: StyleTable
    style_variant: StyleVariantTable
  }
}
