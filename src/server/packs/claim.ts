import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** The lease time. The owner extends the lease well before it ends. */
const CLAIM_MS = 10 * 60_000
const SAY_AGAIN_MS = 60_000

/** Another process has taken over, because this process did not extend its lease. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** The lease of a process that builds a tenant's packs. */
export interface Claim {
  /** Extends the lease when it is due. Throws ClaimLost when the lease was lost. */
  extend: () => Promise<void>
  /** Throws ClaimLost when the lease was lost. Inside a transaction the lease cannot be lost before the end. */
  demand: (trx: Db) => Promise<void>
}

/**
 * Builds a tenant's packs in one process at a time, among all that share the database. Returns null when another process has the lease.
 * After a crash, the next process waits ten minutes.
 */
export async function withClaim<T>(db: Db, clock: Clock, tenantId: string, work: (claim: Claim) => Promise<T>): Promise<T | null> {
  const untilOf = () => new Date(clock.now() + CLAIM_MS)
  let [until, saidAt] = [untilOf(), clock.now()]
  // As text, because database times are more precise than JavaScript dates.
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
  /** The packs lack changes of a later import. If that import requested new packs, the request stays with its original time. */
  const giveBackDone = async () => {
    const done = new Date(clock.now())
    const isAsItWas = sql<boolean>`due_since is not distinct from ${claimed.due}::timestamptz`
    const done_at = sql<Date>`case when ${isAsItWas} then ${done}::timestamptz else done_at end`
    const due_since = sql<Date | null>`case when ${isAsItWas} then null else due_since end`
    await own().set({ until: null, done_at, due_since }).execute()
  }
  const claim: Claim = {
    extend: async () => {
      if (clock.now() - saidAt < SAY_AGAIN_MS) return
      const next = untilOf()
      const said = await own().set({ until: next }).executeTakeFirst()
      if (said.numUpdatedRows === 0n) throw new ClaimLost()
      ;[until, saidAt] = [next, clock.now()]
    },
    demand: async (trx) => {
      if ((await mine(trx).forUpdate().executeTakeFirst()) === undefined) throw new ClaimLost()
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

export interface LastDone {
  /** When a tenant's packs were last checked and rebuilt. Null: never. */
  doneAt: Date | null
  /** When new packs were requested. */
  dueSince: Date | null
}

export async function lastDone(db: Db, tenantId: string): Promise<LastDone> {
  const row = await db
    .selectFrom('pack_making')
    .select(['done_at as doneAt', 'due_since as dueSince'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row ?? { doneAt: null, dueSince: null }
}
