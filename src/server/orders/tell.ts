import { type Selectable, sql } from 'kysely'
import type { AccountSurroundings } from '#server/account/ask.ts'
import type { OrderEventTable } from '#server/db/order-tables.ts'
import type { Tenant } from '#server/http/tenants.ts'
import type { Heard, OrderHook } from './hooks.ts'

/** For so long an event is somebody's to tell; after that another may try. */
const TELLING_MS = 60_000
const AT_ONCE = 50
/** What could not be told for so long is not told any more: a mail that is days late confuses. */
const STALE_MS = 3 * 24 * 60 * 60 * 1000

type Event = Selectable<OrderEventTable>

/**
 * Tells the hooks of every event that they have not heard, oldest first. Called after a commit, at the start and now and then: an event outlives the process
 * that wrote it, so a mail that was owed when the power went is sent when it is back. A hook that throws hears the event again later.
 */
export async function tellHooks(around: AccountSurroundings, hooks: readonly OrderHook[]): Promise<void> {
  const failures: unknown[] = []
  for (;;) {
    const events = await claimed(around)
    for (const event of events) await tell(around, hooks, event).catch((cause: unknown) => failures.push(cause))
    if (events.length < AT_ONCE) break
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} order events were not heard by all and will be told again.`, { cause: failures[0] })
}

async function claimed({ db, clock }: AccountSurroundings): Promise<Event[]> {
  const now = clock.now()
  const rows = await sql<Event>`
    update order_event set telling_until = ${new Date(now + TELLING_MS)}::timestamptz
    where id in (
      select id from order_event where told_at is null and (telling_until is null or telling_until <= ${new Date(now)}::timestamptz)
      order by id limit ${AT_ONCE} for update skip locked)
    returning *`.execute(db)
  return rows.rows.sort((one, other) => Number(one.id) - Number(other.id))
}

async function tell(around: AccountSurroundings, hooks: readonly OrderHook[], event: Event): Promise<void> {
  const left = hooks.filter(({ name }) => !event.told.includes(name))
  const isStale = around.clock.now() - event.at.getTime() > STALE_MS
  const heard = left.length > 0 && !isStale ? await heardOf(around, event) : null
  const told = [...event.told]
  try {
    if (heard) {
      for (const hook of left) {
        await hook.hear(around, heard)
        told.push(hook.name)
      }
    }
    await around.db
      .updateTable('order_event')
      .set({ told, told_at: new Date(around.clock.now()) })
      .where('id', '=', event.id)
      .execute()
  } catch (cause) {
    await around.db.updateTable('order_event').set({ told }).where('id', '=', event.id).execute()
    throw cause
  }
}

async function heardOf({ db }: AccountSurroundings, event: Event): Promise<Heard | null> {
  const tenant: Tenant | undefined = await db.selectFrom('tenant').selectAll().where('id', '=', event.tenant_id).executeTakeFirst()
  const order = await db
    .selectFrom('shop_order')
    .select(['number', 'account_id', 'email', 'language'])
    .where('tenant_id', '=', event.tenant_id)
    .where('id', '=', event.order_id)
    .executeTakeFirst()
  if (!tenant || !order) return null
  const { at, what, state, actor, say, facts } = event
  return {
    ...{ tenant, orderId: event.order_id, number: order.number, accountId: order.account_id, email: order.email, language: order.language },
    event: { id: String(event.id), at: at.toISOString(), what, state, by: actor, say, facts },
  }
}
