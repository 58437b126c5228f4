import { TAB_KEY } from '#app/state/cart/guest-list.ts'
import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { plainPath, shownPath } from '#app/state/page/shown-locale.ts'
import { deviceTexts, tabTexts } from '#app/state/page/storage.ts'
import { hasUnsavedInput } from '#app/state/page/unsaved-input.ts'
import { errorHref } from '#contract/addresses.ts'
import type { InputOf } from '#contract/calls.ts'
import type { AppError } from '#contract/errors.ts'
import { NOT_FOUND_CODE } from '#contract/limits.ts'
import type { LeftHere } from '#data/outbox/rejected.ts'
import { forgetPersonal } from './forget-personal.ts'
import { leaveOver } from './left-over.ts'
import { noteEnded, readUser, restoreSession, session, TOKEN_KEY, USER_KEY } from './session.ts'

/** Nobody who wants to leave waits longer for a shop that does not answer. */
const LOGOUT_PATIENCE_MS = 4000

const reload = () => location.reload()
const toStart = () => location.replace(shownPath('/'))

const LEFT_KEY = 'left'

/** What this tab has just signed out of: this much of its owner's stays on the device until they are back. */
export type SignedOutNote = LeftHere

/** Whether it was `page` that this tab has just signed out of; else null. Only looks: a page may be begun twice before it is shown once. */
export function signedOutNote(page: string | null, tab: Pick<Storage, 'getItem'> = tabTexts): SignedOutNote | null {
  const left = /^(\d+) (\d+) (.*)$/.exec(tab.getItem(LEFT_KEY) ?? '')
  return left !== null && left[3] === page ? { waiting: Number(left[1]), waitingOrders: Number(left[2]) } : null
}

/** It has been told, and is not told again. */
export const dropSignedOutNote = (tab: Pick<Storage, 'removeItem'> = tabTexts): void => tab.removeItem(LEFT_KEY)

/** Signs out: tells the shop, clears user info and token, loads the page anew, even if the call fails (specification, sections 4 and 8). */
export async function signOut(leave: () => void = reload): Promise<void> {
  // The page may be another by the time that everything is cleared.
  const page = `${plainPath(location.pathname)}${location.search}`
  await tellShop()
  await clear(leave, ({ waiting, waitingOrders }) => tabTexts.setItem(LEFT_KEY, `${waiting} ${waitingOrders} ${page}`))
}

async function tellShop(): Promise<void> {
  try {
    await ask('logout', {}, { signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) })
  } catch (error) {
    logOnly(error)
  }
}

/** Whose cart the shop refused, to which token, and how. */
export interface RefusedSession {
  owner: string
  token: string
  error: AppError
}

/**
 * The shop refuses the cart of whoever is signed in: the logout handler runs (specification, section 8, Cart load fails). That their changes
 * wait is said here until somebody signs in. Another tab may have begun a new session meanwhile: that one stays. What somebody types just
 * now is not thrown away: then the page is not loaded anew.
 */
export async function signOutRefused({ owner, token, error }: RefusedSession, reloads: () => void = reload): Promise<void> {
  const stored = deviceTexts.getItem(TOKEN_KEY)
  // Another call of this page may have heard of the end first, and led to the sign-in: the token is gone then, and the user info is not.
  const heardBefore = stored === null && session.now.type === 'guest' && readUser()?.id === owner
  if (stored !== token && !heardBefore) return restoreSession()
  if (!heardBefore) await tellShop()
  const stays = heardBefore || hasUnsavedInput()
  const leave = stays ? () => undefined : error.code === 'not-found' ? () => toErrorPage(error) : reloads
  await clear(leave, ({ waiting }) => noteEnded(waiting > 0 ? owner : null))
  // Until the page is another, it is a guest's already.
  await restoreSession()
}

/** Section 7: body code 404 goes to /Error with code and message. */
const toErrorPage = (error: AppError) => location.replace(shownPath(errorHref(NOT_FOUND_CODE, error.message)))

/** Ends every session of the account. Rejects with AppError when the shop did not do it: then nothing is cleared here either. */
export async function signOutEverywhere(leave: () => void = toStart): Promise<void> {
  await ask('signOutEverywhere', {})
  await clear(leave)
}

/** Deletes the account. Rejects with AppError: `wrong-credentials` on the field `password`. */
export async function deleteAccount(input: InputOf<'deleteAccount'>, leave: () => void = toStart): Promise<void> {
  await ask('deleteAccount', input)
  await clear(leave, undefined, false)
}

/** The user info goes first: other tabs hear of it and load anew as well, while an expired token alone takes nobody off their page. */
async function clear(leave: () => void, onCleared?: (left: LeftHere) => void, comesBack = true): Promise<void> {
  const owner = readUser()?.id ?? ''
  leaveOver()
  try {
    deviceTexts.removeItem(USER_KEY)
    deviceTexts.removeItem(TOKEN_KEY)
    // What of a list this tab was still to send was theirs, and is not for whoever signs in here next.
    tabTexts.removeItem(TAB_KEY)
    onCleared?.(await forgetPersonal(owner, comesBack))
  } finally {
    // Once more: it may be another page by now.
    leaveOver()
    leave()
  }
}
