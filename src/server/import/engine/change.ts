import type { PartListName } from './lists.ts'
import type { SmallTableName } from './small-tables.ts'

/**
 * The old and new state of one object. A changed part has only the changed columns. A new or deleted part has all columns. A list or a row
 * of a small table is always complete. `null`: the object does not exist. `applications`: ids of waiting application rows that are assigned
 * to the part.
 */
export interface Change {
  of: 'part' | PartListName | SmallTableName | 'applications'
  /** The part's code or the row's key. */
  key: string
  partId: number | null
  before: unknown
  after: unknown
}
