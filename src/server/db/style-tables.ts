import type { SizeGuide } from '#contract/apparel/size-guide.ts'
import type { Json } from './columns.ts'

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

export interface StyleTables {
  style: StyleTable
  style_variant: StyleVariantTable
}
