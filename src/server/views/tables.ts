/** The latest view of a part by a customer, or its removal from the view history. */
export interface ViewedPartTable {
  tenant_id: string
  account_id: string
  mcode: string
  /** When the customer viewed the part or removed it from the history. */
  at: Date
  gone: boolean
}

/** The time up to which a customer has cleared the view history. */
export interface ViewClearingTable {
  tenant_id: string
  account_id: string
  cleared_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    viewed_part: ViewedPartTable
    view_clearing: ViewClearingTable
  }
}
