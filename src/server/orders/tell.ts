import { type Selectable, sql } from 'kysely'
import type { AccountSurroundings } from '#server/account/ask.ts'
import type { OrderEventTable } from '#server/db/order-tables.ts'
import type { Tenant } from '#server/http/tenants.ts'
import { MailRefused } from '#server/mail/port.ts'
import type { Heard, OrderHook } from './hooks.ts'

/** For so long an event is somebody's to tell, longer than a mail server that does not answer can hold it; after that another may try. */
const TELLING_MS = 3 * 60_000
/** What failed is tried again after this, and then ever later: each time after as long again as it has waited, at most an hour. */
const AGAIN_LEAST_MS = 60_000
const AGAIN_MOST_MS = 60 * 60_000
/** What could not be told for so long is not told any more: a mail that is days late confuses. */
const STALE_MS = 3 * 24 * 60 * 60 * 1000

type Event = Selectable<OrderEventTable>

/**
 * Tells the hooks of every event that they have not heard, oldest first. Called after a commit, at the start and now and then: an event outlives the process
 * that wrote it, so a mail that was owed when the power went is sent when it is back. A hook that throws hears the event again later, unless it says that this
 * is of no use; it keeps no other hook from hearing.
 */
export async function tellHooks(around: AccountSurroundings, hooks: readonly OrderHook[]): Promise<void> {
  const failures: unknown[] = []
  // One by one: whoever waits for a slow mail server holds one event, not all.
  for (let event = await claimed(around); event; event = await claimed(around)) failures.push(...(await tell(around, hooks, event)))
  if (failures.length === 0) return
  const [first] = failures
  const why = first instanceof Error ? first.message : String(first)
  throw new Error(`${failures.length} order events were not heard by all: ${why}`, { cause: first })
}

async function claimed({ db, clock }: AccountSurroundings): Promise<Event | undefined> {
  const now = clock.now()
  const rows = await sql<Event>`
    update order_event set telling_until = ${new Date(now + TELLING_MS)}::timestamptz
    where id = (
      select id from order_event where told_at is null and (telling_until is null or telling_until <= ${new Date(now)}::timestamptz)
      order by id limit 1 for update skip locked)
    returning *`.execute(db)
  return rows.rows[0]
}

/** Returns what went wrong. */
async function tell(around: AccountSurroundings, hooks: readonly OrderHook[], event: Event): Promise<unknown[]> {
  const left = hooks.filter(({ name }) => !event.told.includes(name))
  const now = around.clock.now()
  const age = now - event.at.getTime()
  const told = [...event.told]
  const failures: unknown[] = []
  let again = false
  try {
    const heard = left.length > 0 && age <= STALE_MS ? await heardOf(around, event) : null
    for (const hook of heard ? left : []) {
      try {
        if (heard) await hook.hear(around, heard)
        told.push(hook.name)
      } catch (cause) {
        failures.push(cause)
        if (cause instanceof MailRefused) told.push(hook.name)
        else again = true
      }
    }
  } catch (cause) {
    failures.push(cause)
    again = true
  }
  const telling_until = again ? new Date(now + Math.min(AGAIN_MOST_MS, Math.max(AGAIN_LEAST_MS, age))) : null
  await around.db
    .updateTable('order_event')
    .set({ told, telling_until, told_at: again ? null : new Date(now) })
    .where('id', '=', event.id)
    .execute()
  return failures
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
