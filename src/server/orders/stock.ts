import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { lockParts } from './checkout/basket.ts'

export interface Pieces {
  mcode: string
  qty: number
}

const list = (pieces: readonly Pieces[]) =>
  sql`(select * from unnest(${pieces.map(({ mcode }) => mcode)}::text[], ${pieces.map(({ qty }) => qty)}::integer[])) as wanted (mcode, qty)`

/**
 * Takes units from stock, all of them or none. The parts must be locked (checkout/basket.ts). Throws `sold-out` with the first part that
 * has too few.
 */
export async function takeStock(ask: Pick<Ask, 'db' | 'tenantId'>, wanted: readonly Pieces[]): Promise<void> {
  const pieces = wanted.filter(({ qty }) => qty > 0)
  if (pieces.length === 0) return
  const taken = await sql<{ mcode: string }>`
    update part set stock = part.stock - wanted.qty from ${list(pieces)}
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
export async function giveBackStock(ask: Pick<Ask, 'db' | 'tenantId'>, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return
  await lockParts(
    ask,
    pieces.map(({ mcode }) => mcode),
  )
  await sql`
    update part set stock = part.stock + wanted.qty from ${list(pieces)}
    where part.tenant_id = ${ask.tenantId} and part.mcode = wanted.mcode`.execute(ask.db)
}
