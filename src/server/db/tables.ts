import type { ColumnType, Generated } from 'kysely'
import type { Attributes } from '#contract/attributes/attributes.ts'
import type { ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import type { Condition, FittingNotes } from '#contract/catalogue/catalogue.ts'
import type { PartFieldKey, partFields } from '#contract/part/part-fields.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { ChangeTables } from './change-tables.ts'
import type { Dollars, Json } from './columns.ts'
import type { PictureTables } from './picture-tables.ts'

export type { Dollars, Json }

export interface TenantTable {
  id: string
  /** The tenant's host names without port. The default tenant also serves all other host names. */
  hosts: string[]
  is_default: boolean
  name: string
  /** The shop's further settings for /config.json, in addition to id and name (contract/config.ts). */
  branding: Json<Record<string, unknown>>
  /** A number that increases with every change of the catalogue. It is part of every ETag. */
  catalogue_version: number
  /**
   * The IANA name of the shop's time zone, such as America/Chicago. The shop's days start and end by this time zone
   * (contract/kernel/shop-days.ts).
   */
  time_zone: Generated<string>
}

export interface CategoryTable {
  tenant_id: string
  id: string
  parent_id: string
  name: string
  sort_num: number
  cat_group: number
  icon: string
  description: string
  /** How a special category selects its parts: `new`, `clearance` or `kits`. Null for a normal category. */
  rule: string | null
  /**
   * Keys of the attributes on cards, in filters and on pages of the category's parts. Null: the default attributes for their kind of part.
   */
  decides: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  filters: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  shows: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
}

/** An attribute that a shop has defined itself (contract/attributes/shop-attribute.ts). */
export interface OwnAttributeTable {
  tenant_id: string
  key: ShopAttributeKey
  label: string
  unit: string
  is_number: boolean
  decimals: number | null
  /** The attribute's position among the shop's own attributes. */
  sort_num: number
}

export interface ApplicationTable {
  tenant_id: string
  id: string
  name: string
  title: string
  icon: string
  sort_num: number
}

export interface MakeTable {
  tenant_id: string
  id: string
  application_id: string
  name: string
}

export interface ModelTable {
  tenant_id: string
  id: string
  make_id: string
  group_name: string
  name: string
  engines: string[]
  year_from: number | null
  year_to: number | null
}

/** The types of the JSON columns of `part`. */
interface PartJson {
  attributes: Attributes
  /** Quantity prices. Amounts inside the JSON are decimal text too. */
  price_steps: { fromQty: number; unitPrice: Dollars }[]
  box_mm: { length: number; width: number; height: number }
  fitting: FittingNotes
}

/** The type of a column of `part`, derived from its row in `contract/part/part-fields.ts`. */
interface PartColumn<Column extends string> {
  text: string
  textOrNone: string | null
  whole: number
  truth: boolean
  money: Dollars
  moneyOrNone: Dollars | null
  day: string
  dayOrNone: string | null
  time: ColumnType<Date, string, string>
  json: Column extends keyof PartJson ? Json<PartJson[Column]> : never
  jsonOrNone: Column extends keyof PartJson ? ColumnType<PartJson[Column] | null, string | null | undefined, string | null> : never
  partType: PartType
  condition: Condition
}

type PartColumns = {
  [K in PartFieldKey as (typeof partFields)[K]['column']]: PartColumn<(typeof partFields)[K]['column']>[(typeof partFields)[K]['holds']]
}

export interface PartTable extends PartColumns {
  /** The part's database id: a short key, unique across tenants. It never leaves the server. */
  id: Generated<number>
  tenant_id: string
}

/** Long texts of a part. They are in a table of their own, because `part` is read for every page. */
export interface PartTextTable {
  tenant_id: string
  part_id: number
  /** The part's search words: names, synonyms and makers, folded by fold-words.ts. The words of vehicles come from the part's fitments. */
  words: string
}

export interface PartNumberTable {
  tenant_id: string
  part_id: number
  kind: 'mcode' | 'oe' | 'cross'
  maker: string
  display: string
  /** The normalized form of the part number, by which it is found (contract/numbers/numbers.ts). */
  key: string
  /** The number's position among the part's numbers. 0 is the part's own code. It is the primary key together with part_id. */
  sort_num: number
}

export interface FitmentTable {
  tenant_id: string
  part_id: number
  model_id: string
  engine: string
  year_from: number | null
  year_to: number | null
  /**
   * The conditions of the fitment as text: `Front; with 130 A; 2 needed`. Empty if there are none. Fitments with different conditions are
   * different rows.
   */
  note: Generated<string>
  /** Whether the fitment was computed from ACES applications and is deleted with them. Null: written before this column existed. */
  derived: Generated<boolean | null>
}

export interface PartsListTable {
  tenant_id: string
  unit_id: number
  position: number
  name: string
  qty: number
  /** The component of the parts list. Null if the shop does not sell it. */
  part_id: number | null
}

/** A segment of a tenant's search index, gzipped (catalogue/index/stored-segments.ts). */
export interface IndexSegmentTable {
  tenant_id: string
  place: number
  /** The number of the format of `bytes`. Rows with another format number are ignored. */
  format: number
  /** The position in the change log up to which the stored index is complete. */
  since: string
  bytes: Buffer
}

export interface IndexLiveTable {
  tenant_id: string
  /** The number of the format of `bytes`. Rows with another format number are ignored. */
  format: number
  /** The position in the change log (`since`) of the index that the live data belongs to. */
  of_index: string
  /** The position in the change log up to which the live data and its index together are complete. */
  since: string
  /** When the live data was stored, or when a process started to store it again. */
  kept_at: Date
  bytes: Buffer
}

export interface KeywordTable {
  tenant_id: string
  word: string
  sort_num: number
}

export interface AdvertisementTable {
  tenant_id: string
  id: string
  title: string
  text: string
  href: string
  picture: string
  tone: 'plain' | 'accent' | 'ink'
  sort_num: number
}

/** How often a text was searched for on one day. Days are those of the shop's time zone. */
export interface SearchRecordTable {
  tenant_id: string
  /** The day of the searches, such as `2026-11-21`. */
  day: string
  /** The search text, in the form that catalogue/search-record.ts gives it. */
  search_str: string
  hits: number
}

/** A table with at most one row. The row marks a database that has the demo shops (demo/fill-demo.ts). */
export interface DemoFilledTable {
  one: Generated<boolean>
  filled_at: Generated<Date>
  /** When the planner statistics were updated after the demo was filled in. Null: not updated yet. */
  statistics_at: Date | null
}

/**
 * The tables of the database: here those of tenants and of the catalogue, which many features read. Each feature adds its own tables in its
 * file `tables.ts`, so that the files in `db` need not import any feature.
 */
export interface Tables extends ChangeTables, PictureTables {
  tenant: TenantTable
  own_attribute: OwnAttributeTable
  category: CategoryTable
  application: ApplicationTable
  make: MakeTable
  model: ModelTable
  part: PartTable
  part_text: PartTextTable
  part_number: PartNumberTable
  fitment: FitmentTable
  parts_list: PartsListTable
  index_segment: IndexSegmentTable
  index_live: IndexLiveTable
  keyword: KeywordTable
  advertisement: AdvertisementTable
  search_record: SearchRecordTable
  demo_filled: DemoFilledTable
}
