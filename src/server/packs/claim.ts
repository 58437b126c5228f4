import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** Whoever makes packs says so again well before this is over. */
const CLAIM_MS = 10 * 60_000
const SAY_AGAIN_MS = 60_000

/** Somebody else has taken over, after this process had been silent for too long. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** Says that the making of a tenant's packs is this process's. */
export interface Claim {
  /** Says so once more, if it was said long ago. Throws ClaimLost when it is not so any more. */
  extend: () => Promise<void>
  /** Throws ClaimLost when it is not so any more; in a transaction nobody takes it over before the end. */
  demand: (trx: Db) => Promise<void>
}

/**
 * Has the packs of a tenant made by one process at a time, of all that share the database; null: another is at it. A process that was killed
 * in the middle holds up the next for ten minutes.
 */
export async function withClaim<T>(db: Db, clock: Clock, tenantId: string, work: (claim: Claim) => Promise<T>): Promise<T | null> {
  const untilOf = () => new Date(clock.now() + CLAIM_MS)
  let [until, saidAt] = [untilOf(), clock.now()]
  // As text: a time of the database is finer than one here.
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
  /** What an import has brought since is not in these packs: where it has made them due, they still are, and as old as they were. */
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
  /** When a tenant's packs were last looked at, and whatever had changed was made; null: never. */
  doneAt: Date | null
  /** Since when they are due, however lately that was. */
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
