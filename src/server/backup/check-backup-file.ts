import { AppError } from '#contract/errors.ts'
import type { BackupEnd, BackupHeader, BackupKind } from './format.ts'
import { isEndLine, isHeaderLine, isRowsLine, isTableRestartLine, readBackupLines } from './read-file.ts'

/** The content of a backup file that was found complete. */
export interface CheckedBackupFile {
  header: BackupHeader
  end: BackupEnd
  /** The line number after which the rows of a table are valid. Only for tables whose rows were written to the file a second time. */
  validAfterLine: ReadonlyMap<string, number>
}

/**
 * Reads a whole backup file. Throws `wrong-state` with a message for the operator unless the file is complete and has as many rows as its
 * last line states.
 */
export async function checkBackupFile(file: string, kind: BackupKind = 'backup'): Promise<CheckedBackupFile> {
  let header: BackupHeader | null = null
  let end: BackupEnd | null = null
  const counts = new Map<string, number>()
  const holdsAfter = new Map<string, number>()
  let at = 0
  for await (const entry of readBackupLines(file, kind)) {
    at += 1
    if (isHeaderLine(entry)) header = entry
    else if (isEndLine(entry)) end = entry
    else if (isTableRestartLine(entry)) {
      counts.delete(entry.table)
      holdsAfter.set(entry.table, at)
    } else if (isRowsLine(entry)) counts.set(entry.table, (counts.get(entry.table) ?? 0) + entry.rows.length)
  }
  if (!header || !end) throw new Error('A backup was read to its end without head or end.')
  const known = new Set(end.totals.map(({ table }) => table))
  const wrong = [...end.totals.filter(({ table, rows }) => (counts.get(table) ?? 0) !== rows).map(({ table }) => table)]
  const unknown = [...counts.keys()].filter((table) => !known.has(table))
  const missing = header.tables.map(({ name }) => name).filter((name) => !known.has(name))
  const bad = [...wrong, ...unknown, ...missing]
  if (bad.length > 0)
    throw new AppError('wrong-state', {
      message: `${file} is no whole backup: it does not hold what it says of ${bad.join(', ')}. Nothing was changed. Take another file.`,
    })
  return { header, end, validAfterLine: holdsAfter }
}
