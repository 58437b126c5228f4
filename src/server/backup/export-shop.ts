import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { readVersionState } from '#server/db/versions.ts'
import { runWithConnectionLock, runWithExclusiveLock } from './alone.ts'
import { BACKUP_FORMAT, type BackupHeader, formatBackupLine, formatRowsLine, type TableTotal } from './format.ts'
import { type BackupOptions, type BackupResult, lockTablesForCopy, readStepsForHeader, writeFileAtomically } from './make-backup.ts'
import { setPlainTextOutput } from './plain-text.ts'
import { currentRowsSql, type IdCounter, readShopTables, type ShopTable, tenantColumnOf, versionCellSql } from './shop-tables.ts'
import { readOwnSchema } from './stored-tables.ts'
import { emptyTableCount, formatChecksum, type TableCount } from './tally.ts'
import type { BackupWriter } from './write-file.ts'

export interface ShopExportOptions extends BackupOptions {
  tenantId: string
}

/**
 * Writes all rows of one shop, as of one moment, to a file in the format of a backup. Ids that are counted over all shops (`part.id`) are
 * renumbered 1, 2, 3 …, and rows are sorted by their keys, so the same shop gives the same file from any database. The embedded database
 * answers no other query while the file is written. On failure it throws an error with a message for the operator, and an existing file is
 * kept.
 */
export const exportShop = (db: Db, file: string, options: ShopExportOptions): Promise<BackupResult> => {
  const write = async (connection: Db) => {
    await requireNoUnfinishedImport(connection, options.tenantId)
    return writeFileAtomically(connection, file, 'shop', (writer) => writeShopTables(connection, writer, options))
  }
  return runWithExclusiveLock(db, () => (options.hasSingleConnection ? write(db) : runWithConnectionLock(db, write)))
}

/**
 * Throws `wrong-state` while an import of this shop is being finished. The import's rows are already valid, but its fitments are not yet
 * assigned to parts, so a file written now would lose them.
 */
async function requireNoUnfinishedImport(db: Db, tenantId: string): Promise<void> {
  const { phase, import_of: importOf } = await readVersionState(db)
  if (phase === 'settling' && importOf === tenantId)
    throw new AppError('wrong-state', { message: 'An import of this shop is being ended. Nothing was written. Try again in a minute.' })
}

async function writeShopTables(db: Db, writer: BackupWriter, { tenantId, nowMs, hasSingleConnection }: ShopExportOptions) {
  // The transaction is not read-only, because temporary tables map the old ids to the new ones.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await setPlainTextOutput(trx)
      const { tables, counters } = await readShopTables(trx, await readOwnSchema(trx))
      if (!hasSingleConnection) await lockTablesForCopy(trx, tables)
      const header: BackupHeader = {
        armature: 'shop',
        format: BACKUP_FORMAT,
        ...(await readStepsForHeader(trx)),
        made: new Date(nowMs).toISOString(),
        tenant: tenantId,
        tables: tables.map(({ name, columns }) => ({ name, columns })),
      }
      await writer.write(formatBackupLine(header))
      for (const [at, counter] of counters.entries()) await createExportIdMap(trx, at, counter, tables, tenantId)
      const totals: TableTotal[] = []
      for (const table of tables) {
        const tally = await copyRowsToBackup(trx, writer, selectShopRows(table, counters, tenantId), table)
        totals.push({ table: table.name, rows: tally.rows, checksum: formatChecksum(tally) })
      }
      await writer.write(formatBackupLine({ end: true, totals, counters: [] }))
      return { header, totals }
    })
}

/** Returns the name of the temporary table that maps the old ids of a counter to the new ones. `at`: the number of the counter. */
export const idMapTableName = (at: number): RawBuilder<unknown> => sql.id('pg_temp', `numbered_${at}`)

