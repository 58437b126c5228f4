import { type RawBuilder, sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { LiveBuilder, type LiveColumns } from '#search/catalogue/live-columns.ts'
import type { LivePart } from '#search/part.ts'
import type { Db } from '#server/db/open.ts'
import { centsOf, MAX_CENTS } from './cents-of.ts'

/** The columns of a result row as a JSON array. The database sends many rows several times faster as one JSON value. */
type LiveCells = [
  id: number,
  price: number,
  was: number | null,
  core: number,
  steps: { fromQty: number; unitPrice: string }[],
  stock: number,
  restockOn: string | null,
  ended: boolean,
  minQty: number,
]

/** The number of parts per query. Each query blocks the event loop for some milliseconds. */
const LIVE_PARTS_PER_QUERY = 1000

/**
 * Reads the live data (price, stock) of all parts of a tenant. Changes during the read may be missing, so the caller must read them from
 * the change log afterwards.
 */
export async function readAllLiveData(db: Db, tenantId: string): Promise<LiveColumns> {
  const live = new LiveBuilder()
  let last = 0
  for (;;) {
    const some = await readLiveCells(db, tenantId, sql`and id > ${last} order by id limit ${LIVE_PARTS_PER_QUERY}`)
    for (const cells of some) live.add(livePartOf(cells))
    if (some.length < LIVE_PARTS_PER_QUERY) return live.build()
    last = some.at(-1)?.[0] ?? last
  }
}

/** Reads the live data (price, stock) of some parts, by id. */
export async function readLiveParts(db: Db, tenantId: string, ids: readonly number[]): Promise<Map<number, LivePart>> {
  const live = new Map<number, LivePart>()
  for await (const some of readLiveBatches(db, tenantId, ids)) for (const part of some) live.set(part.id, part)
  return live
}

/** Reads the live data (price, stock) of some parts, in batches that do not block the event loop. */
export async function* readLiveBatches(db: Db, tenantId: string, ids: readonly number[]): AsyncGenerator<LivePart[], void> {
  for (const some of chunksOf(ids, LIVE_PARTS_PER_QUERY))
    yield (await readLiveCells(db, tenantId, sql`and id = any(${some}::int[])`)).map(livePartOf)
}

/** Reads rows of live data in the order of their ids. `which` continues an SQL condition on `part`. */
async function readLiveCells(db: Db, tenantId: string, which: RawBuilder<unknown>): Promise<LiveCells[]> {
  const { rows } = await sql<{ parts: LiveCells[] | null }>`
    select json_agg(json_build_array(id, ${centsOf('price')}, ${centsOf('was_price')}, ${centsOf('core_charge')}, price_steps, stock, restock_on,
      ended, min_qty) order by id) as parts
    from (select * from part where tenant_id = ${tenantId} ${which}) as chosen`.execute(db)
  return rows[0]?.parts ?? []
}

const livePartOf = ([id, priceCents, wasCents, coreCents, steps, stock, restockOn, ended, minQty]: LiveCells): LivePart => ({
  ...{ id, priceCents, wasCents, coreCents, stock, restockOn, ended, minQty },
  steps: steps.map(({ fromQty, unitPrice }) => ({ fromQty, unitCents: Math.min(MAX_CENTS, Math.round(Number(unitPrice) * 100)) })),
})
