import { type RawBuilder, sql } from 'kysely'
import type { LivePart } from '#search/part.ts'
import type { Db } from '#server/db/open.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { CENTS_MOST, centsOf } from './cents-of.ts'

/** A row of the answer: as one JSON value all of them travel several times as fast as row by row. */
type Cells = [
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

/** What of the parts is live, by their ids: of all parts of a tenant, or of some. */
export async function readLive(db: Db, tenantId: string, ids: readonly number[] | null): Promise<Map<number, LivePart>> {
  const some: RawBuilder<unknown> = ids === null ? sql`` : sql`and id = any(${[...ids]}::int[])`
  const question = sql<{ parts: Cells[] | null }>`
    select json_agg(json_build_array(id, ${centsOf('price')}, ${centsOf('was_price')}, ${centsOf('core_charge')}, price_steps, stock, restock_on,
      ended, min_qty)) as parts
    from part where tenant_id = ${tenantId} ${some}`
  const { rows } = ids === null ? await unhurried(db, (trx) => question.execute(trx)) : await question.execute(db)
  return new Map((rows[0]?.parts ?? []).map((cells) => [cells[0], liveOf(cells)]))
}

const liveOf = ([id, priceCents, wasCents, coreCents, steps, stock, restockOn, ended, minQty]: Cells): LivePart => ({
  ...{ id, priceCents, wasCents, coreCents, stock, restockOn, ended, minQty },
  steps: steps.map(({ fromQty, unitPrice }) => ({ fromQty, unitCents: Math.min(CENTS_MOST, Math.round(Number(unitPrice) * 100)) })),
})
