/** The last word on a part that was viewed. */
export interface ViewedPartTable {
  tenant_id: string
  account_id: string
  mcode: string
  /** When it was viewed, or taken out of the history. */
  at: Date
  gone: boolean
}

/** Until when all views were cleared. */
export interface ViewClearingTable {
  tenant_id: string
  account_id: string
  cleared_at: Date
}

export type ViewTables = {
  viewed_part: ViewedPartTable
  view_clearing: ViewClearingTable
}
