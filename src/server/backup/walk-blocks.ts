import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** A statement on the embedded database keeps the whole process waiting, so none is to take long; and no piece is to fill the memory. */
const STEP_MS = 12
export const PIECE_BYTES = 128 * 1024
const FIRST_BLOCKS = 1
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

/** Where a step that would be too large ends: at a row of it, as the database writes its place, `(page,row)`. Null where it may go on to its end. */
export type CutStep = (onThesePages: RawBuilder<boolean>) => Promise<string | null>

/**
 * Goes through a table page by page in short steps. `visit` gets the condition that picks the rows of a step, and says what it cost; `cut` is asked before whether
 * they are too many. A row that nobody changes is met exactly once; one that changes meanwhile may be met twice or never.
 */
export async function walkBlocks(
  blocks: number,
  visit: (onThesePages: RawBuilder<boolean>) => Promise<Spent>,
  cut?: CutStep,
): Promise<void> {
  let [from, page] = ['(0,0)', 0]
  let stride = FIRST_BLOCKS
  let cutAt: string | null = null
  do {
    const next = page + stride
    // The last step is open: pages may have been added since they were counted.
    const whole = between(from, next < blocks ? `(${next},0)` : null)
    cutAt = cut ? await cut(whole) : null
    const { ms, bytes } = await visit(cutAt === null ? whole : between(from, cutAt))
    const could = Math.min(2, STEP_MS / Math.max(1, ms), PIECE_BYTES / Math.max(1, bytes))
    stride = Math.min(MOST_BLOCKS, Math.max(1, Math.floor(stride * could)))
    from = cutAt ?? `(${next},0)`
    page = cutAt === null ? next : pageOf(cutAt)
  } while (cutAt !== null || page < blocks)
}

const between = (from: string, to: string | null): RawBuilder<boolean> =>
  sql<boolean>`ctid >= ${from}::tid ${to === null ? sql`` : sql`and ctid < ${to}::tid`}`

const pageOf = (place: string): number => Number(place.slice(1, place.indexOf(',')))
