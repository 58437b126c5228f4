import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { versionState } from '#server/db/versions.ts'
import { aloneOnConnection, withExclusiveAccess } from './alone.ts'
import { FORMAT, type Header, line, rowsLine, type Total } from './format.ts'
import { type BackupMade, type BackupOptions, keepTables, stepsInHeader, writeWhole } from './make-backup.ts'
import { readAsPlainText } from './plain-text.ts'
import { type Counter, countedRows, ownerOf, type ShopTable, shopTables, versionCell } from './shop-tables.ts'
import { ownSchema } from './stored-tables.ts'
import { checksumOf, noRows, type TableCount } from './tally.ts'
import type { BackupWriter } from './write-file.ts'

export interface ShopOptions extends BackupOptions {
  tenantId: string
}

/**
 * Writes all rows of one shop at one moment to a file of the backup's format. Numbers that count over all shops (`part.id`) are written as
 * 1, 2, 3 … of this shop, and rows in the order of their keys: the same shop makes the same file whatever database it is in. The embedded
 * database serves nobody meanwhile. Throws with a sentence, and leaves what was there, when that cannot be done.
 */
export const exportShop = (db: Db, file: string, options: ShopOptions): Promise<BackupMade> => {
  const write = async (connection: Db) => {
    await demandSettled(connection, options.tenantId)
    return writeWhole(connection, file, 'shop', (writer) => writeShop(connection, writer, options))
  }
  return withExclusiveAccess(db, () => (options.oneConnection ? write(db) : aloneOnConnection(db, write)))
}

/** Applications that an import has brought to parts are given to them only when its rows count already: a file of before would lose that. */
async function demandSettled(db: Db, tenantId: string): Promise<void> {
  const { phase, import_of: importOf } = await versionState(db)
  if (phase === 'settling' && importOf === tenantId)
    throw new AppError('wrong-state', { message: 'An import of this shop is being ended. Nothing was written. Try again in a minute.' })
}

async function writeShop(db: Db, writer: BackupWriter, { tenantId, nowMs, oneConnection }: ShopOptions) {
  // Numbers are looked up in tables of this transaction, so it is none that only reads.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await readAsPlainText(trx)
      const { tables, counters } = await shopTables(trx, await ownSchema(trx))
      if (!oneConnection) await keepTables(trx, tables)
      const header: Header = {
        armature: 'shop',
        format: FORMAT,
        ...(await stepsInHeader(trx)),
        made: new Date(nowMs).toISOString(),
        tenant: tenantId,
        tables: tables.map(({ name, columns }) => ({ name, columns })),
      }
      await writer.write(line(header))
      for (const [at, counter] of counters.entries()) await number(trx, at, counter, tables, tenantId)
      const totals: Total[] = []
      for (const table of tables) {
        const tally = await copyRows(trx, writer, rowsOf(table, counters, tenantId), table)
        totals.push({ table: table.name, rows: tally.rows, checksum: checksumOf(tally) })
      }
      await writer.write(line({ end: true, totals, counters: [] }))
      return { header, totals }
    })
}

/** The table of this transaction that says which number of a counter becomes which. */
export const numbered = (at: number): RawBuilder<unknown> => sql.id('pg_temp', `numbered_${at}`)

async function number(trx: Db, at: number, { table, column }: Counter, tables: readonly ShopTable[], tenantId: string): Promise<void> {
  const whose = tables.find(({ name }) => name === table)
  if (!whose) throw new Error(`${table} counts and is no table of a shop.`)
  await sql`
    create temporary table ${sql.id(`numbered_${at}`)} on commit drop as
    select ${sql.ref(column)}::bigint as was, row_number() over (order by ${sql.ref(column)}) as now
    from ${countedRows(whose)} as whole where ${sql.ref(ownerOf(whose))} = ${sql.lit(tenantId)}`.execute(trx)
  await sql`create unique index on ${numbered(at)} (was)`.execute(trx)
  await sql`analyze ${numbered(at)}`.execute(trx)
}

/**
 * The rows of a shop, each as the text of a row of its table. A number of a row that is not there any more becomes one below zero: it must not
 * mean another row elsewhere.
 */
function rowsOf(table: ShopTable, counters: readonly Counter[], tenantId: string): RawBuilder<unknown> {
  const joins: RawBuilder<unknown>[] = []
  const cells = table.columns.map(({ name, type }) => {
    const own = sql.ref(`whole.${name}`)
    const version = versionCell(table, name)
    if (version !== undefined) return sql`${version} as ${sql.id(name)}`
    const counter = table.numbers.get(name)
    if (!counter) return own
    const alias = `of_${joins.length}`
    joins.push(sql`left join ${numbered(counters.indexOf(counter))} as ${sql.id(alias)} on ${sql.ref(`${alias}.was`)} = ${own}`)
    return sql`coalesce(${sql.ref(`${alias}.now`)}, -abs(${own}))::${sql.raw(type)} as ${sql.id(name)}`
  })
  const type = new Map(table.columns.map((column) => [column.name, column.type]))
  const isNumber = (name: string) => ['integer', 'bigint', 'smallint'].includes(type.get(name) ?? '')
  const order = table.order.map((name) => (isNumber(name) ? sql.ref(`read.${name}`) : sql`${sql.ref(`read.${name}`)}::text collate "C"`))
  return sql`
    select read::text as line from (
      select ${sql.join(cells)} from ${countedRows(table)} as whole ${sql.join(joins, sql` `)}
      where ${sql.ref(`whole.${ownerOf(table)}`)} = ${sql.lit(tenantId)}) as read
    order by ${sql.join(order)}`
}

/** Rows that stand outside of their page may be pictures. */
const AT_ONCE = { small: 1000, large: 8 }

async function copyRows(trx: Db, writer: BackupWriter, rows: RawBuilder<unknown>, { name, columns }: ShopTable): Promise<TableCount> {
  const count = columns.some(({ type }) => type === 'bytea') ? AT_ONCE.large : AT_ONCE.small
  let tally = noRows
  await sql`declare rows_of_shop no scroll cursor for ${rows}`.execute(trx)
  for (;;) {
    const read = await sql<{ line: string }>`fetch ${sql.lit(count)} from rows_of_shop`.execute(trx)
    if (read.rows.length === 0) break
    const lines = read.rows.map(({ line: one }) => one)
    tally = { rows: tally.rows + lines.length, sum: tally.sum + lines.reduce((sum, one) => sum + summandOf(one), 0n) }
    await writer.write(rowsLine(name, JSON.stringify(lines)))
  }
  await sql`close rows_of_shop`.execute(trx)
  return tally
}

/** What a row adds to the sum of its table, as the database reckons it (tally.ts). */
const summandOf = (text: string): bigint => BigInt.asIntN(64, BigInt(`0x${createHash('md5').update(text).digest('hex').slice(0, 16)}`))
