import { forgetJobs } from '#app/state/cart/job.ts'
import { forgetSearches } from '#app/state/catalogue/recent-searches.ts'
import { forgetViews } from '#app/state/catalogue/view-history.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { dropQuestion } from '#app/state/questions/draft.ts'
import { forgetSeenRewards } from '#app/state/rewards/seen.ts'
import type { ToWorker } from '#contract/messages.ts'
import { dropViewChanges } from '#data/mirror/clear-history.ts'
import type { Mirror } from '#data/mirror/open.ts'
import { mirrorSession } from '#data/mirror/session.ts'
import { keepForOwner, type LeftHere } from '#data/outbox/rejected.ts'
import { notifySignedOut } from './after-sign-out.ts'
import { forgetStored } from './stored-names.ts'

const UNFINISHED_KEY = 'forget'

/**
 * Id of somebody who signed out here while the device's database failed, or did not answer in time: what was theirs may still be there.
 * Null: nobody.
 */
export const unfinishedForget = (): string | null => deviceTexts.getItem(UNFINISHED_KEY)

/** A database that does not answer keeps nobody signed in; what it did not forget in time it forgets when the shop is next opened. */
const PATIENCE_MS = 2000

/**
 * Takes from this device what belongs to who was signed in, so that the next user of the phone sees nothing of it: the session and its
 * mirror, the cart's mirror (its owner hears `onSignedOut`), every reply that the worker keeps for a person, and the view history and
 * recent searches, names of jobs, points and coupons, notes that were begun and numbers for labels, which were the member's while they were
 * signed in. A guest's history stays, because a guest never signs out. What the shop is for everyone stays: seen parts, pictures, theme,
 * language. What they changed and the shop has not heard yet waits here for `owner`, if they come back; returns how much of that there is.
 */
export async function forgetPersonal(owner: string, comesBack = true): Promise<LeftHere> {
  deviceTexts.setItem(UNFINISHED_KEY, owner)
  forgetJobs()
  forgetSeenRewards()
  dropQuestion()
  forgetStored()
  const forget: ToWorker = { type: 'forget-personal' }
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(forget)
  let here: LeftHere = { waiting: 0, waitingOrders: 0 }
  const leave = async (mirror: Mirror) => {
    await mirrorSession(mirror, null)
    here = await keepForOwner(mirror, owner, comesBack)
    if (!comesBack) await dropViewChanges(mirror, owner)
    return true
  }
  const gone = Promise.all([withMirror(leave, false), forgetViews(), forgetSearches(), notifySignedOut()]).then(([left]) => {
    if (left) deviceTexts.removeItem(UNFINISHED_KEY)
  })
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return here
}
