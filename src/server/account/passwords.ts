import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { passwordFault, passwordFaults } from '#contract/account/password.ts'
import { AppError } from '#contract/errors.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { currentDateOf, requireSession } from '#server/kernel/ask.ts'
import { createToken, normalizeEmail } from '#server/kernel/hashes.ts'
import { limitRate, resetCount } from '#server/kernel/rate-limits.ts'
import { closeSessions, type Session } from '#server/kernel/sessions.ts'
import { passwordChangedLetter } from '#server/mail/letters/password-changed.ts'
import { resetPasswordLetter } from '#server/mail/letters/reset-password.ts'
import { MAIL_VALIDITY_MS } from '#server/mail/outbox.ts'
import { queueMail } from '#server/mail/post.ts'
import type { AccountRequestContext } from './ask.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { accountMailData, mailedLinkUrl } from './letters.ts'
import { type Account, accountByEmail, accountById, confirmAccount, createUnconfirmedAccount, updateAccount } from './queries.ts'
import { accountFromRegistration, deleteAllRegistrations, readRegistrations } from './registrations.ts'
import {
  createSecret,
  deleteSecrets,
  type MailedSecret,
  type RedeemAction,
  redeemCode,
  redeemLink,
  SECRET_VALIDITY_MINUTES,
  secretExpiry,
  storeSecret,
} from './secrets.ts'

/**
 * Mails a code and a link for a new password if the e-mail address has an account. Neither the reply nor its time shows whether there is an
 * account.
 */
export async function sendForgetPasswordVerifyEmail(
  ask: AccountRequestContext,
  { email }: AccountInput<'sendForgetPasswordVerifyEmail'>,
): Promise<AccountResult<'sendForgetPasswordVerifyEmail'>> {
  const key = normalizeEmail(email)
  await limitRate(ask, 'send-address', ask.caller.address)
  await limitRate(ask, 'send-email', key)
  const secret = await createSecret(ask)
  ask.backgroundTasks.run('A code for a new password could not be mailed.', async () => {
    const account = (await accountByEmail(ask.db, ask.tenant.id, key)) ?? (await createAccountForRegistration(ask, key))
    if (account) await mailPasswordReset(ask, account, secret)
    else await resetCount(ask, 'code-reset-password', key)
  })
  return { sent: true }
}

/**
 * Creates an account for an e-mail address that is registered but not confirmed. A person who forgot the password before confirming the
 * address may also choose a new password, because the mail proves the address.
 */
async function createAccountForRegistration(ask: AccountRequestContext, key: string): Promise<Account | undefined> {
  const all = await readRegistrations(ask, key)
  const [latest] = all
  if (!latest) return undefined
  const password_hash = await ask.hasher.hash(createToken())
  return createUnconfirmedAccount(ask.db, { ...accountFromRegistration(latest, all.length === 1, password_hash), password_hash })
}

/** Stores a code and a link for choosing a new password, and mails them to the account's address. */
export async function mailPasswordReset(ask: AccountRequestContext, account: Account, secret: MailedSecret): Promise<void> {
  await storeSecret(ask, account.id, 'reset-password', secret)
  // The count of wrong attempts is reset only after the new code replaced the old one, so that the old code gets no more attempts.
  await resetCount(ask, 'code-reset-password', account.email_key)
  const address = mailedLinkUrl(ask, account, 'forgot', secret.linkToken)
  const letter = resetPasswordLetter({
    ...accountMailData(ask, account),
    code: secret.code,
    linkUrl: address,
    validMinutes: SECRET_VALIDITY_MINUTES,
  })
  await queueMail(ask, account.email, letter, secretExpiry(ask))
}

/**
 * Sets a new password with a mailed code or link. The mail proves the e-mail address, so the address counts as confirmed. All devices of
 * the account are signed out.
 */
