import type { Dollars } from './columns.ts'

/** A temporary price reduction; see catalogue/promoted.ts. */
export interface PromotionTable {
  tenant_id: string
  id: string
  name: string
  terms: string
  /** Either a percentage off the part's own price or a fixed price. */
  percent: number | null
  price: Dollars | null
  starts_at: Date
  /** The first moment after the promotion. When it equals `starts_at`, the promotion never ran. */
  ends_at: Date
  /** Conditions that select parts. All must hold. Null: no condition. A category includes its subcategories. */
  mcodes: string[] | null
  category_ids: string[] | null
  producers: string[] | null
  conditions: string[] | null
  made_at: Date
}

export interface PromotionTables {
  promotion: PromotionTable
}
