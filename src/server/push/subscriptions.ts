import type { BrowserPushSubscription } from '#contract/push/push-calls.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import type { Session } from '#server/kernel/sessions.ts'

/** A device's push subscription, with the device's session. */
export interface StoredPushSubscription extends BrowserPushSubscription {
  tenantId: string
  tokenHash: string
}

type SubscriptionContext = Pick<RequestContext, 'db' | 'tenant' | 'clock'>

/** Returns the push service's URL of a session's device. Empty if the device has no subscription. */
export async function readEndpoint({ db, tenant }: SubscriptionContext, { tokenHash }: Session): Promise<string> {
  const row = await db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('tenant_id', '=', tenant.id)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.endpoint ?? ''
}

/**
 * Stores the push subscription of a session's device. Other subscriptions of the same browser are deleted, so that an earlier user of this
 * browser no longer gets messages here.
 */
export async function storeSubscription(
  { db, tenant, clock }: SubscriptionContext,
  session: Session,
  { endpoint, keys }: BrowserPushSubscription,
): Promise<void> {
  const facts = { account_id: session.accountId, endpoint, p256dh: keys.p256dh, auth: keys.auth, made_at: new Date(clock.now()) }
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('push_subscription')
      .where('tenant_id', '=', tenant.id)
      .where('endpoint', '=', endpoint)
      .where('token_hash', '<>', session.tokenHash)
      .execute()
    await trx
      .insertInto('push_subscription')
      .values({ tenant_id: tenant.id, token_hash: session.tokenHash, ...facts })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'token_hash']).doUpdateSet(facts))
      .execute()
  })
}

export async function deleteSubscription(
  { db }: { db: Db },
  { tenantId, tokenHash }: Pick<StoredPushSubscription, 'tenantId' | 'tokenHash'>,
): Promise<void> {
  await db.deleteFrom('push_subscription').where('tenant_id', '=', tenantId).where('token_hash', '=', tokenHash).execute()
}

/** Returns the push subscriptions of all devices on which a customer is signed in. */
export async function readSubscriptions(
  { db, clock }: { db: Db; clock: Clock },
  tenantId: string,
  accountId: string,
): Promise<StoredPushSubscription[]> {
  const rows = await db
    .selectFrom('push_subscription as push')
    .innerJoin('account_session as session', (join) =>
      join.onRef('session.tenant_id', '=', 'push.tenant_id').onRef('session.token_hash', '=', 'push.token_hash'),
    )
    .select(['push.token_hash', 'push.endpoint', 'push.p256dh', 'push.auth'])
    .where('push.tenant_id', '=', tenantId)
    .where('push.account_id', '=', accountId)
    .where('session.expires_at', '>', new Date(clock.now()))
    .execute()
  return rows.map(({ token_hash, endpoint, p256dh, auth }) => ({ tenantId, tokenHash: token_hash, endpoint, keys: { p256dh, auth } }))
}

/**
 * Adds push subscriptions to the export of a person's data, without the browsers' keys, which are secret. The rows are deleted with the
 * account.
 */
export const pushDataSource: PersonalDataSource = {
  name: 'pushMessages',
  read: (db, tenantId, accountId) =>
    db
      .selectFrom('push_subscription')
      .select(['endpoint', 'made_at as since'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .execute(),
}
