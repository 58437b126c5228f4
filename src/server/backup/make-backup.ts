import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { readAppliedMigrations } from '#server/db/steps-that-ran.ts'
import { runWithConnectionLock, runWithExclusiveLock } from './alone.ts'
import { verifyRowChecksums } from './check-rows.ts'
import { BACKUP_FORMAT, type BackupHeader, type BackupKind, formatBackupLine, formatRowsLine, type TableTotal } from './format.ts'
import { regenerableTables } from './made-anew.ts'
import { setPlainTextOutput } from './plain-text.ts'
import { readBackupSignature } from './read-file.ts'
import { countTable, readTable } from './read-table.ts'
import { qualifiedName, readOwnSchema, readSequenceCounters, readStoredTables, type StoredTable } from './stored-tables.ts'
import { emptyTableCount, formatChecksum, type TableCount } from './tally.ts'
import { type BackupWriter, openBackupWriter } from './write-file.ts'

export interface BackupResult {
  made: string
  step: number
  bytes: number
  totals: TableTotal[]
}

export interface BackupOptions {
  /**
   * Whether the database has a single connection (the embedded database), so that a long transaction makes all other queries wait.
   * PostgreSQL instead keeps a snapshot for the backup, and nobody waits.
   */
  hasSingleConnection: boolean
  nowMs: number
}

/**
 * Writes the whole database, as of one moment, to a file under a temporary name. Then reads the file back, compares it with the database,
 * and renames the file. On failure it throws an error with a message for the operator, and an existing file is kept.
 */
export const makeBackup = (db: Db, file: string, options: BackupOptions): Promise<BackupResult> =>
  // The embedded database is used by this process alone, so the backup needs no lock. It must not reserve the only connection either,
  // because other queries are answered between two steps.
  runWithExclusiveLock(db, () =>
    options.hasSingleConnection
      ? writeBackupFile(db, file, options)
      : runWithConnectionLock(db, (connection) => writeBackupFile(connection, file, options)),
  )

const writeBackupFile = (db: Db, file: string, options: BackupOptions): Promise<BackupResult> =>
  writeFileAtomically(db, file, 'backup', (writer) => writeDatabaseState(db, writer, options))

/**
 * Writes a file under a temporary name, reads it back, compares it with what the database held, and renames the file. On failure it throws
 * an error with a message for the operator, and an existing file is kept.
 */
export async function writeFileAtomically(
  db: Db,
  file: string,
  kind: BackupKind,
  write: (writer: BackupWriter) => Promise<{ header: BackupHeader; totals: TableTotal[] }>,
): Promise<BackupResult> {
  await requireReplaceableFile(file, kind)
  const writer = await openBackupWriter(file).catch((cause: unknown) => {
    throw writeErrorOf(file, cause)
  })
  try {
    const { header, totals } = await write(writer)
    const bytes = await writer.finish()
    await verifyRowChecksums(db, writer.path, totals, kind)
    await writer.publish()
    return { made: header.made, step: header.step, bytes, totals }
  } catch (cause) {
    throw cause instanceof AppError ? cause : writeErrorOf(file, cause)
  } finally {
    await writer.discard()
  }
}

const wrongKindPhrases: Record<BackupKind, string> = { backup: 'no backup', shop: 'no file of a shop' }

/** Throws `wrong-state` unless an existing file is an older one of the same kind and may therefore be replaced. */
async function requireReplaceableFile(file: string, kind: BackupKind): Promise<void> {
  const there = await stat(file).catch(() => null)
  if (there && !(there.isFile() && (await readBackupSignature(file))?.armature === kind))
    throw new AppError('wrong-state', { message: `${file} is there already and is ${wrongKindPhrases[kind]}. Say another name.` })
}

/** Turns an error of the file system into an error with a message for the operator. Other errors are returned unchanged. */
function writeErrorOf(file: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || !('syscall' in cause)) return cause
  return new AppError(
    'wrong-state',
    { message: `${file} cannot be written: ${cause.message}. An older file of that name is as it was.` },
    { cause },
  )
}

interface CopiedTable {
  table: StoredTable
  tally: TableCount
}

