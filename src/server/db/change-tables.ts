import type { Generated } from 'kysely'

/** The kind of change of a part or of a tenant's whole catalogue (migrations/028-catalogue-changes.ts). */
export type ChangeKind = 'part' | 'live' | 'gone' | 'all' | 'prices'

/** The change log of the catalogue. Database triggers write it. */
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

/** The latest transaction whose log rows were purged because of their age. */
export interface CataloguePurgedTable {
  tenant_id: string
  xid: string
}

export type ChangeTables = {
  catalogue_change: CatalogueChangeTable
  catalogue_purged: CataloguePurgedTable
}
