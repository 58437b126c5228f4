import type { AccountInput, AccountResult } from '#contract/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { sessionOfCustomer } from '#server/kernel/ask.ts'
import { emailKey } from '#server/kernel/hashes.ts'
import {
  CAPTCHA_AFTER_FAILURES,
  CAPTCHA_AFTER_FAILURES_OF_ADDRESS,
  decreaseCount,
  increaseCount,
  limitRate,
  resetCount,
} from '#server/kernel/rate-limits.ts'
import { closeSession, closeSessions, openSessionByPassword } from '#server/kernel/sessions.ts'
import type { AccountAsk } from './ask.ts'
import { demandCaptcha } from './captcha/captcha.ts'
import { type Account, accountByEmail, userInfoOf } from './queries.ts'
import { meant, registrationsOf } from './registrations.ts'

/**
 * Signs in. Tries are counted before the password is looked at, so that many at once count as many, and by e-mail address whether or not it
 * has an account. Those of an e-mail address decide only whether a captcha is wanted; those of a network address refuse. An unknown address
 * costs the same hash and gets the same answer as a wrong password.
 */
export async function marcoLogin(ask: AccountAsk, input: AccountInput<'marcoLogin'>): Promise<AccountResult<'marcoLogin'>> {
  const { tenant, caller } = ask
  const key = emailKey(input.email)
  const byAddress = await limitRate(ask, 'login-address', caller.address)
  const byEmail = await increaseCount(ask, 'login-email', key)
  // The captcha comes first, and a right one is enough: were there a most for the e-mail address, a stranger could use it up and so keep
  // the owner out.
  if (byEmail > CAPTCHA_AFTER_FAILURES || byAddress > CAPTCHA_AFTER_FAILURES_OF_ADDRESS) {
    // A form that does not know yet that one is wanted sends itself again with it: that is one try of a workshop's address, not two.
    if (input.captchaKey === undefined) await decreaseCount(ask, 'login-address', caller.address)
    await demandCaptcha(ask, 'sign-in', input)
  }
  const account = await accountByEmail(ask.db, tenant.id, key)
  const confirmed = account?.verified_at ? account : undefined
  const waiting = meant(await registrationsOf(ask, key), undefined)
  const right = await ask.hasher.matches(input.password, (confirmed ?? waiting)?.password_hash ?? null)
  if (!right) throw new AppError('wrong-credentials')
  await resetCount(ask, 'login-email', key)
  await decreaseCount(ask, 'login-address', caller.address)
  // Told only to who knows the password, so it tells nobody else that the account exists.
  if (!confirmed) throw new AppError('email-unverified')
  const token = (await openFor(ask, confirmed)) ?? (await openForNow(ask, key, input.password))
  if (token === null) throw new AppError('wrong-credentials')
  ask.backgroundTasks.run('A hash of a password could not be made anew.', () => renewHash(ask, confirmed, input.password))
  return { token, userInfo: userInfoOf(confirmed) }
}

const openFor = (ask: AccountAsk, account: Account) => openSessionByPassword(ask.db, account, ask.caller.device, ask.clock.now())

/**
 * The hash became another one while the password was looked at: made anew by a second sign-in at once, or of a new password. Only the
 * account as it is now tells.
 */
async function openForNow(ask: AccountAsk, key: string, password: string): Promise<string | null> {
  const account = await accountByEmail(ask.db, ask.tenant.id, key)
  const right = await ask.hasher.matches(password, account?.password_hash ?? null)
  return account && right ? openFor(ask, account) : null
}

/** Ends the session of the token that came along. Without a good one there is nothing to end, which is as well. */
export async function logout(ask: AccountAsk): Promise<AccountResult<'logout'>> {
  if (ask.caller.token !== null) await closeSession(ask.db, ask.tenant.id, ask.caller.token)
  return { signedOut: true }
}

/** Ends every session of the account, the caller's too. */
export async function signOutEverywhere(ask: AccountAsk): Promise<AccountResult<'signOutEverywhere'>> {
  const { accountId } = await sessionOfCustomer(ask)
  return { signedOut: await closeSessions(ask.db, ask.tenant.id, accountId, null) }
}

/**
 * Makes the hash of a password that was just shown to be right anew, if it was made at an earlier cost. A password that was changed
 * meanwhile stays.
 */
async function renewHash({ db, hasher }: AccountAsk, { tenant_id, id, password_hash }: Account, password: string): Promise<void> {
  if (!hasher.needsRehash(password_hash)) return
  const renewed = await hasher.hash(password)
  await db
    .updateTable('account')
    .set({ password_hash: renewed })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}
