import type { Generated } from 'kysely'

/** The kind of a change in the change log: of a part, or of a tenant's whole catalogue (migrations/028-catalogue-changes.ts). */
export type ChangeKind = 'part' | 'live' | 'gone' | 'all' | 'prices'

/** The change log of the catalogue, which database triggers write. */
export interface CatalogueChangeTable {
  tenant_id: string
  id: Generated<string>
  /** The transaction that wrote this row of the change log. */
  xid: Generated<string>
  kind: ChangeKind
  /** The changed part. Null for changes of kind `all` and `prices`. */
  part_id: number | null
  mcode: string | null
  at: Generated<Date>
}

/** The latest transaction whose rows of the change log were purged because of their age. */
export interface CataloguePurgedTable {
  tenant_id: string
  xid: string
}

export type ChangeTables = {
  catalogue_change: CatalogueChangeTable
  catalogue_purged: CataloguePurgedTable
}
