import type { AccountInput, AccountResult } from '#contract/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { passwordFault, passwordFaults } from '#contract/password.ts'
import { passwordChangedLetter } from '#server/mail/letters/password-changed.ts'
import { resetPasswordLetter } from '#server/mail/letters/reset-password.ts'
import { type AccountAsk, memberOf, nowOf } from './ask.ts'
import { emailKey } from './hashes.ts'
import { letterFacts, mailedLink, post } from './letters-out.ts'
import { hashSecret, secretMatches } from './password-hash.ts'
import { type Account, accountByEmail, accountById, changeAccount, confirmAccount } from './queries.ts'
import { forgive, limit } from './rate-limit.ts'
import { dropSecrets, keepSecret, makeSecret, type Redeemed, redeemCode, redeemLink, SECRET_MINUTES } from './secrets.ts'
import { closeSessions, type Session } from './sessions.ts'

/** Mails a code and link for a new password, if the address has an account. The answer and its time do not tell. */
export async function sendForgetPasswordVerifyEmail(
  ask: AccountAsk,
  { email }: AccountInput<'sendForgetPasswordVerifyEmail'>,
): Promise<AccountResult<'sendForgetPasswordVerifyEmail'>> {
  const key = emailKey(email)
  await limit(ask, 'send-address', ask.caller.address)
  await limit(ask, 'send-email', key)
  const secret = await makeSecret()
  ask.later.run('A code for a new password could not be mailed.', async () => {
    const account = await accountByEmail(ask.db, ask.tenant.id, key)
    if (account) await keepSecret(ask, account.id, 'reset-password', secret)
    // After the new code has taken the old one's place: the old one gets no more tries.
    await forgive(ask, 'code-reset-password', key)
    if (!account) return
    const address = mailedLink(ask, 'forgot', secret.generate)
    await post(
      ask,
      account.email,
      resetPasswordLetter({ ...letterFacts(ask, account), code: secret.code, address, minutes: SECRET_MINUTES }),
    )
  })
  return { sent: true }
}

/** Sets the new password by code or link. Whoever could read the mail owns the address, so it counts as confirmed; every device is signed out. */
export async function verifyForgetPasswordEmailCode(
  ask: AccountAsk,
  input: AccountInput<'verifyForgetPasswordEmailCode'>,
): Promise<AccountResult<'verifyForgetPasswordEmailCode'>> {
  // Before the code is looked at: hashing inside the transaction would hold it open, and the work is the same for every address.
  const password_hash = await hashSecret(input.newPassword)
  const done: Redeemed = async (trx, account) => {
    refusePersonal(account, input.newPassword)
    await changeAccount(trx, ask.tenant.id, account.id, { password_hash })
    await confirmAccount(trx, ask.tenant.id, account.id, nowOf(ask))
    await closeSessions(trx, ask.tenant.id, account.id, null)
    await dropSecrets(trx, ask.tenant.id, account.id)
  }
  const account =
    'generate' in input
      ? await redeemLink(ask, 'reset-password', input.generate, done)
      : await redeemCode(ask, 'reset-password', input.email, input.verifyCode, done)
  // Who owns the mailbox need not wait for earlier wrong guesses, whoever made them, to be forgotten.
  await forgive(ask, 'login-email', account.email_key)
  notice(ask, account)
  return { changed: true }
}

/** Changes the password of who is signed in and knows the present one. Other devices are signed out. */
export async function changePassword(ask: AccountAsk, input: AccountInput<'changePassword'>): Promise<AccountResult<'changePassword'>> {
  const session = await memberOf(ask)
  const account = await provePassword(ask, session, input.password)
  refusePersonal(account, input.newPassword)
  const password_hash = await hashSecret(input.newPassword)
  await ask.db.transaction().execute(async (trx) => {
    await changeAccount(trx, ask.tenant.id, account.id, { password_hash })
    await closeSessions(trx, ask.tenant.id, account.id, session.tokenHash)
    await dropSecrets(trx, ask.tenant.id, account.id)
  })
  notice(ask, account)
  return { changed: true }
}

/** The account of a session whose owner knows the password. A stolen phone alone is not enough for what cannot be undone. */
export async function provePassword(ask: AccountAsk, session: Session, password: string): Promise<Account> {
  await limit(ask, 'password-account', session.accountId)
  const account = await accountById(ask.db, ask.tenant.id, session.accountId)
  const right = await secretMatches(password, account?.password_hash ?? null)
  if (!account || !right) throw new AppError('wrong-credentials', { field: 'password', say: 'This is not your present password.' })
  await forgive(ask, 'password-account', session.accountId)
  return account
}

function refusePersonal({ email, realname }: Account, password: string) {
  const fault = passwordFault(password, { email, realname })
  if (fault !== null) throw new AppError('bad-request', { field: 'newPassword', say: passwordFaults[fault] })
}

const notice = (ask: AccountAsk, account: Account) =>
  ask.later.run('The notice of a changed password could not be mailed.', () =>
    post(ask, account.email, passwordChangedLetter({ ...letterFacts(ask, account), address: mailedLink(ask, 'forgot', null) })),
  )
