import type { Actor, OrderState } from '#contract/order-states.ts'
import type { OrderEventTable } from '#server/db/order-tables.ts'
import { afterCommit } from '#server/db/within.ts'
import type { Ask } from '#server/kernel/ask.ts'

/**
 * What a change of an order needs around it: a transaction that `within` has opened, one tenant, the time, and somebody to tell afterwards.
 */
export interface OrderContext extends Pick<Ask, 'db' | 'tenantId' | 'clock'> {
  /** Has the hooks told once the transaction has committed; see dispatch-events.ts. */
  dispatchSoon: () => void
}

export type Facts = Record<string, string | number>

interface Happened {
  what: OrderEventTable['what']
  state: OrderState
  by: Actor
  say: string
  facts?: Facts
}

/** Writes down what became of an order. Who wants to hear of it does so after the commit. */
export async function note(context: OrderContext, orderId: string, { what, state, by, say, facts = {} }: Happened): Promise<void> {
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
