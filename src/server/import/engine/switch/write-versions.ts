import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { AdaptiveBatch, measureOwnMs } from '#server/db/adaptive-batch.ts'
import { runWithoutChangeLog } from '#server/db/catalogue-changes.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { OPEN_ENDED_VERSION, versionTableName } from '#server/db/versions.ts'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import { isPriceAndStockRun } from '#server/import/engine/run/kinds.ts'
import { type PartListDefinition, partListDefinitions, partListNames } from '#server/import/engine/run/lists.ts'
import { isPriceAndStockColumn, priceAndStockColumns } from '#server/import/engine/run/price-and-stock-columns.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { type SmallTable, smallTableNames, smallTables } from '#server/import/engine/run/small-tables.ts'

export type RunKey = Pick<ImportRun, 'tenantId' | 'id'>
type WrittenRun = RunKey & Pick<ImportRun, 'kind'>

/** The kinds of changes whose rows have versions (db/versions.ts), in the order of writing. */
export const versionedChangeKinds: readonly string[] = [...smallTableNames, 'part', ...partListNames]

/** PostgreSQL's error codes for a lock timeout and a deadlock. */
const LOCK_CONFLICT_CODES = ['55P03', '40P01']
const MAX_LOCK_RETRIES = 100

/**
 * Runs some work and repeats it after a lock conflict, for example with an order of the same parts. Do not call it inside a transaction.
 */
export async function retryLockConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let left = MAX_LOCK_RETRIES; ; left -= 1) {
    try {
      return await work()
    } catch (cause) {
      if (left <= 1 || !(cause instanceof Error && 'code' in cause && LOCK_CONFLICT_CODES.includes(String(cause.code)))) throw cause
      await wait(100)
    }
  }
}

/**
 * Runs an SQL statement without writing to the change log, in a transaction of its own if none is open. Returns its time in
 * milliseconds (`measureOwnMs`).
 */
export type VersionStatementRunner = (statement: RawBuilder<unknown>) => Promise<number>

/**
 * Processes the changes of each kind in batches of about 25 ms, and answers requests between two batches. `step` returns the time of its
 * longest statement in milliseconds (`measureOwnMs`), from which the size of the next batch follows.
 */
export async function processInTimedBatches(
  db: Db,
  run: RunKey,
  kinds: readonly string[],
  step: (kind: string, range: RawBuilder<unknown>) => Promise<number>,
): Promise<void> {
  for (const kind of kinds) {
    const pace = new AdaptiveBatch(100, 20, 2000)
    for await (const range of readKeyRanges(db, run, [kind], () => pace.size)) pace.adaptBatchSize(await step(kind, range))
  }
}

/** SQL condition for the changes of one kind that concern the parts with the given codes. */
export const changesOfPartsSql = ({ tenantId, id }: RunKey, kind: string, codes: readonly string[]): RawBuilder<unknown> =>
  sql`tenant_id = ${tenantId} and import_id = ${id} and of = ${kind} and key = any(${codes}::text[])`

/**
 * Returns the function that runs SQL statements for a run whose new rows are not yet current.
 * @throws Error when another process has deleted these rows, because this process lost the import lock.
 */
export const createRunStatementRunner =
  (db: Db, { tenantId, id }: RunKey, version: number): VersionStatementRunner =>
  (statement) =>
    withoutChangeLog(db, async (trx) => {
      const { rows } = await sql`select from version_counted
      where phase = 'writing' and import_of = ${tenantId} and import_id = ${id} and counted = ${version - 1} for share`.execute(trx)
      if (rows.length === 0) throw new Error('Another process has ended this import, as the database did not hear of this one any more.')
      return executeTimed(trx, statement)
    })

/** Returns the function that runs the SQL statements with which a run is finished or undone. It does not check who has the import lock. */
export const createFinishStatementRunner =
  (db: Db): VersionStatementRunner =>
  (statement) =>
    withoutChangeLog(db, (trx) => executeTimed(trx, statement))

const executeTimed = async (trx: Db, statement: RawBuilder<unknown>): Promise<number> =>
  (await measureOwnMs(() => statement.execute(trx)))[1]

const withoutChangeLog = (db: Db, work: (trx: Db) => Promise<number>): Promise<number> => {
  const done = () => inTransaction(db, (trx) => runWithoutChangeLog(trx, () => work(trx)))
  return db.isTransaction ? done() : retryLockConflict(done)
}

