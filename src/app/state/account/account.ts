import * as v from 'valibot'
import { callServer } from '#app/state/page/ask.ts'
import { signInWarnings, warnAboutStorage } from '#app/state/page/lasting.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { readUser, restoreSession, storeExpiredUserId, TOKEN_KEY, USER_KEY } from '#app/state/session/session.ts'
import { isDifferentUser } from '#app/state/session/session-sync.ts'
import { type UserInfo, VerifyLinkSecret } from '#contract/account/account.ts'
import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { deletePersonalData, unfinishedSignOutOwner } from './delete-personal-data.ts'

interface UnconfirmedUser extends Pick<CallInputOf<'marcoLogin'>, 'email' | 'password'> {
  /** A random text that distinguishes this device's registration from others with the same address. */
  attempt?: string
}

/**
 * A user who has registered or signed in and must confirm the e-mail address. Kept in memory only. As long as it is kept, the code in the
 * e-mail also signs in, without asking for the password again.
 */
let unconfirmedUser: UnconfirmedUser | null = null

const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const attemptForEmail = (email: string): Pick<UnconfirmedUser, 'attempt'> =>
  unconfirmedUser?.attempt !== undefined && isSameEmail(unconfirmedUser.email, email) ? { attempt: unconfirmedUser.attempt } : {}

/** Stores the session. Data of a previous user is deleted first. */
async function storeSession({ token, userInfo }: { token: string; userInfo: UserInfo }): Promise<void> {
  const before = readUser()
  const unfinished = unfinishedSignOutOwner()
  if (unfinished !== null) await deletePersonalData(unfinished)
  if (before !== null && before.id !== userInfo.id) await deletePersonalData(before.id)
  unconfirmedUser = null
  storeExpiredUserId(null)
  // A token must never be stored beside another user's data, even if the storage is full.
  deviceStorage.removeItem(TOKEN_KEY)
  storeSignedInUser(userInfo)
  deviceStorage.setItem(TOKEN_KEY, token)
  // The page's memory has another user's data, so the page is loaded again and then finds the new session.
  if (isDifferentUser(userInfo.id)) return location.reload()
  await restoreSession()
  warnAboutStorage(signInWarnings)
}

/** Stores the complete user info in local storage. */
export const storeSignedInUser = (userInfo: UserInfo): void => deviceStorage.setItem(USER_KEY, JSON.stringify(userInfo))

/**
 * Signs in (section 4 of the specification). Rejects with AppError: `wrong-credentials`, `captcha-wanted`, `captcha-wrong`,
 * `email-unverified`, `too-often`, …
 */
export async function signIn(input: CallInputOf<'marcoLogin'>): Promise<void> {
  try {
    await storeSession((await callServer('marcoLogin', input)).value)
  } catch (error) {
    if (error instanceof AppError && error.code === 'email-unverified')
      unconfirmedUser = { email: input.email, password: input.password, ...attemptForEmail(input.email) }
    throw error
  }
}

/** Registers a new account. The reply does not say whether the address already has an account; the e-mail does. */
export async function register(input: CallInputOf<'marcoAccountCreate'>): Promise<void> {
  await callServer('marcoAccountCreate', input)
  unconfirmedUser = { email: input.email, password: input.password, attempt: input.captchaKey }
}

/** Requests another confirmation e-mail with code and link. */
export async function sendVerifyCode(email: string): Promise<void> {
  await callServer('sendEmailVerifyCode', { email, ...attemptForEmail(email) })
}

/** Confirms an e-mail address by code, and signs in if the password was just typed here. Returns whether the user is signed in. */
export async function verifyByCode(input: CallInputOf<'verifyEmailCode'>): Promise<'signed-in' | 'confirmed'> {
  await callServer('verifyEmailCode', { ...input, ...attemptForEmail(input.email) })
  return unconfirmedUser !== null && isSameEmail(unconfirmedUser.email, input.email)
    ? signInAfterConfirmation(unconfirmedUser)
    : 'confirmed'
}

/** Confirms an e-mail address by link. Returns the address, and whether it was already confirmed. Rejects with AppError: `link-used`. */
export const verifyByLink = async (generate: string): Promise<CallResultOf<'verifyEmailByLink'>> =>
  (await callServer('verifyEmailByLink', { generate })).value

/** Requests an e-mail with code and link for a new password. */
export async function sendPasswordMail(email: string): Promise<void> {
  await callServer('sendForgetPasswordVerifyEmail', { email })
}

/** Sets a new password by code or link. With a code the address is known, so this also signs in. Returns whether the user is signed in. */
export async function resetPassword(input: CallInputOf<'verifyForgetPasswordEmailCode'>): Promise<'signed-in' | 'changed'> {
  await callServer('verifyForgetPasswordEmailCode', input)
  // Every device is signed out now, including this one.
  deviceStorage.removeItem(TOKEN_KEY)
  void restoreSession()
  if (!('email' in input)) return 'changed'
  const done = await signInAfterConfirmation({ email: input.email, password: input.newPassword })
  return done === 'signed-in' ? done : 'changed'
}

/** Signs in without asking the user. If the server requires more, such as a captcha, the sign-in screen asks for it. */
async function signInAfterConfirmation({ email, password }: UnconfirmedUser): Promise<'signed-in' | 'confirmed'> {
  try {
    await signIn({ email, password })
    return 'signed-in'
  } catch (error) {
    logErrorOnly(error)
    return 'confirmed'
  }
}

/** Whether the secret of a link from an e-mail is complete. Mail programs break long lines, which cuts links off. */
export const isCompleteLinkCode = (generate: string): boolean => v.is(VerifyLinkSecret, generate)
