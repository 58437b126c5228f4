import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** How long the building of packs is reserved for a process (a lease). The process extends this time well before it ends. */
const PACK_CLAIM_MS = 10 * 60_000
const CLAIM_EXTENSION_INTERVAL_MS = 60_000

/** Thrown if another process has taken over the building of packs, because this process did not extend its reservation in time. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError'
}

/** The reservation with which one process builds a tenant's packs. */
export interface PackClaim {
  /** Extends the reservation when it is due. Throws ClaimLostError if the reservation was lost. */
  extend: () => Promise<void>
  /** Throws ClaimLostError if the reservation was lost. Inside a transaction it cannot be lost before the end. */
  requireHeld: (trx: Db) => Promise<void>
}

/**
 * Runs work that builds a tenant's packs in one process at a time, among all that share the database. Returns null if another process has
 * reserved the work. After a crash, the next process waits ten minutes.
 */
export async function runWithPackClaim<T>(
  db: Db,
  clock: Clock,
  tenantId: string,
  work: (claim: PackClaim) => Promise<T>,
): Promise<T | null> {
  const untilOf = () => new Date(clock.now() + PACK_CLAIM_MS)
  let [until, saidAt] = [untilOf(), clock.now()]
  // The time is read as text, because database times are more precise than JavaScript dates.
  const { rows } = await sql<{ due: string | null }>`
    insert into pack_making (tenant_id, until) values (${tenantId}, ${until}::timestamptz)
    on conflict (tenant_id) do update set until = excluded.until
      where pack_making.until is null or pack_making.until <= ${new Date(clock.now())}::timestamptz
    returning due_since::text as due`.execute(db)
  const [claimed] = rows
  if (claimed === undefined) return null
  const own = () => db.updateTable('pack_making').where('tenant_id', '=', tenantId).where('until', '=', until)
  const mine = (trx: Db) => trx.selectFrom('pack_making').select('until').where('tenant_id', '=', tenantId).where('until', '=', until)
  const giveBack = async () => {
    await own().set({ until: null }).execute()
  }
  /**
   * Ends the reservation after the packs were built. If an import has requested new packs during the build, its request stays with its
   * original time, because the built packs lack the import's changes.
   */
  const giveBackDone = async () => {
    const done = new Date(clock.now())
    const isAsItWas = sql<boolean>`due_since is not distinct from ${claimed.due}::timestamptz`
    const done_at = sql<Date>`case when ${isAsItWas} then ${done}::timestamptz else done_at end`
    const due_since = sql<Date | null>`case when ${isAsItWas} then null else due_since end`
    await own().set({ until: null, done_at, due_since }).execute()
  }
  const claim: PackClaim = {
    extend: async () => {
      if (clock.now() - saidAt < CLAIM_EXTENSION_INTERVAL_MS) return
      const next = untilOf()
      const said = await own().set({ until: next }).executeTakeFirst()
      if (said.numUpdatedRows === 0n) throw new ClaimLostError()
      ;[until, saidAt] = [next, clock.now()]
    },
    requireHeld: async (trx) => {
      if ((await mine(trx).forUpdate().executeTakeFirst()) === undefined) throw new ClaimLostError()
    },
  }
  try {
    const result = await work(claim)
    await giveBackDone()
    return result
  } catch (cause) {
    await giveBack().catch(() => undefined)
    throw cause
  }
}

export interface LastPackCheck {
  /** When a tenant's packs were last checked and rebuilt. Null: never. */
  doneAt: Date | null
  /** When new packs were requested. Null if no request is open. */
  dueSince: Date | null
}

export async function readLastPackCheck(db: Db, tenantId: string): Promise<LastPackCheck> {
  const row = await db
    .selectFrom('pack_making')
    .select(['done_at as doneAt', 'due_since as dueSince'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row ?? { doneAt: null, dueSince: null }
}
