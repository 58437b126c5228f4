import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { requireSession } from '#server/kernel/ask.ts'
import { normalizeEmail } from '#server/kernel/hashes.ts'
import {
  CAPTCHA_AFTER_FAILURES,
  CAPTCHA_AFTER_FAILURES_OF_ADDRESS,
  decreaseCount,
  increaseCount,
  limitRate,
  resetCount,
} from '#server/kernel/rate-limits.ts'
import { closeSession, closeSessions, openSessionByPassword } from '#server/kernel/sessions.ts'
import type { AccountRequestContext } from './ask.ts'
import { requireSolvedCaptcha } from './captcha/captcha.ts'
import { type Account, accountByEmail, userInfoOf } from './queries.ts'
import { readRegistrations, selectRegistration } from './registrations.ts'

/**
 * Signs a customer in. Attempts are counted before the password check, so that simultaneous attempts all count. They are counted by e-mail
 * address, with or without an account, and by network address. Too many attempts with one e-mail address require a captcha. Too many
 * attempts from one network address are refused. An unknown e-mail address takes the same time and gets the same reply as a wrong password.
 */
export async function marcoLogin(ask: AccountRequestContext, input: AccountInput<'marcoLogin'>): Promise<AccountResult<'marcoLogin'>> {
  const { tenant, caller } = ask
  const key = normalizeEmail(input.email)
  const byAddress = await limitRate(ask, 'login-address', caller.address)
  const byEmail = await increaseCount(ask, 'login-email', key)
  // A right captcha is enough to continue, because a fixed limit per e-mail address would let a stranger lock out the owner.
  if (byEmail > CAPTCHA_AFTER_FAILURES || byAddress > CAPTCHA_AFTER_FAILURES_OF_ADDRESS) {
    // A form without a captcha is sent again with one. The two requests count as one attempt of the network address.
    if (input.captchaKey === undefined) await decreaseCount(ask, 'login-address', caller.address)
    await requireSolvedCaptcha(ask, 'sign-in', input)
  }
  const account = await accountByEmail(ask.db, tenant.id, key)
  const confirmed = account?.verified_at ? account : undefined
  const waiting = selectRegistration(await readRegistrations(ask, key), undefined)
  const right = await ask.hasher.matches(input.password, (confirmed ?? waiting)?.password_hash ?? null)
  if (!right) throw new AppError('wrong-credentials')
  await resetCount(ask, 'login-email', key)
  await decreaseCount(ask, 'login-address', caller.address)
  // The error for an unconfirmed address is thrown only after a right password, so it does not reveal the account to others.
  if (!confirmed) throw new AppError('email-unverified')
  const token = (await openSessionFor(ask, confirmed)) ?? (await signInWithCurrentHash(ask, key, input.password))
  if (token === null) throw new AppError('wrong-credentials')
  ask.backgroundTasks.run('A hash of a password could not be made anew.', () => rehashPassword(ask, confirmed, input.password))
  return { token, userInfo: userInfoOf(confirmed) }
}

const openSessionFor = (ask: AccountRequestContext, account: Account) =>
  openSessionByPassword(ask.db, account, ask.caller.device, ask.clock.now())

/**
 * Checks the password against the account's current hash and opens a session if it matches. Called when the hash has changed during the
 * first check, because of a second sign-in or a new password.
 */
async function signInWithCurrentHash(ask: AccountRequestContext, key: string, password: string): Promise<string | null> {
  const account = await accountByEmail(ask.db, ask.tenant.id, key)
  const right = await ask.hasher.matches(password, account?.password_hash ?? null)
  return account && right ? openSessionFor(ask, account) : null
}

/** Ends the session of the token in the request, if the token is valid. */
export async function logout(ask: AccountRequestContext): Promise<AccountResult<'logout'>> {
  if (ask.caller.token !== null) await closeSession(ask.db, ask.tenant.id, ask.caller.token)
  return { signedOut: true }
}

/** Ends all sessions of the caller's account, including the session of this device. */
export async function signOutEverywhere(ask: AccountRequestContext): Promise<AccountResult<'signOutEverywhere'>> {
  const { accountId } = await requireSession(ask)
  return { signedOut: await closeSessions(ask.db, ask.tenant.id, accountId, null) }
}

/** Hashes a verified password again if its stored hash has an old cost. If the password was changed meanwhile, the newer hash stays. */
async function rehashPassword(
  { db, hasher }: AccountRequestContext,
  { tenant_id, id, password_hash }: Account,
  password: string,
): Promise<void> {
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