export async function verifyForgetPasswordEmailCode(
  ask: AccountRequestContext,
  input: AccountInput<'verifyForgetPasswordEmailCode'>,
): Promise<AccountResult<'verifyForgetPasswordEmailCode'>> {
  requireUncommonPassword(input.newPassword, 'newPassword')
  // The new password is hashed only after a right code, so that attackers cannot cause endless hashing. It is hashed before the
  // transaction, because hashing takes time.
  const prepare = async (): Promise<RedeemAction> => {
    const password_hash = await ask.hasher.hash(input.newPassword)
    return async (trx, account) => {
      refusePersonalPassword(account, input.newPassword)
      await updateAccount(trx, ask.tenant.id, account.id, { password_hash })
      await confirmAccount(trx, ask.tenant.id, account.id, currentDateOf(ask))
      await closeSessions(trx, ask.tenant.id, account.id, null)
      await deleteSecrets(trx, ask.tenant.id, account.id)
      await deleteAllRegistrations(trx, ask.tenant.id, account.email_key)
      await mailPasswordChanged({ ...ask, db: trx }, account)
    }
  }
  const account =
    'generate' in input
      ? await redeemLink(ask, 'reset-password', input.generate, prepare)
      : await redeemCode(ask, 'reset-password', input.email, input.verifyCode, prepare)
  // Earlier wrong attempts to sign in are forgotten, so that they do not block the owner of the mailbox.
  await resetCount(ask, 'login-email', account.email_key)
  return { changed: true }
}

/** Changes the password of a signed-in customer who knows the current password. The customer's other devices are signed out. */
export async function changePassword(
  ask: AccountRequestContext,
  input: AccountInput<'changePassword'>,
): Promise<AccountResult<'changePassword'>> {
  const session = await requireSession(ask)
  const account = await requireCorrectPassword(ask, session, input.password)
  requireUncommonPassword(input.newPassword, 'newPassword')
  refusePersonalPassword(account, input.newPassword)
  const password_hash = await ask.hasher.hash(input.newPassword)
  await inTransaction(ask.db, async (trx) => {
    await requireUnchangedPassword(trx, account)
    await updateAccount(trx, ask.tenant.id, account.id, { password_hash })
    await closeSessions(trx, ask.tenant.id, account.id, session.tokenHash)
    await deleteSecrets(trx, ask.tenant.id, account.id)
    await mailPasswordChanged({ ...ask, db: trx }, account)
  })
  return { changed: true }
}

/**
 * Checks the password of a signed-in customer and returns the account. Irreversible actions require the password, because a stolen phone
 * alone must not be enough for them.
 */
export async function requireCorrectPassword(ask: AccountRequestContext, session: Session, password: string): Promise<Account> {
  await limitRate(ask, 'password-account', session.accountId)
  const account = await accountById(ask.db, ask.tenant.id, session.accountId)
  const right = await ask.hasher.matches(password, account?.password_hash ?? null)
  if (!account || !right) throw wrongPasswordError()
  await resetCount(ask, 'password-account', session.accountId)
  return account
}

/** Locks the account whose password was checked. Throws if the password was changed since the check, for example by a mailed code. */
export async function requireUnchangedPassword(trx: Db, { tenant_id, id, password_hash }: Account): Promise<void> {
  const still = await trx
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst()
  if (!still) throw wrongPasswordError()
}

const wrongPasswordError = () =>
  new AppError('wrong-credentials', { field: 'password', message: /*i18n*/ 'This is not your present password.' })

function refusePersonalPassword({ email, realname }: Account, password: string) {
  const fault = passwordFault(password, { email, realname })
  if (fault !== null) throw new AppError('bad-request', { field: 'newPassword', message: passwordFaults[fault] })
}

function mailPasswordChanged(ask: AccountRequestContext, account: Account): Promise<void> {
  const letter = passwordChangedLetter({ ...accountMailData(ask, account), linkUrl: mailedLinkUrl(ask, account, 'forgot', null) })
  return queueMail(ask, account.email, letter, new Date(ask.clock.now() + MAIL_VALIDITY_MS))
}