/**
 * Writes the new rows of an import run as a new version, and ends the validity of the rows that they replace. Nothing is visible before the
 * version becomes current. `range` is an SQL condition on `import_change` for changes of one kind. The statements are not prepared, because
 * a stored plan would be for the earlier, smaller table.
 */
export async function writeVersions(
  db: Db,
  run: WrittenRun,
  kind: string,
  range: RawBuilder<unknown>,
  version: number,
): Promise<{ changeCount: number; longestStatementMs: number }> {
  const { come, stay, go } = await countRangeChanges(db, range)
  const write = createRunStatementRunner(db, run, version)
  const some = sql`(select * from import_change where ${range})`
  const took: number[] = []
  if (stay + go > 0)
    took.push(
      await write(sql`update ${sql.table(versionTableName(tableOfKind(kind)))} as row set until = ${version - 1} from ${some} as one
      where one.before is not null and row.tenant_id = ${run.tenantId} and row.until = ${sql.lit(OPEN_ENDED_VERSION)} and row.since < ${version} and ${rowBelongsToChangeSql(kind)}`),
    )
  if (kind === 'part') {
    if (come > 0) took.push(await write(await insertNewPartsSql(db, run, some, version)))
    if (stay > 0) took.push(await write(await insertChangedPartsSql(db, run, some, version)))
  } else if (come + stay > 0) took.push(await write(await insertNewRowsSql(db, run, kind, some, version)))
  return { changeCount: come + stay + go, longestStatementMs: Math.max(0, ...took) }
}

