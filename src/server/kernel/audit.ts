import type { RequestContext } from './ask.ts'

/**
 * Writes an entry to the audit log for an action by the shop's staff. Runs in the transaction of that action. `about`: the changed thing,
 * such as an order number or a part code.
 */
export async function recordShopAction(
  { db, tenantId, clock }: Pick<RequestContext, 'db' | 'tenantId' | 'clock'>,
  { who, action, subject, facts = {} }: { who: string; action: string; subject: string; facts?: Record<string, string | number> },
): Promise<void> {
  await db
    .insertInto('shop_action')
    .values({ tenant_id: tenantId, at: new Date(clock.now()), who, action, about: subject, facts: JSON.stringify(facts) })
    .execute()
}
