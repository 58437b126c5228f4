import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { readAsPlainText } from './plain-text.ts'
import { named, type StoredTable } from './stored-tables.ts'
import { added, noRows, type Tally, tallyColumns, type TallyRow } from './tally.ts'
import { PIECE_BYTES, timed, walkBlocks } from './walk-blocks.ts'

/** Older than any transaction that wrote a row. */
const OLDEST = '1'

/** Takes a JSON array of rows, each as its text. */
export type TakeRows = (rows: string) => Promise<void>

/** Reads a table in short steps: within the transaction that `db` is, or, where it is none, each step in one of its own. Answers with what it has read. */
export async function readTable(db: Db, table: StoredTable, take: TakeRows): Promise<Tally> {
  let tally = noRows
  const visit = async (onThesePages: RawBuilder<boolean>) => {
    const statement = sql<TallyRow & { lines: string | null }>`
      select json_agg(line)::text as lines, ${tallyColumns} from (select t::text as line from ${named(table)} t where ${onThesePages}) as read`
    const { row, ms } = await inTransaction(db, (trx) => timed(statement, trx))
    tally = added(tally, row)
    if (row?.lines) await take(row.lines)
    return { ms, bytes: row?.lines?.length ?? 0 }
  }
  await walkBlocks(table.blocks, visit, table.outside ? cutter(db, table) : undefined)
  return tally
}

/** How long a value is as text, without fetching it. Of other types the stored length, of which the text is a few times at most. */
const lengths: Record<string, (column: RawBuilder<unknown>) => RawBuilder<number>> = {
  bytea: (column) => sql`2 * octet_length(${column})`,
  text: (column) => sql`octet_length(${column})`,
}
const storedLength = (column: RawBuilder<unknown>) => sql<number>`pg_column_size(${column})`

/** Ends a step before the row with which it is larger than a piece; where that is its first row, after it. One page may hold files of 100 MB, which stand outside of it. */
const cutter = (db: Db, table: StoredTable) => async (onThesePages: RawBuilder<boolean>) => {
  const bytes = table.columns.map(({ name, type }) => sql`coalesce(${(lengths[type] ?? storedLength)(sql.ref(name))}, 0)::bigint`)
  const { rows } = await sql<{ at: string }>`
    select at::text from (
      select ctid as at, row_number() over met as nth, sum(${sql.join(bytes, sql` + `)}) over met as so_far
      from ${named(table)} where ${onThesePages} window met as (order by ctid)) as read
    where nth > 1 and so_far > ${PIECE_BYTES} order by read.at limit 1`.execute(db)
  return rows[0]?.at ?? null
}

/** Counts and sums a table in short steps. */
export async function tallyTable(trx: Db, table: StoredTable): Promise<Tally> {
  let tally = noRows
  await walkBlocks(table.blocks, async (onThesePages) => {
    const statement = sql<TallyRow>`
      select ${tallyColumns} from (select t::text as line from ${named(table)} t where ${onThesePages}) as read`
    const { row, ms } = await timed(statement, trx)
    tally = added(tally, row)
    return { ms, bytes: 0 }
  })
  return tally
}

/** How many rows a table has, and how many of them the transaction `since` or a later one has written. Reads no row's text, so it is quick. */
export async function countTable(trx: Db, table: StoredTable, since: string = OLDEST): Promise<{ rows: number; newer: number }> {
  const all = { rows: 0, newer: 0 }
  await walkBlocks(table.blocks, async (onThesePages) => {
    const statement = sql<typeof all>`
      select count(*)::int as rows, count(*) filter (where age(xmin) <= age(${since}::xid))::int as newer
      from ${named(table)} where ${onThesePages}`
    const { row, ms } = await timed(statement, trx)
    all.rows += row?.rows ?? 0
    all.newer += row?.newer ?? 0
    return { ms, bytes: 0 }
  })
  return all
}

const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db.transaction().execute(async (trx) => {
        await readAsPlainText(trx)
        return work(trx)
      })
