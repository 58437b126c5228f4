import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { setPlainTextOutput } from './plain-text.ts'
import { qualifiedName, type StoredTable } from './stored-tables.ts'
import { addTableCounts, emptyTableCount, type TableCount, type TallyRow, tallyColumnsSql } from './tally.ts'

/** A transaction id lower than that of any row. */
const MIN_TRANSACTION_ID = '1'

/** Receives rows of a table as a JSON array, in which each row is a text. */
export type RowBatchHandler = (rows: string) => Promise<void>

/**
 * Reads a table in short steps. If `db` is a transaction, all steps run in it. Otherwise each step is a transaction of its own. Returns the
 * table's row count and checksum.
 */
export async function readTable(db: Db, table: StoredTable, onRows: RowBatchHandler): Promise<TableCount> {
  let tally = emptyTableCount
  const visit = async (onThesePages: RawBuilder<boolean>) => {
    const statement = sql<TallyRow & { lines: string | null }>`
      select json_agg(line)::text as lines, ${tallyColumnsSql} from (select t::text as line from ${qualifiedName(table)} t where ${onThesePages}) as read`
    const { row, ms } = await runInTransaction(db, (trx) => runTimedQuery(statement, trx))
    tally = addTableCounts(tally, row)
    if (row?.lines) await onRows(row.lines)
    return { ms, bytes: row?.lines?.length ?? 0 }
  }
  await walkBlocks(table.blocks, visit, table.outside ? createStepEndFinder(db, table) : undefined)
  return tally
}

/**
 * SQL for the estimated length of a value as text, by type of column, without reading the value. For types that are not listed it is the
 * stored length; their text is at most a few times longer.
 */
const storedLengthsByType: Record<string, (column: RawBuilder<unknown>) => RawBuilder<number>> = {
  bytea: (column) => sql`2 * octet_length(${column})`,
  text: (column) => sql`octet_length(${column})`,
}
const storedLengthSql = (column: RawBuilder<unknown>) => sql<number>`pg_column_size(${column})`

/**
 * Returns a function that finds where a step of reading a table must end, namely before the row that makes the step too large, but never
 * before the first row. Long values are stored outside the page, so the rows of one page may hold 100 MB.
 */
const createStepEndFinder = (db: Db, table: StoredTable) => async (onThesePages: RawBuilder<boolean>) => {
  const bytes = table.columns.map(
    ({ name, type }) => sql`coalesce(${(storedLengthsByType[type] ?? storedLengthSql)(sql.ref(name))}, 0)::bigint`,
  )
  const { rows } = await sql<{ at: string }>`
    select at::text from (
      select ctid as at, row_number() over met as nth, sum(${sql.join(bytes, sql` + `)}) over met as so_far
      from ${qualifiedName(table)} where ${onThesePages} window met as (order by ctid)) as read
    where nth > 1 and so_far > ${MAX_STEP_BYTES} order by read.at limit 1`.execute(db)
  return rows[0]?.at ?? null
}

/** Computes the row count and the checksum of a table in short steps. */
export async function tallyTable(trx: Db, table: StoredTable): Promise<TableCount> {
  let tally = emptyTableCount
  await walkBlocks(table.blocks, async (onThesePages) => {
    const statement = sql<TallyRow>`
      select ${tallyColumnsSql} from (select t::text as line from ${qualifiedName(table)} t where ${onThesePages}) as read`
    const { row, ms } = await runTimedQuery(statement, trx)
    tally = addTableCounts(tally, row)
    return { ms, bytes: 0 }
  })
  return tally
}

/**
 * Counts the rows of a table, and those that were written by transaction `since` or later. It is fast, because it does not read the rows'
 * text.
 */
export async function countTable(
  trx: Db,
  table: StoredTable,
  since: string = MIN_TRANSACTION_ID,
): Promise<{ rows: number; newer: number }> {
  const all = { rows: 0, newer: 0 }
  await walkBlocks(table.blocks, async (onThesePages) => {
    const statement = sql<typeof all>`
      select count(*)::int as rows, count(*) filter (where age(xmin) <= age(${since}::xid))::int as newer
      from ${qualifiedName(table)} where ${onThesePages}`
    const { row, ms } = await runTimedQuery(statement, trx)
    all.rows += row?.rows ?? 0
    all.newer += row?.newer ?? 0
    return { ms, bytes: 0 }
  })
  return all
}

const runInTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db.transaction().execute(async (trx) => {
        await setPlainTextOutput(trx)
        return work(trx)
      })

/**
 * Limits of one step of reading a table. A statement on the embedded database blocks the whole process, and a step that reads many bytes
 * needs much memory.
 */
const TARGET_STEP_MS = 12
const MAX_STEP_BYTES = 128 * 1024
const FIRST_STEP_BLOCKS = 1
const MAX_STEP_BLOCKS = 4096

/** The cost of one step of reading a table. */
export interface StepCost {
  ms: number
  bytes: number
}

/** Runs a statement and measures its time in the database, without the wait for a connection. */
async function runTimedQuery<Row>(statement: RawBuilder<Row>, trx: Db): Promise<{ row: Row | undefined; ms: number }> {
  const began = performance.now()
  const { rows } = await statement.execute(trx)
  return { row: rows[0], ms: performance.now() - began }
}

/**
 * Finds the row at which a step of reading a table must end because the step would be too large. Returns its position `(page,row)`, or null
 * if the whole step is small enough.
 */
export type StepEndFinder = (onThesePages: RawBuilder<boolean>) => Promise<string | null>

/**
 * Goes through a table page by page in short steps. `visit` gets the condition that selects the rows of a step, and returns the cost of the
 * step. `cut` is called before `visit` and may shorten the step. Unchanged rows are visited exactly once; a row that changes meanwhile may
 * be visited twice or not at all.
 */
async function walkBlocks(
  blocks: number,
  visit: (onThesePages: RawBuilder<boolean>) => Promise<StepCost>,
  cut?: StepEndFinder,
): Promise<void> {
  let [from, page] = ['(0,0)', 0]
  let stride = FIRST_STEP_BLOCKS
  let cutAt: string | null = null
  do {
    const next = page + stride
    // The last step of reading has no upper limit, because pages may have been added to the table since they were counted.
    const whole = rowRangeSql(from, next < blocks ? `(${next},0)` : null)
    cutAt = cut ? await cut(whole) : null
    const { ms, bytes } = await visit(cutAt === null ? whole : rowRangeSql(from, cutAt))
    const could = Math.min(2, TARGET_STEP_MS / Math.max(1, ms), MAX_STEP_BYTES / Math.max(1, bytes))
    stride = Math.min(MAX_STEP_BLOCKS, Math.max(1, Math.floor(stride * could)))
    from = cutAt ?? `(${next},0)`
    page = cutAt === null ? next : pageNumberOf(cutAt)
  } while (cutAt !== null || page < blocks)
}

const rowRangeSql = (from: string, to: string | null): RawBuilder<boolean> =>
  sql<boolean>`ctid >= ${from}::tid ${to === null ? sql`` : sql`and ctid < ${to}::tid`}`

const pageNumberOf = (place: string): number => Number(place.slice(1, place.indexOf(',')))
