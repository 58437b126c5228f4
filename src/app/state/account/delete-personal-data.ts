import { forgetJobs } from '#app/state/cart/job.ts'
import { forgetSearches } from '#app/state/catalogue/recent-searches.ts'
import { forgetViews } from '#app/state/catalogue/view-history.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { deleteQuestionDraft } from '#app/state/questions/draft.ts'
import { forgetSeenRewards } from '#app/state/rewards/seen.ts'
import { notifySignedOut } from '#app/state/session/after-sign-out.ts'
import { removeStoredUserData } from '#app/state/session/stored-names.ts'
import type { MessageToWorker } from '#contract/worker/messages.ts'
import { clearOldUnits } from '#data/mirror/clear-old-units.ts'
import { deleteUnsentViewChanges } from '#data/mirror/clear-stored-view-history.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { type PendingCounts, removeIntentsAtSignOut } from '#data/outbox/rejected.ts'

const UNFINISHED_SIGN_OUT_KEY = 'forget'

/**
 * Returns the id of a user whose sign-out could not empty the device's database in time, so that some of their data may remain; null if
 * there is none.
 */
export const unfinishedSignOutOwner = (): string | null => deviceStorage.getItem(UNFINISHED_SIGN_OUT_KEY)

/** How long the sign-out waits for the device's database. If it does not respond, the rest is deleted at the next start. */
const DATA_DELETION_TIMEOUT_MS = 2000

/**
 * Deletes the user's data from this device: session, cart (by `onSignedOut`), stored private replies, history, searches, jobs, points,
 * coupons, note drafts, label numbers and old units. A guest's history stays, because a guest never signs out. Public data stays: viewed parts,
 * pictures, theme, language. Unsent changes stay for `owner`; the result says how many.
 */
export async function deletePersonalData(owner: string, comesBack = true): Promise<PendingCounts> {
  deviceStorage.setItem(UNFINISHED_SIGN_OUT_KEY, owner)
  forgetJobs()
  forgetSeenRewards()
  deleteQuestionDraft()
  removeStoredUserData()
  const forget: MessageToWorker = { type: 'forget-personal' }
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(forget)
  let here: PendingCounts = { waiting: 0, waitingOrders: 0 }
  const leave = async (mirror: MirrorDatabase) => {
    await storeMirroredSession(mirror, null)
    await clearOldUnits(mirror)
    here = await removeIntentsAtSignOut(mirror, owner, comesBack)
    if (!comesBack) await deleteUnsentViewChanges(mirror, owner)
    return true
  }
  const gone = Promise.all([withMirror(leave, false), forgetViews(), forgetSearches(), notifySignedOut()]).then(([left]) => {
    if (left) deviceStorage.removeItem(UNFINISHED_SIGN_OUT_KEY)
  })
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, DATA_DELETION_TIMEOUT_MS))])
  return here
}
