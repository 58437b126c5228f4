import type { Generated } from 'kysely'

/** What became of a part, or of the whole catalogue of a tenant (migrations/028-catalogue-changes.ts). */
export type ChangeKind = 'part' | 'live' | 'gone' | 'all' | 'prices'

/** The log of changes; the database's own triggers write it. */
export interface CatalogueChangeTable {
  tenant_id: string
  id: Generated<string>
  /** The transaction that wrote the row. */
  xid: Generated<string>
  kind: ChangeKind
  /** Null for `all` and `prices`. */
  part_id: number | null
  mcode: string | null
  at: Generated<Date>
}

/** The latest transaction of which rows of the log were dropped by their age. */
export interface CataloguePurgedTable {
  tenant_id: string
  xid: string
}

export type ChangeTables = {
  catalogue_change: CatalogueChangeTable
  catalogue_purged: CataloguePurgedTable
}
