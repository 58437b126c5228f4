import type { PartListName } from './lists.ts'
import type { SmallTableName } from './small-tables.ts'

/**
 * The old and new state of one object of the catalogue. For a changed part, both have only the changed columns. For a new or deleted part,
 * all columns. For a list or a row of a small table, the whole list or row. `null` means that the object does not exist. For
 * `applications`, the states are the ids of ACES applications that waited for the part.
 */
export interface ImportChange {
  objectKind: 'part' | PartListName | SmallTableName | 'applications'
  /** The code of the part, or the key of the row in a small table. */
  key: string
  partId: number | null
  before: unknown
  after: unknown
}
