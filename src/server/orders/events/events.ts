import type { Actor, OrderState } from '#contract/orders/order-states.ts'
import { runAfterCommit } from '#server/db/in-transaction.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type { OrderEventTable } from '#server/orders/tables.ts'

/**
 * The context for a change of an order: a transaction of `inTransaction`, one tenant, the clock, and the function that starts the hooks.
 */
export interface OrderContext extends Pick<RequestContext, 'db' | 'tenantId' | 'clock'> {
  /** Starts the hooks after the transaction commits (dispatch-events.ts). */
  dispatchEventsSoon: () => void
}

export type OrderEventDetails = Record<string, string | number>

interface NewOrderEvent {
  what: OrderEventTable['what']
  state: OrderState
  actor: Actor
  message: string
  facts?: OrderEventDetails
}

/** Stores an event of an order. The hooks handle it after the commit. */
export async function writeOrderEvent(
  context: OrderContext,
  orderId: string,
  { what, state, actor, message, facts = {} }: NewOrderEvent,
): Promise<void> {
  await context.db
    .insertInto('order_event')
    .values({
      tenant_id: context.tenantId,
      order_id: orderId,
      at: new Date(context.clock.now()),
      what,
      state,
      actor,
      message,
      facts: JSON.stringify(facts),
      notified_at: null,
      telling_until: null,
    })
    .execute()
  runAfterCommit(context.db, context.dispatchEventsSoon)
}
