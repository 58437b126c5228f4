import { type Selectable, sql } from 'kysely'
import { inTransaction, runAfterCommit } from '#server/db/in-transaction.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { MAIL_VALIDITY_MS } from '#server/mail/outbox.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { OrderEventTable } from '#server/orders/tables.ts'
import type { DispatchedEvent, OrderHook } from './hooks.ts'

/**
 * How long an event of an order is reserved for a process (a lease). Hooks only write to the database, so this is enough. After that time
 * another process may run them.
 */
const CLAIM_DURATION_MS = 60_000
/** The first delay before a failed event of an order is handled again. The delay doubles up to one hour. */
const MIN_RETRY_DELAY_MS = 60_000
const MAX_RETRY_DELAY_MS = 60 * 60_000

type OrderEventRow = Selectable<OrderEventTable>

/**
 * Runs the hooks for all events of orders that they have not handled, oldest event first. It is called after a commit, at start and at
 * intervals. Events are stored, so they survive a crash. A hook that throws is called again later and does not block other hooks. After
 * `stopped` returns true, no further event is handled.
 */
export async function dispatchEvents(context: MailContext, hooks: readonly OrderHook[], stopped = () => false): Promise<void> {
  const failures: unknown[] = []
  // Events are handled one at a time, so a stopped or killed process has only one event reserved.
  for (let event = await claimNextEvent(context, stopped); event; event = await claimNextEvent(context, stopped))
    failures.push(...(await runHooks(context, hooks, event)))
  if (failures.length === 0) return
  const [first] = failures
  const why = first instanceof Error ? first.message : String(first)
  throw new Error(`${failures.length} order events were not heard by all: ${why}`, { cause: first })
}

async function claimNextEvent({ db, clock }: MailContext, stopped: () => boolean): Promise<OrderEventRow | undefined> {
  if (stopped()) return undefined
  const now = clock.now()
  const rows = await sql<OrderEventRow>`
    update order_event set telling_until = ${new Date(now + CLAIM_DURATION_MS)}::timestamptz
    where (tenant_id, id) = (
      select tenant_id, id from order_event where notified_at is null and (telling_until is null or telling_until <= ${new Date(now)}::timestamptz)
      order by id limit 1 for update skip locked)
    returning *`.execute(db)
  return rows.rows[0]
}

/** Runs the hooks for one event of an order. Returns the first error, if any. */
async function runHooks(context: MailContext, hooks: readonly OrderHook[], event: OrderEventRow): Promise<unknown[]> {
  const now = context.clock.now()
  const age = now - event.at.getTime()
  const left = hooks.filter(({ name, handlesOldEvents }) => !event.notified.includes(name) && (handlesOldEvents || age <= MAIL_VALIDITY_MS))
  const failures: unknown[] = []
  let again = false
  try {
    const dispatched = left.length > 0 ? await readDispatchedEvent(context, event) : null
    for (const hook of dispatched ? left : []) {
      try {
        if (dispatched) await runHookOnce(context, hook, dispatched)
      } catch (cause) {
        failures.push(cause)
        again = true
      }
    }
  } catch (cause) {
    failures.push(cause)
    again = true
  }
  const telling_until = again ? new Date(now + Math.min(MAX_RETRY_DELAY_MS, Math.max(MIN_RETRY_DELAY_MS, age))) : null
  await context.db
    .updateTable('order_event')
    .set({ telling_until, notified_at: again ? null : new Date(now) })
    .where('tenant_id', '=', event.tenant_id)
    .where('id', '=', event.id)
    .execute()
  return failures
}

/**
 * Runs a hook for an event and stores that it ran, in one transaction. Skips the hook if another process ran it after our reservation of
 * the event ended.
 */
const runHookOnce = (context: MailContext, hook: OrderHook, dispatched: DispatchedEvent): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    // The customer's row is locked before the events, in the same order as in the deletion of an account. Otherwise a deadlock is possible.
    await sql`select 1 from account where tenant_id = ${dispatched.tenant.id} and id = ${dispatched.accountId} for key share`.execute(trx)
    const noted = await sql`
      update order_event set notified = array_append(notified, ${hook.name})
      where tenant_id = ${dispatched.tenant.id} and id = ${dispatched.event.id} and not ${hook.name} = any(notified)
      returning id`.execute(trx)
    if (noted.rows.length === 0) return
    const afterwards = await hook.handle({ ...context, db: trx }, dispatched)
    if (afterwards) runAfterCommit(trx, () => context.backgroundTasks.run(afterwards.taskName, () => afterwards.work(context)))
  })

async function readDispatchedEvent({ db }: MailContext, event: OrderEventRow): Promise<DispatchedEvent | null> {
  const tenant: Tenant | undefined = await db.selectFrom('tenant').selectAll().where('id', '=', event.tenant_id).executeTakeFirst()
  const order = await db
    .selectFrom('shop_order')
    .select(['number', 'account_id', 'email', 'language'])
    .where('tenant_id', '=', event.tenant_id)
    .where('id', '=', event.order_id)
    .executeTakeFirst()
  if (!tenant || !order) return null
  const { at, what, state, actor, message, facts } = event
  return {
    tenant,
    orderId: event.order_id,
    number: order.number,
    accountId: order.account_id,
    email: order.email,
    language: order.language,
    event: { id: String(event.id), at: at.toISOString(), what, state, by: actor, say: message, facts },
  }
}
