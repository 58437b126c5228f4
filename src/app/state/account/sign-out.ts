import { TAB_LIST_KEY } from '#app/state/cart/guest-list.ts'
import { callServer } from '#app/state/page/ask.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { pathWithLocale, pathWithoutLocale } from '#app/state/page/shown-locale.ts'
import { deviceStorage, tabStorage } from '#app/state/page/storage.ts'
import { hasUnsavedInput } from '#app/state/page/unsaved-input.ts'
import { markTabStale } from '#app/state/session/left-over.ts'
import { readUser, restoreSession, session, storeExpiredUserId, TOKEN_KEY, USER_KEY } from '#app/state/session/session.ts'
import type { CallInputOf } from '#contract/calls.ts'
import type { AppError } from '#contract/errors.ts'
import { NOT_FOUND_CODE } from '#contract/limits.ts'
import { errorHref } from '#contract/routes/addresses.ts'
import type { PendingCounts } from '#data/outbox/rejected.ts'
import { deletePersonalData } from './delete-personal-data.ts'

/** How long a sign-out waits for the server. */
const LOGOUT_TIMEOUT_MS = 4000

const reload = () => location.reload()
const openHome = () => location.replace(pathWithLocale('/'))

const SIGNED_OUT_NOTE_KEY = 'left'

/** The result of a sign-out in this tab: how many of the user's changes remain on the device. */
export type SignedOutNote = PendingCounts

/**
 * Returns the result of a sign-out if this tab has just signed out on `page`; otherwise null. It is not removed here, because a page may
 * start twice before it is shown.
 */
export function readSignedOutNote(page: string | null, tab: Pick<Storage, 'getItem'> = tabStorage): SignedOutNote | null {
  const left = /^(\d+) (\d+) (.*)$/.exec(tab.getItem(SIGNED_OUT_NOTE_KEY) ?? '')
  return left !== null && left[3] === page ? { waiting: Number(left[1]), waitingOrders: Number(left[2]) } : null
}

/** Removes the stored result of a sign-out after it was shown. */
export const dropSignedOutNote = (tab: Pick<Storage, 'removeItem'> = tabStorage): void => tab.removeItem(SIGNED_OUT_NOTE_KEY)

/**
 * Signs out: informs the server, removes user info and token, and loads the page again, even if the call fails (sections 4 and 8 of the
 * specification).
 */
export async function signOut(leave: () => void = reload): Promise<void> {
  // The page is noted now, because the user may have navigated by the time that everything is removed.
  const page = `${pathWithoutLocale(location.pathname)}${location.search}`
  await sendLogoutRequest()
  await removeUserData(leave, ({ waiting, waitingOrders }) =>
    tabStorage.setItem(SIGNED_OUT_NOTE_KEY, `${waiting} ${waitingOrders} ${page}`),
  )
}

async function sendLogoutRequest(): Promise<void> {
  try {
    await callServer('logout', {}, { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) })
  } catch (error) {
    logErrorOnly(error)
  }
}

/** A session to which the server refused the cart: its owner, token, and error. */
export interface RefusedSession {
  owner: string
  token: string
  error: AppError
}

/**
 * Signs the user out because the server refuses the cart (section 8 of the specification, "Cart load fails"). A notice about the user's
 * waiting changes stays until someone signs in. A new session of another tab is kept. If the user is typing, the page is not loaded again,
 * so that the input is not lost.
 */
export async function signOutRefusedSession({ owner, token, error }: RefusedSession, reloads: () => void = reload): Promise<void> {
  const stored = deviceStorage.getItem(TOKEN_KEY)
  // Another call of this page may have noticed the end of the session first and redirected to sign-in. Then the token is gone, but not the
  // user info.
  const heardBefore = stored === null && session.current.type === 'guest' && readUser()?.id === owner
  if (stored !== token && !heardBefore) return restoreSession()
  if (!heardBefore) await sendLogoutRequest()
  const stays = heardBefore || hasUnsavedInput()
  const leave = stays ? () => undefined : error.code === 'not-found' ? () => openErrorPage(error) : reloads
  await removeUserData(leave, ({ waiting }) => storeExpiredUserId(waiting > 0 ? owner : null))
  // Until the page is loaded again, it already behaves like a guest's page.
  await restoreSession()
}

/** Opens the page /Error with code and message, as section 7 of the specification requires for a reply with code 404. */
const openErrorPage = (error: AppError) => location.replace(pathWithLocale(errorHref(NOT_FOUND_CODE, error.message)))

/** Ends all sessions of the account. Rejects with AppError on failure; then nothing is removed here. */
export async function signOutEverywhere(leave: () => void = openHome): Promise<void> {
  await callServer('signOutEverywhere', {})
  await removeUserData(leave)
}

/** Deletes the account. Rejects with AppError: `wrong-credentials` for the field `password`. */
export async function deleteAccount(input: CallInputOf<'deleteAccount'>, leave: () => void = openHome): Promise<void> {
  await callServer('deleteAccount', input)
  await removeUserData(leave, undefined, false)
}

/**
 * Removes the user's data from this device. The user info is removed first, because other tabs react to that by loading their page again,
 * while an expired token alone does not interrupt them.
 */
async function removeUserData(leave: () => void, onCleared?: (left: PendingCounts) => void, comesBack = true): Promise<void> {
  const owner = readUser()?.id ?? ''
  markTabStale()
  try {
    deviceStorage.removeItem(USER_KEY)
    deviceStorage.removeItem(TOKEN_KEY)
    // Rows of the guest's list in this tab that were not sent belonged to the user, and must not go to the next user.
    tabStorage.removeItem(TAB_LIST_KEY)
    onCleared?.(await deletePersonalData(owner, comesBack))
  } finally {
    // The page's URL may have changed meanwhile, so the page is marked once more as one that a signed-out user had opened.
    markTabStale()
    leave()
  }
}
