import type { Ask } from './ask.ts'

/**
 * Writes down what somebody of the shop did, in the transaction in which it is done. `about` names what it was done to: an order's number,
 * a part's code.
 */
export async function audit(
  { db, tenantId, clock }: Pick<Ask, 'db' | 'tenantId' | 'clock'>,
  { who, action, about, facts = {} }: { who: string; action: string; about: string; facts?: Record<string, string | number> },
): Promise<void> {
  await db
    .insertInto('shop_action')
    .values({ tenant_id: tenantId, at: new Date(clock.now()), who, action, about, facts: JSON.stringify(facts) })
    .execute()
}