/** Counts how many rows the changes of a range add (`come`), update (`stay`) and delete (`go`). */
async function countRangeChanges(trx: Db, range: RawBuilder<unknown>): Promise<{ come: number; stay: number; go: number }> {
  const { rows } = await sql<{ come: number; stay: number; go: number }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select (count(*) filter (where before is null))::int as come, (count(*) filter (where before is not null and after is not null))::int as stay,
      (count(*) filter (where before is not null and after is null))::int as go from import_change where ${range}`.execute(trx)
  return rows[0] ?? { come: 0, stay: 0, go: 0 }
}

/** Reverses `writeVersions` for the changes of a range. Returns the time of the longest statement in milliseconds. */
export async function undoVersions(
  write: VersionStatementRunner,
  run: RunKey,
  kind: string,
  range: RawBuilder<unknown>,
  version: number,
): Promise<number> {
  const some = sql`(select * from import_change where ${range})`
  const table = sql.table(versionTableName(tableOfKind(kind)))
  const deleting = await write(
    sql`delete from ${table} as row using ${some} as one where row.tenant_id = ${run.tenantId} and row.since = ${version} and ${rowBelongsToChangeSql(kind)}`,
  )
  const updating = await write(sql`update ${table} as row set until = ${sql.lit(OPEN_ENDED_VERSION)} from ${some} as one
    where row.tenant_id = ${run.tenantId} and row.until = ${version - 1} and ${rowBelongsToChangeSql(kind)}`)
  return Math.max(deleting, updating)
}

/** Deletes the row versions of the changes of a range that are no longer current. Returns the time in milliseconds. */
export async function deleteOldVersions(db: Db, run: RunKey, kind: string, range: RawBuilder<unknown>): Promise<number> {
  const { stay, go } = await countRangeChanges(db, range)
  if (stay + go === 0) return 0
  return createFinishStatementRunner(
    db,
  )(sql`delete from ${sql.table(versionTableName(tableOfKind(kind)))} as row using (select * from import_change where ${range}) as one
    where one.before is not null and row.tenant_id = ${run.tenantId} and row.until < coalesce((select counted from version_counted), 0) and ${rowBelongsToChangeSql(kind)}`)
}

const partListOfKind = (kind: string): PartListDefinition | undefined =>
  (partListDefinitions as Readonly<Record<string, PartListDefinition>>)[kind]
const tableOfKind = (kind: string): string => partListOfKind(kind)?.table ?? kind

/** Returns an SQL condition: the table row `row` belongs to the object of the change `one`. */
function rowBelongsToChangeSql(kind: string): RawBuilder<boolean> {
  const list = partListOfKind(kind)
  if (kind === 'part') return sql`row.id = one.part_id`
  if (list !== undefined) return sql`${sql.ref(`row.${list.ownerColumn}`)} = one.part_id`
  const { key }: SmallTable = (smallTables as Readonly<Record<string, SmallTable>>)[kind] ?? { key: [] }
  return sql`${sql.join(
    key.map((column) => sql`${sql.ref(`row.${column}`)}::text = coalesce(one.before, one.after) ->> ${sql.lit(column)}`),
    sql` and `,
  )}`
}

/** Returns the SQL statement that inserts the new rows of some changes. */
async function insertNewRowsSql(
  trx: Db,
  { tenantId }: RunKey,
  kind: string,
  some: RawBuilder<unknown>,
  version: number,
): Promise<RawBuilder<unknown>> {
  const list = partListOfKind(kind)
  if (list !== undefined) {
    const typed = sql.raw(
      Object.entries(list.columns)
        .map(([column, type]) => `"${column}" ${type}`)
        .join(', '),
    )
    const names = sql.join(Object.keys(list.columns).map((column) => sql.ref(column)))
    return sql`insert into ${sql.table(versionTableName(list.table))} (tenant_id, ${sql.ref(list.ownerColumn)}, ${names}, since)
      select ${tenantId}, one.part_id, ${sql.join(Object.keys(list.columns).map((column) => sql.ref(`item.${column}`)))}, ${version}::int
      from ${some} as one cross join lateral jsonb_to_recordset(one.after) as item (${typed}) where one.after is not null`
  }
  const columns = await readViewColumns(trx, kind)
  const [names, made] = [columnListSql(columns), columnListSql(columns, 'made.')]
  return sql`insert into ${sql.table(versionTableName(kind))} (tenant_id, ${names}, since) select ${tenantId}, ${made}, ${version}::int
    from ${some} as one cross join lateral jsonb_populate_record(null::${sql.table(kind)}, one.after) as made where one.after is not null`
}

const columnListSql = (columns: readonly string[], of = '') => sql.join(columns.map((column) => sql.ref(`${of}${column}`)))

async function insertNewPartsSql(trx: Db, { tenantId }: RunKey, some: RawBuilder<unknown>, version: number): Promise<RawBuilder<unknown>> {
  const columns = await readViewColumns(trx, 'part')
  return sql`insert into part_version (tenant_id, id, ${columnListSql(columns)}, since) select ${tenantId}, one.part_id, ${columnListSql(columns, 'made.')}, ${version}::int
    from ${some} as one cross join lateral jsonb_populate_record(null::part, one.after) as made where one.before is null`
}

/** Returns the SQL statement that inserts new versions of changed parts. Columns that the change does not contain keep their values. */
async function insertChangedPartsSql(trx: Db, run: WrittenRun, some: RawBuilder<unknown>, version: number): Promise<RawBuilder<unknown>> {
  const columns = await readViewColumns(trx, 'part')
  const { tenantId } = run
  if (isPriceAndStockRun(run)) return insertPricesAndStockSql(tenantId, columns, some, version)
  return sql`insert into part_version (tenant_id, id, ${columnListSql(columns)}, since) select ${tenantId}, one.part_id, ${columnListSql(columns, 'made.')}, ${version}::int
    from ${some} as one join part as was on was.tenant_id = ${tenantId} and was.id = one.part_id
    cross join lateral jsonb_populate_record(was, one.after) as made where one.before is not null and one.after is not null`
}

/** The same for a run that changes only price, stock and conditions of sale: few columns are read from the JSON, which takes half the time. */
function insertPricesAndStockSql(
  tenantId: string,
  columns: readonly string[],
  some: RawBuilder<unknown>,
  version: number,
): RawBuilder<unknown> {
  const typed = sql.raw(
    Object.entries(priceAndStockColumns)
      .map(([column, type]) => `"${column}" ${type}`)
      .join(', '),
  )
  const values = columns.map((column) => {
    const [was, made] = [sql.ref(`was.${column}`), sql.ref(`made.${column}`)]
    return isPriceAndStockColumn(column) ? sql`case when one.after ? ${sql.lit(column)} then ${made} else ${was} end` : was
  })
  return sql`insert into part_version (tenant_id, id, ${columnListSql(columns)}, since) select ${tenantId}, one.part_id, ${sql.join(values)}, ${version}::int
    from ${some} as one join part as was on was.tenant_id = ${tenantId} and was.id = one.part_id
    cross join lateral jsonb_to_record(one.after) as made (${typed}) where one.before is not null and one.after is not null`
}

/** Reads the column names of a kind's view, without the tenant id and the part id. */
async function readViewColumns(trx: Db, kind: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`${sql.raw(PREPARED_QUERY_PREFIX)} select attname as name from pg_attribute where attrelid = ${kind}::regclass and attnum > 0 and not attisdropped
    and attname <> 'tenant_id' and not (${kind}::text = 'part' and attname = 'id') order by attnum`.execute(trx)
  return rows.map(({ name }) => name)
}
