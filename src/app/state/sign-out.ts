import type { InputOf } from '#contract/calls.ts'
import { ask } from './ask.ts'
import { forgetPersonal } from './forget-personal.ts'
import { logOnly } from './notices.ts'
import { TOKEN_KEY, USER_KEY } from './session.ts'

/** Nobody who wants to leave waits longer for a shop that does not answer. */
const LOGOUT_PATIENCE_MS = 4000

const reload = () => location.reload()
const toStart = () => location.replace('/')

const LEFT_KEY = 'left'

/** Whether this tab has just signed out on that page, which then asks for a sign-in; said once. */
export function hasJustLeft(page: string | null, tab: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage): boolean {
  const left = tab.getItem(LEFT_KEY)
  tab.removeItem(LEFT_KEY)
  return left !== null && left === page
}

/** Signs out: tells the shop, clears user info and token, loads the page anew, even if the call fails (specification, sections 4 and 8). */
export async function signOut(leave: () => void = reload): Promise<void> {
  try {
    await ask('logout', {}, { signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) })
  } catch (error) {
    logOnly(error)
  }
  sessionStorage.setItem(LEFT_KEY, location.pathname + location.search)
  await clear(leave)
}

/** Ends every session of the account. Rejects with AppError when the shop did not do it: then nothing is cleared here either. */
export async function signOutEverywhere(leave: () => void = toStart): Promise<void> {
  await ask('signOutEverywhere', {})
  await clear(leave)
}

/** Deletes the account. Rejects with AppError: `wrong-credentials` on the field `password`. */
export async function deleteAccount(input: InputOf<'deleteAccount'>, leave: () => void = toStart): Promise<void> {
  await ask('deleteAccount', input)
  await clear(leave)
}

/** The user info goes first: other tabs hear of it and load anew as well, while an expired token alone takes nobody off their page. */
async function clear(leave: () => void): Promise<void> {
  try {
    localStorage.removeItem(USER_KEY)
    localStorage.removeItem(TOKEN_KEY)
    await forgetPersonal()
  } finally {
    leave()
  }
}