async function createExportIdMap(
  trx: Db,
  at: number,
  { table, column }: IdCounter,
  tables: readonly ShopTable[],
  tenantId: string,
): Promise<void> {
  const whose = tables.find(({ name }) => name === table)
  if (!whose) throw new Error(`${table} counts and is no table of a shop.`)
  await sql`
    create temporary table ${sql.id(`numbered_${at}`)} on commit drop as
    select ${sql.ref(column)}::bigint as was, row_number() over (order by ${sql.ref(column)}) as now
    from ${currentRowsSql(whose)} as whole where ${sql.ref(tenantColumnOf(whose))} = ${sql.lit(tenantId)}`.execute(trx)
  await sql`create unique index on ${idMapTableName(at)} (was)`.execute(trx)
  await sql`analyze ${idMapTableName(at)}`.execute(trx)
}

/**
 * Selects the rows of a shop, each as the text of a whole row. A reference to a row that no longer exists gets a negative id, so that it
 * cannot point to another row after the import.
 */
function selectShopRows(table: ShopTable, counters: readonly IdCounter[], tenantId: string): RawBuilder<unknown> {
  const joins: RawBuilder<unknown>[] = []
  const cells = table.columns.map(({ name, type }) => {
    const own = sql.ref(`whole.${name}`)
    const version = versionCellSql(table, name)
    if (version !== undefined) return sql`${version} as ${sql.id(name)}`
    const counter = table.numbers.get(name)
    if (!counter) return own
    const alias = `of_${joins.length}`
    joins.push(sql`left join ${idMapTableName(counters.indexOf(counter))} as ${sql.id(alias)} on ${sql.ref(`${alias}.was`)} = ${own}`)
    return sql`coalesce(${sql.ref(`${alias}.now`)}, -abs(${own}))::${sql.raw(type)} as ${sql.id(name)}`
  })
  const type = new Map(table.columns.map((column) => [column.name, column.type]))
  const isNumber = (name: string) => ['integer', 'bigint', 'smallint'].includes(type.get(name) ?? '')
  const order = table.order.map((name) => (isNumber(name) ? sql.ref(`read.${name}`) : sql`${sql.ref(`read.${name}`)}::text collate "C"`))
  return sql`
    select read::text as line from (
      select ${sql.join(cells)} from ${currentRowsSql(table)} as whole ${sql.join(joins, sql` `)}
      where ${sql.ref(`whole.${tenantColumnOf(table)}`)} = ${sql.lit(tenantId)}) as read
    order by ${sql.join(order)}`
}

/** Number of rows per query. Tables with long binary values hold pictures, so fewer of their rows are read at once. */
const ROWS_PER_QUERY = { small: 1000, large: 8 }

async function copyRowsToBackup(
  trx: Db,
  writer: BackupWriter,
  rows: RawBuilder<unknown>,
  { name, columns }: ShopTable,
): Promise<TableCount> {
  const count = columns.some(({ type }) => type === 'bytea') ? ROWS_PER_QUERY.large : ROWS_PER_QUERY.small
  let tally = emptyTableCount
  await sql`declare rows_of_shop no scroll cursor for ${rows}`.execute(trx)
  for (;;) {
    const read = await sql<{ line: string }>`fetch ${sql.lit(count)} from rows_of_shop`.execute(trx)
    if (read.rows.length === 0) break
    const lines = read.rows.map(({ line: one }) => one)
    tally = { rows: tally.rows + lines.length, hashSum: tally.hashSum + lines.reduce((sum, one) => sum + rowChecksumOf(one), 0n) }
    await writer.write(formatRowsLine(name, JSON.stringify(lines)))
  }
  await sql`close rows_of_shop`.execute(trx)
  return tally
}

/** Returns what one row adds to its table's checksum. The database computes the same number (tally.ts). */
const rowChecksumOf = (text: string): bigint => BigInt.asIntN(64, BigInt(`0x${createHash('md5').update(text).digest('hex').slice(0, 16)}`))
