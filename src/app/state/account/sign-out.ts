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

/** Maximum wait for the server at sign-out. */
const LOGOUT_PATIENCE_MS = 4000

const reload = () => location.reload()
const toStart = () => location.replace(shownPath('/'))

const LEFT_KEY = 'left'

/** The result of a sign-out in this tab: how many of the user's changes remain on the device. */
export type SignedOutNote = LeftHere

/**
 * The note if this tab just signed out of `page`; otherwise null. It does not consume the note, because a page may start twice before it is
 * shown.
 */
export function signedOutNote(page: string | null, tab: Pick<Storage, 'getItem'> = tabTexts): SignedOutNote | null {
  const left = /^(\d+) (\d+) (.*)$/.exec(tab.getItem(LEFT_KEY) ?? '')
  return left !== null && left[3] === page ? { waiting: Number(left[1]), waitingOrders: Number(left[2]) } : null
}

/** Removes the note after it was shown. */
export const dropSignedOutNote = (tab: Pick<Storage, 'removeItem'> = tabTexts): void => tab.removeItem(LEFT_KEY)

/**
 * Signs out: informs the server, clears user info and token, and reloads the page, even if the call fails (specification, sections 4 and
 * 8).
 */
export async function signOut(leave: () => void = reload): Promise<void> {
  // The user may have navigated by the time that everything is cleared.
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

/** The session whose cart the server refused: its owner, token, and error. */
export interface RefusedSession {
  owner: string
  token: string
  error: AppError
}

/**
 * The server refuses the user the cart: runs the logout handler (specification, section 8, Cart load fails). A notice about their pending
 * changes stays until someone signs in. A new session of another tab is kept. If the user is typing, the page is not reloaded, so that the
 * input is not lost.
 */
export async function signOutRefused({ owner, token, error }: RefusedSession, reloads: () => void = reload): Promise<void> {
  const stored = deviceTexts.getItem(TOKEN_KEY)
  // Another call of this page may have noticed the end first and redirected to sign-in: then the token is gone, but not the user info.
  const heardBefore = stored === null && session.now.type === 'guest' && readUser()?.id === owner
  if (stored !== token && !heardBefore) return restoreSession()
  if (!heardBefore) await tellShop()
  const stays = heardBefore || hasUnsavedInput()
  const leave = stays ? () => undefined : error.code === 'not-found' ? () => toErrorPage(error) : reloads
  await clear(leave, ({ waiting }) => noteEnded(waiting > 0 ? owner : null))
  // Until it is reloaded, the page already behaves like a guest's.
  await restoreSession()
}

/** Section 7: body code 404 redirects to /Error with code and message. */
const toErrorPage = (error: AppError) => location.replace(shownPath(errorHref(NOT_FOUND_CODE, error.message)))

/** Ends every session of the account. Rejects with AppError on failure; then nothing is cleared here. */
export async function signOutEverywhere(leave: () => void = toStart): Promise<void> {
  await ask('signOutEverywhere', {})
  await clear(leave)
}

/** Deletes the account. Rejects with AppError: `wrong-credentials` on the field `password`. */
export async function deleteAccount(input: InputOf<'deleteAccount'>, leave: () => void = toStart): Promise<void> {
  await ask('deleteAccount', input)
  await clear(leave, undefined, false)
}

/** The user info is removed first: other tabs react to it by reloading, while an expired token alone does not interrupt them. */
async function clear(leave: () => void, onCleared?: (left: LeftHere) => void, comesBack = true): Promise<void> {
  const owner = readUser()?.id ?? ''
  leaveOver()
  try {
    deviceTexts.removeItem(USER_KEY)
    deviceTexts.removeItem(TOKEN_KEY)
    // Unsent rows of this tab's list belonged to the user, and must not go to the next one.
    tabTexts.removeItem(TAB_KEY)
    onCleared?.(await forgetPersonal(owner, comesBack))
  } finally {
    // Again, because the page may have changed meanwhile.
    leaveOver()
    leave()
  }
}
