/** The latest view event of a customer and a part. */
export interface ViewedPartTable {
  tenant_id: string
  account_id: string
  mcode: string
  /** When the part was viewed or removed from the history. */
  at: Date
  gone: boolean
}

/** Until when a customer's view history was cleared. */
export interface ViewClearingTable {
  tenant_id: string
  account_id: string
  cleared_at: Date
}

export type ViewTables = {
  viewed_part: ViewedPartTable
  view_clearing: ViewClearingTable
}
