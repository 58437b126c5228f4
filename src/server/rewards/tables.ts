import type { ColumnType, Generated } from 'kysely'
import type { PointEntryKind } from '#contract/rewards/points.ts'

/** The kind of object that an entry of the points ledger refers to. */
export type PointAbout = 'order' | 'gift' | 'draw' | 'shop'

export interface PointEntryTable {
  tenant_id: string
  account_id: string
  /** The reason of the entry in the points ledger. Each reason is written only once. */
  cause: string
  /** The entry's number, which increases in the order of writing. */
  id: Generated<string>
  kind: PointEntryKind
  /** The number of points, negative if points are taken. */
  amount: number
  /** Points that should have been taken but were missing. Negative in an entry whose income made up for missing points. */
  short: Generated<number>
  about_kind: PointAbout
  /** The id of the order, gift claim or draw that the entry is about. Empty for an entry by the shop. */
  about_id: string
  /** The name that the customer sees: the order number or the gift's name. Empty for an entry by the shop. */
  about_name: string
  /** The shop's comment on the entry. */
  note: Generated<string>
  at: Date
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    point_entry: PointEntryTable
  }
}