async function writeDatabaseState(db: Db, writer: BackupWriter, { hasSingleConnection, nowMs }: BackupOptions) {
  const ahead = hasSingleConnection ? await copyLargeTablesAhead(db, writer, nowMs) : null
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await setPlainTextOutput(trx)
      const { header, tables } = ahead ?? (await writeHeader(trx, writer, nowMs))
      if (!hasSingleConnection) await lockTablesForCopy(trx, tables)
      const read: CopiedTable[] = []
      for (const table of tables) {
        if (regenerableTables.has(table.name)) {
          read.push({ table, tally: emptyTableCount })
          continue
        }
        const before = ahead?.copied.get(table.name)
        if (before && (await isUnchanged(trx, table, before, ahead?.since ?? ''))) {
          read.push({ table, tally: before })
          continue
        }
        if (before) await writer.write(formatBackupLine({ table: table.name, again: true }))
        const tally = await copyTableToBackup(trx, writer, table)
        await requireUnchangedCount(trx, table, tally)
        read.push({ table, tally })
      }
      const totals = read.map(({ table, tally }) => ({ table: table.name, rows: tally.rows, checksum: formatChecksum(tally) }))
      const schema = await readOwnSchema(trx)
      await writer.write(formatBackupLine({ end: true, totals, counters: await readSequenceCounters(trx, schema) }))
      return { header, totals }
    })
}

async function writeHeader(db: Db, writer: BackupWriter, nowMs: number): Promise<{ header: BackupHeader; tables: StoredTable[] }> {
  const tables = await readStoredTables(db, await readOwnSchema(db))
  const header: BackupHeader = {
    armature: 'backup',
    format: BACKUP_FORMAT,
    ...(await readStepsForHeader(db)),
    made: new Date(nowMs).toISOString(),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
  await writer.write(formatBackupLine(header))
  return { header, tables }
}

/** Returns the fields of a backup's header that list the migration steps of the database. */
export async function readStepsForHeader(db: Db): Promise<Pick<BackupHeader, 'step' | 'steps'>> {
  const ran = await readAppliedMigrations(db)
  return { step: ran.length, steps: ran.map(({ name, hash }) => ({ name, hash })) }
}

const copyTableToBackup = (db: Db, writer: BackupWriter, table: StoredTable): Promise<TableCount> =>
  readTable(db, table, (rows) => writer.write(formatRowsLine(table.name, rows)))

/** The minimum size, in database pages, of tables that are copied before the moment of the backup. Smaller tables are quick to read. */
const MIN_COPY_AHEAD_BLOCKS = 16

/**
 * Copies the large tables before the moment of the backup, in short steps between which other queries are answered. At that moment an
 * unchanged table then only needs to be counted, which takes a tenth of the time.
 */
async function copyLargeTablesAhead(db: Db, writer: BackupWriter, nowMs: number) {
  const { rows } = await sql<{ since: string }>`select pg_snapshot_xmax(pg_current_snapshot())::xid::text as since`.execute(db)
  const since = rows[0]?.since
  if (since === undefined) throw new Error('The database does not say where it stands.')
  const begun = await writeHeader(db, writer, nowMs)
  const copied = new Map<string, TableCount>()
  for (const table of begun.tables)
    if (table.blocks >= MIN_COPY_AHEAD_BLOCKS && !regenerableTables.has(table.name))
      copied.set(table.name, await copyTableToBackup(db, writer, table))
  return { ...begun, since, copied }
}

/** Whether a table is unchanged since it was copied: no row is newer than the start of the copy, and the number of rows is the same. */
async function isUnchanged(trx: Db, table: StoredTable, copied: TableCount, since: string): Promise<boolean> {
  const { rows, newer } = await countTable(trx, table, since)
  return newer === 0 && rows === copied.rows
}

/** Keeps tables from being altered or replaced while they are read. Throws if a table was altered or replaced just before the lock. */
export async function lockTablesForCopy(trx: Db, tables: readonly StoredTable[]): Promise<void> {
  const names = sql.join(tables.map(qualifiedName))
  await sql`lock table ${names} in access share mode`.execute(trx)
  const [first] = tables
  if (!first) return
  const moved = await sql`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = ${first.schema} and relkind = 'r' and to_regclass(format('%I.%I', nspname, relname)) is distinct from pg_class.oid`.execute(
    trx,
  )
  if (moved.rows.length > 0)
    throw new AppError('wrong-state', {
      message: 'The database was being restored or upgraded in this moment. Nothing was written. Try again.',
    })
}

/** Counts the rows of a table in a different way, to check that none was read twice or missed. */
async function requireUnchangedCount(trx: Db, table: StoredTable, { rows }: TableCount): Promise<void> {
  const counted = await countTable(trx, table)
  if (counted.rows !== rows) throw new Error(`Of the ${counted.rows} rows of ${table.name} ${rows} were read.`)
}
