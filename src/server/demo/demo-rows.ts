import type { SizeGuide } from '#contract/apparel/size-guide.ts'
import type { Attributes } from '#contract/attributes/attributes.ts'
import type { FittingNotes } from '#contract/catalogue/catalogue.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { StyleTable, StyleVariantTable } from '#server/catalogue/tables.ts'
import type { AdvertisementTable, ApplicationTable, CategoryTable, KeywordTable, MakeTable, ModelTable } from '#server/db/tables.ts'

/** A generated row of the demo, without the ids of tenant and database. Money is in whole US cents. */
export type RowWithoutTenantId<T> = Omit<T, 'tenant_id'>
/** A category of the demo. It has no attribute choices of its own. */
export type DemoCategory = Omit<RowWithoutTenantId<CategoryTable>, 'decides' | 'filters' | 'shows'>

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
  /** The day when more pieces are expected, as an ISO date. */
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
  /** The numbers of the part. The first number of kind `oe` is its OE number. The shop's own code is added when the demo is loaded. */
  numbers: { kind: 'oe' | 'cross'; maker: string; display: string }[]
  fitments: { model_id: string; engine: string; year_from: number | null; year_to: number | null }[]
  /** The positions of the unit's parts list, in order. `mcode` is null if the shop does not sell the component. */
  partsList: { name: string; qty: number; mcode: string | null }[]
}

export interface DemoWorkwear {
  styles: (Omit<RowWithoutTenantId<StyleTable>, 'guide'> & { guide: SizeGuide | null })[]
  variants: RowWithoutTenantId<StyleVariantTable>[]
  parts: DemoPart[]
}

export interface DemoTenant {
  id: string
  hosts: string[]
  isDefault: boolean
  name: string
  branding: Record<string, unknown>
  /** The IANA time zone of the demo shop's postal address. */
  timeZone: string
  categories: DemoCategory[]
  applications: RowWithoutTenantId<ApplicationTable>[]
  makes: RowWithoutTenantId<MakeTable>[]
  models: RowWithoutTenantId<ModelTable>[]
  keywords: RowWithoutTenantId<KeywordTable>[]
  advertisements: RowWithoutTenantId<AdvertisementTable>[]
  /** The workwear of the demo shop. It is not included in `parts` and `partCount`. */
  workwear: DemoWorkwear
  partCount: number
  /**
   * Generates the parts of the demo shop in batches, components before the units that list them. Batches limit the memory for 100,000
   * parts. The parts are the same each time.
   */
  parts: () => Iterable<DemoPart[]>
}
