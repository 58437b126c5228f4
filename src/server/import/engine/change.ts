import type { PartListName } from './lists.ts'
import type { SmallTableName } from './small-tables.ts'

/**
 * What one thing was, and what it becomes. Of a part that changes only the columns that change; of one that comes or goes all of them. A
 * list, or a row of a small table, is always whole; `null`: it is not there. `applications`: ids of rows that come to a part, which waited for it.
 */
export interface Change {
  of: 'part' | PartListName | SmallTableName | 'applications'
  /** The part's code, or the row's key. */
  key: string
  partId: number | null
  before: unknown
  after: unknown
}
