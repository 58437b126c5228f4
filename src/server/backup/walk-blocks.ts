import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** A statement on the embedded database keeps the whole process waiting, so none is to take long; and no piece is to fill the memory. */
const STEP_MS = 12
const PIECE_BYTES = 128 * 1024
const FIRST_BLOCKS = 4
const MOST_BLOCKS = 4096

/** What a step has cost. */
export interface Spent {
  ms: number
  bytes: number
}

/** Carries a statement out and says how long the database took over it, without the wait for a connection. */
export async function timed<Row>(statement: RawBuilder<Row>, trx: Db): Promise<{ row: Row | undefined; ms: number }> {
  const began = performance.now()
  const { rows } = await statement.execute(trx)
  return { row: rows[0], ms: performance.now() - began }
}

/**
 * Goes through a table page by page in short steps. `visit` gets the condition that picks the rows of a step, and says what it cost. A row that nobody
 * changes is met exactly once; one that changes meanwhile may be met twice or never.
 */
export async function walkBlocks(blocks: number, visit: (onThesePages: RawBuilder<boolean>) => Promise<Spent>): Promise<void> {
  let from = 0
  let stride = FIRST_BLOCKS
  do {
    const to = from + stride
    // The last step is open: pages may have been added since they were counted.
    const most = to < blocks ? sql`and ctid < ${`(${to},0)`}::tid` : sql``
    const { ms, bytes } = await visit(sql<boolean>`ctid >= ${`(${from},0)`}::tid ${most}`)
    const could = Math.min(2, STEP_MS / Math.max(1, ms), PIECE_BYTES / Math.max(1, bytes))
    stride = Math.min(MOST_BLOCKS, Math.max(1, Math.floor(stride * could)))
    from = to
  } while (from < blocks)
}
