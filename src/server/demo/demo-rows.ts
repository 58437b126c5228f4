import type { SizeGuide } from '#contract/apparel/size-guide.ts'
import type { Attributes } from '#contract/attributes.ts'
import type { FittingNotes } from '#contract/catalogue.ts'
import type { PartType } from '#contract/part-types.ts'
import type { StyleTable, StyleVariantTable } from '#server/db/style-tables.ts'
import type { AdvertisementTable, ApplicationTable, CategoryTable, KeywordTable, MakeTable, ModelTable } from '#server/db/tables.ts'

/** Rows as a catalogue source hands them over, without tenant and database keys. Money in whole US cents. */
export type Row<T> = Omit<T, 'tenant_id'>
/** None of the demo’s categories chooses attributes. */
export type DemoCategory = Omit<Row<CategoryTable>, 'decides' | 'filters' | 'shows'>

export interface DemoPart {
  mcode: string
  type: PartType
  category_id: string
  group_name: string
  name: string
  description: string
  producer: string
  condition: 'new' | 'reman' | 'used'
  spec_name: string
  attributes: Attributes
  price_cents: number
  was_price_cents: number | null
  core_cents: number
  price_steps: { fromQty: number; unitCents: number }[]
  stock: number
  /** ISO date. */
  restock_on: string | null
  ended: boolean
  weight_g: number
  box_mm: { length: number; width: number; height: number }
  warranty_months: number
  country: string
  hs_code: string
  gtin: string
  min_qty: number
  superseded_by: string | null
  unit_key: string
  popularity: number
  first_sold_on: string
  updated_at: string
  words: string
  application_hint: string | null
  fitting: FittingNotes | null
  /** The first `oe` number is the part's OE number. The shop's own code is added by the loader. */
  numbers: { kind: 'oe' | 'cross'; maker: string; display: string }[]
  fitments: { model_id: string; engine: string; year_from: number | null; year_to: number | null }[]
  /** Positions in order; `mcode` null where the shop does not sell it. */
  partsList: { name: string; qty: number; mcode: string | null }[]
}

export interface DemoWorkwear {
  styles: (Omit<Row<StyleTable>, 'guide'> & { guide: SizeGuide | null })[]
  variants: Row<StyleVariantTable>[]
  parts: DemoPart[]
}

export interface DemoTenant {
  id: string
  hosts: string[]
  isDefault: boolean
  name: string
  branding: Record<string, unknown>
  /** Of its address. */
  timeZone: string
  categories: DemoCategory[]
  applications: Row<ApplicationTable>[]
  makes: Row<MakeTable>[]
  models: Row<ModelTable>[]
  keywords: Row<KeywordTable>[]
  advertisements: Row<AdvertisementTable>[]
  /** Beside the parts, and not counted with them. */
  workwear: DemoWorkwear
  partCount: number
  /** In batches, parts before the units that list them, so that memory stays flat at 100,000 parts. Deterministic. */
  parts: () => Iterable<DemoPart[]>
}
