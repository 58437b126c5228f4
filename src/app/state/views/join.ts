import { subscribe } from 'valtio/vanilla'
import { showViews, viewHistory } from '#app/state/catalogue/view-history.ts'
import { callServer } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession, session } from '#app/state/session/session.ts'
import type { ViewHistory } from '#contract/views/views.ts'
import { claimGuestViews, storeHistory } from '#data/mirror/joined-history.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import { rereadViews } from './reread.ts'
import { sendViews } from './send.ts'

/** Whether the account's view history could be loaded last time. Not used for guests. */
export const historyLoadState = createPersonalState<{ status: 'asking' | 'here' | 'cannot-load' }>({ status: 'asking' })

/** Views are sent after this time without new views, because a user may open a dozen parts in a minute. */
const SEND_DELAY_MS = 5000
const beginHistorySync = createLatestCallGuard()

let hasStarted = false
let sendTimer: ReturnType<typeof setTimeout> | undefined

/** Starts to follow views and sessions. Called once, after everything that the page needs first. */
export function startViewSync(): void {
  if (hasStarted) return
  hasStarted = true
  let owner = sessionOwner()
  subscribe(session, () => {
    if (sessionOwner() === owner) return
    owner = sessionOwner()
    void syncViewHistory().catch(logErrorOnly)
  })
  subscribe(viewHistory, scheduleViewSend)
  onNetworkRecovered(scheduleViewSend)
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && scheduleViewSend()))
  void syncViewHistory().catch(logErrorOnly)
}

function scheduleViewSend(): void {
  clearTimeout(sendTimer)
  if (sessionOwner() !== null) sendTimer = setTimeout(() => void sendViews().catch(logErrorOnly), SEND_DELAY_MS)
}

/**
 * Moves the views of a guest to the user's account, sends unsent changes, and loads the views of other devices: the latest, or `all`. The
 * views on this device are shown meanwhile, and also if the server does not respond.
 */
export async function syncViewHistory({ all = false } = {}): Promise<void> {
  const isNewest = beginHistorySync()
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  historyLoadState.status = 'asking'
  try {
    await moveGuestViewsToAccount(mirror, owner).then(sendViews).catch(logAndReturnFalse)
    const askedAt = Date.now()
    const take = async (said: ViewHistory) => {
      if (sessionOwner() !== owner) return
      if (await storeHistory(mirror, owner, said, askedAt).then(() => true, logAndReturnFalse)) await rereadViews()
      else
        showViews(
          said.views.map(({ mcode, viewedAt, part }) => ({
            mcode,
            viewedAt: Date.parse(viewedAt),
            asOf: new Date(askedAt).toISOString(),
            part,
          })),
        )
      if (isNewest()) historyLoadState.status = 'here'
    }
    await take((await callServer('viewHistoryList', { all }, {}, ({ value }) => void take(value).catch(logErrorOnly))).value)
  } catch (error) {
    if (isNewest()) historyLoadState.status = 'cannot-load'
    logErrorOnly(error)
  }
}

/** Handles a device that cannot store views: only the server has the history then. */
function logAndReturnFalse(error: unknown): false {
  logErrorOnly(error)
  return false
}

async function moveGuestViewsToAccount(mirror: MirrorDatabase, owner: string): Promise<void> {
  if ((await claimGuestViews(mirror, owner)) !== null) return
  // A page may learn of a new session slightly before the device's database does, so the session is copied there and the move is repeated.
  await restoreSession()
  if (sessionOwner() === owner) await claimGuestViews(mirror, owner)
}
