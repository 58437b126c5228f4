import type { SizeGuide } from '#contract/apparel/size-guide.ts'
import type { Json } from './columns.ts'

/** The common data of all sizes and colours of one style of workwear. */
export interface StyleTable {
  tenant_id: string
  id: string
  name: string
  text: string
  producer: string
  /** Null when there is only one size. */
  guide: Json<SizeGuide> | null
  sort_num: number
}

/** A size and colour of a style: the part that is sold. */
export interface StyleVariantTable {
  tenant_id: string
  mcode: string
  style_id: string
  colour: string
  size: string
  /** Sorted by colour, then by size. */
  sort_num: number
}

export interface StyleTables {
  style: StyleTable
  style_variant: StyleVariantTable
}
