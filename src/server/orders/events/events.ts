import type { Actor, OrderState } from '#contract/orders/order-states.ts'
import { afterCommit } from '#server/db/in-transaction.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type { OrderEventTable } from '#server/orders/tables.ts'

/**
 * The context for a change of an order: a transaction of `inTransaction`, one tenant, the clock, and the function that starts the hooks.
 */
export interface OrderContext extends Pick<RequestContext, 'db' | 'tenantId' | 'clock'> {
  /** Starts the hooks after the transaction commits (dispatch-events.ts). */
  dispatchSoon: () => void
}

export type EventFacts = Record<string, string | number>

interface NewOrderEvent {
  what: OrderEventTable['what']
  state: OrderState
  by: Actor
  say: string
  facts?: EventFacts
}

/** Stores an event of an order. The hooks handle it after the commit. */
export async function writeOrderEvent(
  context: OrderContext,
  orderId: string,
  { what, state, by, say, facts = {} }: NewOrderEvent,
): Promise<void> {
  await context.db
    .insertInto('order_event')
    .values({
      tenant_id: context.tenantId,
      order_id: orderId,
      at: new Date(context.clock.now()),
      what,
      state,
      actor: by,
      message: say,
      facts: JSON.stringify(facts),
      notified_at: null,
      telling_until: null,
    })
    .execute()
  afterCommit(context.db, context.dispatchSoon)
}
