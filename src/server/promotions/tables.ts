import type { Dollars } from '#server/db/columns.ts'

/** A temporary reduction of prices (catalogue/promoted.ts). */
export interface PromotionTable {
  tenant_id: string
  id: string
  name: string
  terms: string
  /** The reduction in percent of the part's own price. A promotion has either a percentage or a fixed price. */
  percent: number | null
  price: Dollars | null
  starts_at: Date
  /** The first moment after the promotion. If it equals `starts_at`, the promotion never ran. */
  ends_at: Date
  /**
   * Codes of the parts that the promotion includes. Null: no condition. A part must meet the conditions of this column and of the columns
   * below. A category includes its subcategories.
   */
  mcodes: string[] | null
  category_ids: string[] | null
  producers: string[] | null
  conditions: string[] | null
  made_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    promotion: PromotionTable
  }
}
