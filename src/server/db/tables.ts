import type { ColumnType, Generated } from 'kysely'
import type { OwnKey } from '#contract/attributes/own-key.ts'
import type { Attributes } from '#contract/attributes.ts'
import type { Condition, FittingNotes } from '#contract/catalogue.ts'
import type { PartFieldKey, partFields } from '#contract/part-fields.ts'
import type { PartType } from '#contract/part-types.ts'
import type { AccountTables } from './account-tables.ts'
import type { ApplicationTables } from './application-tables.ts'
import type { BuildTables } from './build-tables.ts'
import type { CardTables } from './card-tables.ts'
import type { CartTables } from './cart-tables.ts'
import type { ChangeTables } from './change-tables.ts'
import type { Dollars, Json } from './columns.ts'
import type { FavouriteTables } from './favourite-tables.ts'
import type { GroupPriceTables } from './group-price-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { LotteryTables } from './lottery-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { NameTables } from './name-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PackTables } from './pack-tables.ts'
import type { PageTables } from './page-tables.ts'
import type { PictureTables } from './picture-tables.ts'
import type { PromotionTables } from './promotion-tables.ts'
import type { PushTables } from './push-tables.ts'
import type { RewardTables } from './reward-tables.ts'
import type { ShopFileTables } from './shop-file-tables.ts'
import type { StockWatchTables } from './stock-watch-tables.ts'
import type { StyleTables } from './style-tables.ts'
import type { ViewTables } from './view-tables.ts'

export type { Dollars, Json }

export interface TenantTable {
  id: string
  /** Host names that this tenant answers to, without port; the default tenant answers all others too. */
  hosts: string[]
  is_default: boolean
  name: string
  /** What /config.json adds to id and name: see contract/config.ts. */
  branding: Json<Record<string, unknown>>
  /** Grows whenever the catalogue changes: part of every ETag. */
  catalogue_version: number
  /** IANA name, such as America/Chicago: its days begin and end in it (contract/shop-days.ts). */
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
  /** How a category that is not a home of parts finds its parts: null, or `new`, `clearance`, `kits`. */
  rule: string | null
  /** Keys of attributes that stand on cards, filter lists and show on pages of its parts; null: as a kind of part has it. */
  decides: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  filters: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  shows: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
}

/** An attribute of a shop’s own (contract/attributes/own-attribute.ts). */
export interface OwnAttributeTable {
  tenant_id: string
  key: OwnKey
  label: string
  unit: string
  is_number: boolean
  decimals: number | null
  /** Its place among the others, on pages and in lists. */
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

/** What the JSON columns of `part` hold. */
interface PartJson {
  attributes: Attributes
  /** Decimal texts inside the JSON too. */
  price_steps: { fromQty: number; unitPrice: Dollars }[]
  box_mm: { length: number; width: number; height: number }
  fitting: FittingNotes
}

/** The type of a column of `part`, by what its row of `contract/part-fields.ts` says that it holds. */
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
  /** Narrow row key inside the database; never leaves it. Unique across tenants. */
  id: Generated<number>
  tenant_id: string
}

/** Apart from `part`, whose rows are read for every page. */
export interface PartTextTable {
  tenant_id: string
  part_id: number
  /** Words that find the part: names, synonyms, makers; folded by fold-words.ts. Those of what it fits come from its fitments. */
  words: string
}

export interface PartNumberTable {
  tenant_id: string
  part_id: number
  kind: 'mcode' | 'oe' | 'cross'
  maker: string
  display: string
  /** Its plain form (contract/numbers.ts). */
  key: string
  /** Place among the part's numbers, from 0 (its own code): with part_id the primary key. */
  sort_num: number
}

export interface FitmentTable {
  tenant_id: string
  part_id: number
  model_id: string
  engine: string
  year_from: number | null
  year_to: number | null
  /** What narrows it, in words: `Front; with 130 A; 2 needed`. Empty for nothing. Fitments with different ones are different. */
  note: Generated<string>
  /** It follows from applications of ACES, and goes with them. Null: written before this was known. */
  derived: Generated<boolean | null>
}

export interface PartsListTable {
  tenant_id: string
  unit_id: number
  position: number
  name: string
  qty: number
  /** Null where the shop does not sell that position. */
  part_id: number | null
}

/** A piece of the index of a tenant's catalogue, gzipped (catalogue/index/kept-segments.ts). */
export interface IndexSegmentTable {
  tenant_id: string
  place: number
  /** Of the file; another is not read. */
  format: number
  /** Up to where of the log of changes it says everything. */
  since: string
  bytes: Buffer
}

export interface IndexLiveTable {
  tenant_id: string
  /** Of the file; another is not read. */
  format: number
  /** The `since` of the index that it belongs to. */
  of_index: string
  /** Up to where of the log of changes it, and that index, say everything. */
  since: string
  /** When it was left, or somebody began to leave it anew. */
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

/** How often a text was searched for on a day of the shop. */
export interface SearchRecordTable {
  tenant_id: string
  /** `2026-11-21`. */
  day: string
  /** As catalogue/search/search-record.ts writes it. */
  search_str: string
  hits: number
}

/** At most one row: this database holds the demo shops (demo/fill-demo.ts). */
export interface DemoFilledTable {
  one: Generated<boolean>
  filled_at: Generated<Date>
  /** When the planner's statistics were read after the fill; null: not yet. */
  statistics_at: Date | null
}

export interface Tables
  extends AccountTables,
    ApplicationTables,
    BuildTables,
    CardTables,
    CartTables,
    ChangeTables,
    FavouriteTables,
    GroupPriceTables,
    ImportTables,
    LotteryTables,
    MailTables,
    NameTables,
    OrderTables,
    PackTables,
    PageTables,
    PictureTables,
    PromotionTables,
    PushTables,
    RewardTables,
    ShopFileTables,
    StockWatchTables,
    StyleTables,
    ViewTables {
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
