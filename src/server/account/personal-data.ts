import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { currentDateOf, requireSession } from '#server/kernel/ask.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import type { AccountRequestContext } from './ask.ts'
import { requireCorrectPassword, requireUnchangedPassword } from './passwords.ts'
import { accountById, userInfoOf } from './queries.ts'
import { deleteAllRegistrations, deleteVerifyLinks } from './registrations.ts'

/**
 * Returns all data that the shop stores about the caller. Hashes of passwords and codes are left out, because they are useless to the
 * person and useful to a thief.
 */
export async function exportAccount(ask: AccountRequestContext): Promise<AccountResult<'exportAccount'>> {
  const { accountId } = await requireSession(ask)
  await limitRate(ask, 'export-account', accountId)
  const { db, tenant } = ask
  const account = await accountById(db, tenant.id, accountId)
  if (!account) throw new AppError('sign-in-required')
  const devices = await db
    .selectFrom('account_session')
    .select(['device', 'created_at as signedInAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
    .where('tenant_id', '=', tenant.id)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const codes = await db
    .selectFrom('account_secret')
    .select(['purpose', 'created_at as sentAt', 'expires_at as expiresAt'])
    .where('tenant_id', '=', tenant.id)
    .where('account_id', '=', accountId)
    .execute()
  const mails = await db
    .selectFrom('kept_mail')
    .select(['sent_to as to', 'subject', 'sent_at as sentAt'])
    .where('tenant_id', '=', tenant.id)
    .where('sent_to_key', '=', account.email_key)
    .orderBy('id')
    .execute()
  const waitingMails = await db
    .selectFrom('mail_outbox')
    .select(['sent_to as to', 'subject', 'made_at as writtenAt'])
    .where('tenant_id', '=', tenant.id)
    .where('sent_to_key', '=', account.email_key)
    .orderBy('id')
    .execute()
  const profile = { ...userInfoOf(account), discoveryChannel: account.discovery_channel, confirmedAt: account.verified_at }
  const holds: Record<string, unknown> = { profile, devices, codes, mails, waitingMails }
  for (const source of ask.personalDataSources) holds[source.name] = await source.read(db, tenant.id, accountId)
  return { shop: tenant.name, exportedAt: currentDateOf(ask).toISOString(), holds }
}

/** Deletes the account of a signed-in customer who knows the password, with all its data, in one transaction. */
export async function deleteAccount(
  ask: AccountRequestContext,
  { password }: AccountInput<'deleteAccount'>,
): Promise<AccountResult<'deleteAccount'>> {
  const account = await requireCorrectPassword(ask, await requireSession(ask), password)
  const { tenant } = ask
  await ask.db.transaction().execute(async (trx) => {
    // The account is locked first, as in every change of an account. So an order in progress is either completed before the deletion or
    // refused after it.
    await requireUnchangedPassword(trx, account)
    for (const source of ask.personalDataSources) await source.erase?.(trx, tenant.id, account.id)
    for (const mails of ['kept_mail', 'mail_outbox'] as const)
      await trx.deleteFrom(mails).where('tenant_id', '=', tenant.id).where('sent_to_key', '=', account.email_key).execute()
    await deleteAllRegistrations(trx, tenant.id, account.email_key)
    await deleteVerifyLinks(trx, tenant.id, account.email_key)
    await trx.deleteFrom('account').where('tenant_id', '=', tenant.id).where('id', '=', account.id).execute()
  })
  return { deleted: true }
}
