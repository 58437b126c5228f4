import type { InputOf } from '#contract/calls.ts'
import { ask } from '#app/state/page/ask.ts'
import { forgetPersonal } from './forget-personal.ts'
import { TAB_KEY } from '#app/state/cart/guest-list.ts'
import { leaveOver } from './left-over.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { readUser, TOKEN_KEY, USER_KEY } from './session.ts'

/** Nobody who wants to leave waits longer for a shop that does not answer. */
const LOGOUT_PATIENCE_MS = 4000

const reload = () => location.reload()
const toStart = () => location.replace('/')

const LEFT_KEY = 'left'

/** What this tab has just signed out of: `waiting` changes of its owner stay on the device until they are back. */
export interface SignedOutNote {
  waiting: number
}

/** Whether it was `page` that this tab has just signed out of; else null. Only looks: a page may be begun twice before it is shown once. */
export function signedOutNote(page: string | null, tab: Pick<Storage, 'getItem'> = sessionStorage): SignedOutNote | null {
  const left = /^(\d+) (.*)$/.exec(tab.getItem(LEFT_KEY) ?? '')
  return left !== null && left[2] === page ? { waiting: Number(left[1]) } : null
}

/** It has been told, and is not told again. */
export const dropSignedOutNote = (tab: Pick<Storage, 'removeItem'> = sessionStorage): void => tab.removeItem(LEFT_KEY)

/** Signs out: tells the shop, clears user info and token, loads the page anew, even if the call fails (specification, sections 4 and 8). */
export async function signOut(leave: () => void = reload): Promise<void> {
  // The page may be another by the time that everything is cleared.
  const page = `${location.pathname}${location.search}`
  try {
    await ask('logout', {}, { signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) })
  } catch (error) {
    logOnly(error)
  }
  await clear(leave, (waiting) => sessionStorage.setItem(LEFT_KEY, `${waiting} ${page}`))
}

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
async function clear(leave: () => void, onCleared?: (waiting: number) => void, comesBack = true): Promise<void> {
  const owner = readUser()?.id ?? ''
  leaveOver()
  try {
    localStorage.removeItem(USER_KEY)
    localStorage.removeItem(TOKEN_KEY)
    // What of a list this tab was still to send was theirs, and is not for whoever signs in here next.
    sessionStorage.removeItem(TAB_KEY)
    const waiting = await forgetPersonal(owner, comesBack)
    onCleared?.(waiting)
  } finally {
    // Once more: it may be another page by now.
    leaveOver()
    leave()
  }
}
