import type { Dollars } from './columns.ts'

/** Prices of lines for a time; see catalogue/promoted.ts. */
export interface PromotionTable {
  tenant_id: string
  id: string
  name: string
  terms: string
  /** Either so many percent off a part's own price, or one price. */
  percent: number | null
  price: Dollars | null
  starts_at: Date
  /** The first moment at which it does not run any more; the same as `starts_at`: it never ran. */
  ends_at: Date
  /** What it is about: of a part all that is named must hold; null: whatever. Categories with those below them. */
  mcodes: string[] | null
  category_ids: string[] | null
  producers: string[] | null
  conditions: string[] | null
  made_at: Date
}

export interface PromotionTables {
  promotion: PromotionTable
}
