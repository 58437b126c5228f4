import type { ToWorker } from '#contract/messages.ts'
import { mirrorSession } from '#data/mirror/session.ts'
import { tellSignedOut } from './after-sign-in.ts'
import { withMirror } from './mirror.ts'
import { forgetSearches } from './recent-searches.ts'
import { forgetViews } from './view-history.ts'

const UNFINISHED_KEY = 'forget'

/** Whether somebody signed out here and the device's database did not answer in time: what was theirs may still be there. */
export const hasMoreToForget = (): boolean => localStorage.getItem(UNFINISHED_KEY) !== null

/** A database that does not answer keeps nobody signed in; what it did not forget in time it forgets when the shop is next opened. */
const PATIENCE_MS = 2000

/**
 * Takes from this device what belongs to who was signed in, so that the next user of the phone sees nothing of it: the session and its
 * mirror, the cart's mirror (its owner hears `onSignedOut`), every reply that the worker keeps for a person, and the view history and
 * recent searches, which were the member's while they were signed in. A guest's history stays, because a guest never signs out. What the
 * shop is for everyone stays: seen parts, pictures, theme, language.
 */
export async function forgetPersonal(): Promise<void> {
  localStorage.setItem(UNFINISHED_KEY, '1')
  const forget: ToWorker = { type: 'forget-personal' }
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(forget)
  const gone = Promise.allSettled([
    withMirror((mirror) => mirrorSession(mirror, null), undefined),
    forgetViews(),
    forgetSearches(),
    tellSignedOut(),
  ]).then(() => localStorage.removeItem(UNFINISHED_KEY))
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
