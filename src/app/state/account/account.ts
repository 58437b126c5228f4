import * as v from 'valibot'
import { ask } from '#app/state/page/ask.ts'
import { sayLasting, signedInFor } from '#app/state/page/lasting.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { readUser, restoreSession, storeEndedUser, TOKEN_KEY, USER_KEY } from '#app/state/session/session.ts'
import { isOtherUser } from '#app/state/session/session-sync.ts'
import { Generate, type UserInfo } from '#contract/account/account.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { forgetPersonal, unfinishedSignOutOwner } from './forget-personal.ts'

interface UnconfirmedUser extends Pick<InputOf<'marcoLogin'>, 'email' | 'password'> {
  /** A random text that distinguishes this device's registration from others with the same address. */
  attempt?: string
}

/**
 * A user who has registered or signed in and must confirm the e-mail address. Kept in memory only. With this the code in the e-mail also
 * signs in, without asking for the password again.
 */
let unconfirmedUser: UnconfirmedUser | null = null

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const attemptOf = (email: string): Pick<UnconfirmedUser, 'attempt'> =>
  unconfirmedUser?.attempt !== undefined && sameAddress(unconfirmedUser.email, email) ? { attempt: unconfirmedUser.attempt } : {}

/** Stores the session. Data of a previous user is deleted first. */
async function storeSession({ token, userInfo }: { token: string; userInfo: UserInfo }): Promise<void> {
  const before = readUser()
  const unfinished = unfinishedSignOutOwner()
  if (unfinished !== null) await forgetPersonal(unfinished)
  if (before !== null && before.id !== userInfo.id) await forgetPersonal(before.id)
  unconfirmedUser = null
  storeEndedUser(null)
  // A token must never be stored beside another user's data, even if the storage is full.
  deviceTexts.removeItem(TOKEN_KEY)
  keepUser(userInfo)
  deviceTexts.setItem(TOKEN_KEY, token)
  // The page's memory has another user's data, so the page is loaded again and then finds the new session.
  if (isOtherUser(userInfo.id)) return location.reload()
  await restoreSession()
  sayLasting(signedInFor)
}

/** Stores the complete user info in local storage. */
export const keepUser = (userInfo: UserInfo): void => deviceTexts.setItem(USER_KEY, JSON.stringify(userInfo))

/**
 * Signs in (section 4 of the specification). Rejects with AppError: `wrong-credentials`, `captcha-wanted`, `captcha-wrong`,
 * `email-unverified`, `too-often`, …
 */
export async function signIn(input: InputOf<'marcoLogin'>): Promise<void> {
  try {
    await storeSession((await ask('marcoLogin', input)).value)
  } catch (error) {
    if (error instanceof AppError && error.code === 'email-unverified')
      unconfirmedUser = { email: input.email, password: input.password, ...attemptOf(input.email) }
    throw error
  }
}

/** Registers a new account. The reply does not say whether the address already has an account; the e-mail does. */
export async function register(input: InputOf<'marcoAccountCreate'>): Promise<void> {
  await ask('marcoAccountCreate', input)
  unconfirmedUser = { email: input.email, password: input.password, attempt: input.captchaKey }
}

/** Requests another confirmation e-mail with code and link. */
export async function sendVerifyCode(email: string): Promise<void> {
  await ask('sendEmailVerifyCode', { email, ...attemptOf(email) })
}

/** Confirms an e-mail address by code, and signs in if the password was just typed here. Returns whether it did. */
export async function verifyByCode(input: InputOf<'verifyEmailCode'>): Promise<'signed-in' | 'confirmed'> {
  await ask('verifyEmailCode', { ...input, ...attemptOf(input.email) })
  return unconfirmedUser !== null && sameAddress(unconfirmedUser.email, input.email) ? signInQuietly(unconfirmedUser) : 'confirmed'
}

/** Confirms an e-mail address by link. Returns the address, and whether it was already confirmed. Rejects with AppError: `link-used`. */
export const verifyByLink = async (generate: string): Promise<ResultOf<'verifyEmailByLink'>> =>
  (await ask('verifyEmailByLink', { generate })).value

/** Requests an e-mail with code and link for a new password. */
export async function sendPasswordMail(email: string): Promise<void> {
  await ask('sendForgetPasswordVerifyEmail', { email })
}

/** Sets a new password by code or link. With a code the address is known, so this also signs in. Returns whether it did. */
export async function resetPassword(input: InputOf<'verifyForgetPasswordEmailCode'>): Promise<'signed-in' | 'changed'> {
  await ask('verifyForgetPasswordEmailCode', input)
  // Every device is signed out now, including this one.
  deviceTexts.removeItem(TOKEN_KEY)
  void restoreSession()
  if (!('email' in input)) return 'changed'
  const done = await signInQuietly({ email: input.email, password: input.newPassword })
  return done === 'signed-in' ? done : 'changed'
}

/** Signs in without asking the user. If the server requires more, such as a captcha, the sign-in screen asks for it. */
async function signInQuietly({ email, password }: UnconfirmedUser): Promise<'signed-in' | 'confirmed'> {
  try {
    await signIn({ email, password })
    return 'signed-in'
  } catch (error) {
    logOnly(error)
    return 'confirmed'
  }
}

/** Whether the secret of a link from an e-mail is complete. Mail programs break long lines, which cuts links off. */
export const isWholeLink = (generate: string): boolean => v.is(Generate, generate)
