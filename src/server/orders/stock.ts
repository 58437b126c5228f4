import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { lockPartRows } from './checkout/basket.ts'

export interface PartPieces {
  mcode: string
  qty: number
}

const piecesListSql = (pieces: readonly PartPieces[]) =>
  sql`(select * from unnest(${pieces.map(({ mcode }) => mcode)}::text[], ${pieces.map(({ qty }) => qty)}::integer[])) as wanted (mcode, qty)`

/**
 * Takes units from stock, all of them or none. The parts must be locked (checkout/basket.ts). Throws `sold-out` with the first part that
 * has too few.
 */
export async function reserveStock(ask: Pick<RequestContext, 'db' | 'tenantId'>, wanted: readonly PartPieces[]): Promise<void> {
  const pieces = wanted.filter(({ qty }) => qty > 0)
  if (pieces.length === 0) return
  const taken = await sql<{ mcode: string }>`
    update part set stock = part.stock - wanted.qty from ${piecesListSql(pieces)}
    where part.tenant_id = ${ask.tenantId} and part.mcode = wanted.mcode and part.stock >= wanted.qty
    returning part.mcode`.execute(ask.db)
  const got = new Set(taken.rows.map(({ mcode }) => mcode))
  const short = pieces.find(({ mcode }) => !got.has(mcode))
  if (short) throw new AppError('sold-out', { field: short.mcode })
}

/**
 * Puts units of a cancelled order back into stock. Other orders that wait for the part get them first (db/migrations/037-back-orders.ts).
 * Deleted parts are skipped.
 */
export async function releaseStock(ask: Pick<RequestContext, 'db' | 'tenantId'>, pieces: readonly PartPieces[]): Promise<void> {
  if (pieces.length === 0) return
  await lockPartRows(
    ask,
    pieces.map(({ mcode }) => mcode),
  )
  await sql`
    update part set stock = part.stock + wanted.qty from ${piecesListSql(pieces)}
    where part.tenant_id = ${ask.tenantId} and part.mcode = wanted.mcode`.execute(ask.db)
}
