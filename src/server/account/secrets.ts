import type { Selectable } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import { createNumericCode, createToken, normalizeEmail, sha256 } from '#server/kernel/hashes.ts'
import { limitRate, resetCount } from '#server/kernel/rate-limits.ts'
import type { AccountRequestContext } from './ask.ts'
import { type Account, accountById } from './queries.ts'
import type { AccountSecretTable, SecretPurpose } from './tables.ts'

export const SECRET_VALIDITY_MINUTES = 15
export const SECRET_VALIDITY_MS = SECRET_VALIDITY_MINUTES * 60_000

export interface MailedSecret {
  code: string
  linkToken: string
  codeHash: string
}

/** Returns when a new code and link, and the mail with them, expire. */
export const secretExpiry = (ask: Pick<AccountRequestContext, 'clock'>): Date => new Date(ask.clock.now() + SECRET_VALIDITY_MS)

/** The error message after five wrong codes. */
export const WRONG_CODES_MESSAGE = /*i18n*/ 'Five wrong codes. Ask for a new one.'

/**
 * Creates a code and a link for a mail. They are created before it is known whether a mail is needed, so that the reply takes the same time
 * with and without a mail.
 */
export async function createSecret({ hasher }: Pick<AccountRequestContext, 'hasher'>): Promise<MailedSecret> {
  const code = createNumericCode()
  return { code, linkToken: createToken(), codeHash: await hasher.hash(code) }
}

/** Stores a mailed secret for an account. An earlier secret for the same purpose is replaced. */
export async function storeSecret(
  ask: AccountRequestContext,
  accountId: string,
  purpose: SecretPurpose,
  { codeHash, linkToken }: MailedSecret,
): Promise<void> {
  const now = currentDateOf(ask)
  const kept = {
    code_hash: codeHash,
    link_hash: sha256(linkToken),
    created_at: now,
    expires_at: new Date(now.getTime() + SECRET_VALIDITY_MS),
  }
  await ask.db
    .insertInto('account_secret')
    .values({ tenant_id: ask.tenant.id, account_id: accountId, purpose, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id', 'purpose']).doUpdateSet(kept))
    .execute()
}

/** Runs after a mailed secret was found right, in the transaction that deletes the secret. If it throws, the secret stays valid. */
export type RedeemAction = (trx: Db, account: Account) => Promise<void>

/**
 * Checks a mailed code. After five attempts the customer needs a new mail. An unknown e-mail address, a missing code, an expired code and a
 * wrong code take the same time and get the same reply.
 */
export async function redeemCode(
  ask: AccountRequestContext,
  purpose: SecretPurpose,
  email: string,
  code: string,
  prepare: () => Promise<RedeemAction>,
): Promise<Account> {
  const key = normalizeEmail(email)
  await limitRate(ask, 'code-address', ask.caller.address)
  await limitRate(ask, `code-${purpose}`, key, WRONG_CODES_MESSAGE)
  const found = await ask.db
    .selectFrom('account_secret')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant_id', '=', 'account_secret.tenant_id').onRef('account.id', '=', 'account_secret.account_id'),
    )
    .selectAll('account_secret')
    .where('account.tenant_id', '=', ask.tenant.id)
    .where('account.email_key', '=', key)
    .where('account_secret.purpose', '=', purpose)
    .where('account_secret.expires_at', '>', currentDateOf(ask))
    .executeTakeFirst()
  const right = await ask.hasher.matches(code, found?.code_hash ?? null)
  const account = found && right ? await consumeSecret(ask.db, found, await prepare()) : null
  if (!account) throw new AppError('code-wrong', { field: 'verifyCode' })
  await resetCount(ask, `code-${purpose}`, key)
  return account
}

/** Checks and deletes the secret of a mailed link. So each link works once. */
export async function redeemLink(
  ask: AccountRequestContext,
  purpose: SecretPurpose,
  generate: string,
  prepare: () => Promise<RedeemAction>,
): Promise<Account> {
  await limitRate(ask, 'link-address', ask.caller.address)
  const found = await ask.db
    .selectFrom('account_secret')
    .selectAll()
    .where('tenant_id', '=', ask.tenant.id)
    .where('link_hash', '=', sha256(generate))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', currentDateOf(ask))
    .executeTakeFirst()
  const account = found ? await consumeSecret(ask.db, found, await prepare()) : null
  if (!account) throw new AppError('link-used')
  return account
}

/** Deletes a mailed secret and runs the action in one transaction. Returns null if another request used the secret first. */
const consumeSecret = (db: Db, secret: Selectable<AccountSecretTable>, done: RedeemAction): Promise<Account | null> =>
  inTransaction(db, async (trx) => {
    const taken = await trx
      .deleteFrom('account_secret')
      .where('tenant_id', '=', secret.tenant_id)
      .where('link_hash', '=', secret.link_hash)
      .executeTakeFirst()
    const account = taken.numDeletedRows > 0n ? await accountById(trx, secret.tenant_id, secret.account_id) : undefined
    if (!account) return null
    await done(trx, account)
    return account
  })

/** Invalidates all mailed codes and links of an account. */
export const deleteSecrets = (db: Db, tenantId: string, accountId: string) =>
  db.deleteFrom('account_secret').where('tenant_id', '=', tenantId).where('account_id', '=', accountId).execute()
