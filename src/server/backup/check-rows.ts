import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import type { Kind, Total } from './format.ts'
import { isAgain, isHeader, isRows, readBackup } from './read-file.ts'
import { addCounts, checksumOf, emptyCount, type TableCount, type TallyRow, tallyColumns } from './tally.ts'

/** Reads a backup file back, lets the database compute row counts and checksums, and throws if they differ from the expected ones. */
export async function checkRows(db: Db, file: string, expected: readonly Total[], kind: Kind = 'backup'): Promise<void> {
  const tallies = new Map<string, TableCount>()
  for await (const entry of readBackup(file, kind)) {
    if (isHeader(entry)) continue
    if (isAgain(entry)) tallies.delete(entry.table)
    if (isRows(entry)) {
      const { rows } =
        await sql<TallyRow>`select ${tallyColumns} from json_array_elements_text(${JSON.stringify(entry.rows)}::json) as line`.execute(db)
      tallies.set(entry.table, addCounts(tallies.get(entry.table) ?? emptyCount, rows[0]))
    }
  }
  demandSame(expected, tallies)
}

/** Throws if the row count or the checksum of a table differs from the expected one. */
export function demandSame(expected: readonly Total[], found: ReadonlyMap<string, TableCount>): void {
  const different = expected.filter(({ table, rows, checksum }) => {
    const tally = found.get(table) ?? emptyCount
    return tally.rows !== rows || checksumOf(tally) !== checksum
  })
  if (different.length === 0) return
  const which = different.map(({ table }) => table).join(', ')
  throw new AppError('wrong-state', {
    message: `What was written is not what was read, in ${which}. Nothing was changed. Look after the disk, then try again.`,
  })
}
