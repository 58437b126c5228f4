import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import type { BackupKind, TableTotal } from './format.ts'
import { isHeaderLine, isRowsLine, isTableRestartLine, readBackupLines } from './read-file.ts'
import { addTableCounts, emptyTableCount, formatChecksum, type TableCount, type TallyRow, tallyColumnsSql } from './tally.ts'

/** Reads a backup file back, lets the database compute row counts and checksums, and throws if they differ from the expected ones. */
export async function verifyRowChecksums(
  db: Db,
  file: string,
  expected: readonly TableTotal[],
  kind: BackupKind = 'backup',
): Promise<void> {
  const tallies = new Map<string, TableCount>()
  for await (const entry of readBackupLines(file, kind)) {
    if (isHeaderLine(entry)) continue
    if (isTableRestartLine(entry)) tallies.delete(entry.table)
    if (isRowsLine(entry)) {
      const { rows } =
        await sql<TallyRow>`select ${tallyColumnsSql} from json_array_elements_text(${JSON.stringify(entry.rows)}::json) as line`.execute(
          db,
        )
      tallies.set(entry.table, addTableCounts(tallies.get(entry.table) ?? emptyTableCount, rows[0]))
    }
  }
  requireSameCounts(expected, tallies)
}

/** Throws if the row count or the checksum of a table differs from the expected one. */
export function requireSameCounts(expected: readonly TableTotal[], found: ReadonlyMap<string, TableCount>): void {
  const different = expected.filter(({ table, rows, checksum }) => {
    const tally = found.get(table) ?? emptyTableCount
    return tally.rows !== rows || formatChecksum(tally) !== checksum
  })
  if (different.length === 0) return
  const which = different.map(({ table }) => table).join(', ')
  throw new AppError('wrong-state', {
    message: `What was written is not what was read, in ${which}. Nothing was changed. Look after the disk, then try again.`,
  })
}
