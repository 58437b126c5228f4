import type { SizeGuide } from '#contract/apparel/size-guide.ts'
import type { Json } from './columns.ts'

/** What sizes and colours of workwear have in common. */
export interface StyleTable {
  tenant_id: string
  id: string
  name: string
  text: string
  producer: string
  /** Null where there is one size only. */
  guide: Json<SizeGuide> | null
  sort_num: number
}

/** A size in a colour: the part that it is sold as. */
export interface StyleVariantTable {
  tenant_id: string
  mcode: string
  style_id: string
  colour: string
  size: string
  /** Colours in their order, within a colour its sizes. */
  sort_num: number
}

export interface StyleTables {
  style: StyleTable
  style_variant: StyleVariantTable
}
