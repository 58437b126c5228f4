import * as v from 'valibot'
import { ask } from '#app/state/page/ask.ts'
import { sayLasting, signedInFor } from '#app/state/page/lasting.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { Generate, type UserInfo } from '#contract/account.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { forgetPersonal, unfinishedForget } from './forget-personal.ts'
import { noteEnded, readUser, restoreSession, TOKEN_KEY, USER_KEY } from './session.ts'
import { isAnothers } from './session-sync.ts'

interface Waiting extends Pick<InputOf<'marcoLogin'>, 'email' | 'password'> {
  /** What tells this device's registration from others of the same address. */
  attempt?: string
}

/**
 * Who registered, or wanted to sign in, and still has to confirm the address. In this page's memory only, so that the mailed code signs
 * in at once and the password is not asked for twice.
 */
let waiting: Waiting | null = null

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const attemptOf = (email: string): Pick<Waiting, 'attempt'> =>
  waiting?.attempt !== undefined && sameAddress(waiting.email, email) ? { attempt: waiting.attempt } : {}

/** Stores the session. What a member before on this device left behind goes first. */
async function keep({ token, userInfo }: { token: string; userInfo: UserInfo }): Promise<void> {
  const before = readUser()
  const unfinished = unfinishedForget()
  if (unfinished !== null) await forgetPersonal(unfinished)
  if (before !== null && before.id !== userInfo.id) await forgetPersonal(before.id)
  waiting = null
  noteEnded(null)
  // Never the token of one beside the name of another, also when there is no room for more.
  deviceTexts.removeItem(TOKEN_KEY)
  keepUser(userInfo)
  deviceTexts.setItem(TOKEN_KEY, token)
  // What this page has in memory is another's. It opens anew, finds this session at its start, and goes on from there.
  if (isAnothers(userInfo.id)) return location.reload()
  await restoreSession()
  sayLasting(signedInFor)
}

/** Stores all of the user info under its key. */
export const keepUser = (userInfo: UserInfo): void => deviceTexts.setItem(USER_KEY, JSON.stringify(userInfo))

/**
 * Signs in (specification, section 4). Rejects with AppError: `wrong-credentials`, `captcha-wanted`, `captcha-wrong`, `email-unverified`,
 * `too-often`, …
 */
export async function signIn(input: InputOf<'marcoLogin'>): Promise<void> {
  try {
    await keep((await ask('marcoLogin', input)).value)
  } catch (error) {
    if (error instanceof AppError && error.code === 'email-unverified')
      waiting = { email: input.email, password: input.password, ...attemptOf(input.email) }
    throw error
  }
}

/** Registers. The answer does not tell whether the address was known; the mail does. */
export async function register(input: InputOf<'marcoAccountCreate'>): Promise<void> {
  await ask('marcoAccountCreate', input)
  waiting = { email: input.email, password: input.password, attempt: input.captchaKey }
}

/** Mails a fresh code and link that confirm an address. */
export async function sendVerifyCode(email: string): Promise<void> {
  await ask('sendEmailVerifyCode', { email, ...attemptOf(email) })
}

/** Confirms an address by the mailed code, and signs in whoever has just typed the password here. Says whether that came about. */
export async function verifyByCode(input: InputOf<'verifyEmailCode'>): Promise<'signed-in' | 'confirmed'> {
  await ask('verifyEmailCode', { ...input, ...attemptOf(input.email) })
  return waiting !== null && sameAddress(waiting.email, input.email) ? signInQuietly(waiting) : 'confirmed'
}

/** Confirms an address by the mailed link, and says which, and whether it was confirmed before. Rejects with AppError: `link-used`. */
export const verifyByLink = async (generate: string): Promise<ResultOf<'verifyEmailByLink'>> =>
  (await ask('verifyEmailByLink', { generate })).value

/** Mails a code and link for a new password. */
export async function sendPasswordMail(email: string): Promise<void> {
  await ask('sendForgetPasswordVerifyEmail', { email })
}

/** Sets a new password by code or link. By code the address is known as well, so it signs in at once; says whether that came about. */
export async function resetPassword(input: InputOf<'verifyForgetPasswordEmailCode'>): Promise<'signed-in' | 'changed'> {
  await ask('verifyForgetPasswordEmailCode', input)
  // Every device is signed out now, this one too.
  deviceTexts.removeItem(TOKEN_KEY)
  void restoreSession()
  if (!('email' in input)) return 'changed'
  const done = await signInQuietly({ email: input.email, password: input.newPassword })
  return done === 'signed-in' ? done : 'changed'
}

/** A sign-in that nobody pressed a button for. If the shop wants more, a captcha for instance, the sign-in screen asks for it. */
async function signInQuietly({ email, password }: Waiting): Promise<'signed-in' | 'confirmed'> {
  try {
    await signIn({ email, password })
    return 'signed-in'
  } catch (error) {
    logOnly(error)
    return 'confirmed'
  }
}

/** Whether the secret of a mailed link is all there: mail programs break long lines. */
export const isWholeLink = (generate: string): boolean => v.is(Generate, generate)
