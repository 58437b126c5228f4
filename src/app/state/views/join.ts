import { subscribe } from 'valtio/vanilla'
import { showViews, viewHistory } from '#app/state/catalogue/view-history.ts'
import { callServer } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { createNewestGuard } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession, session } from '#app/state/session/session.ts'
import type { ViewHistory } from '#contract/views/views.ts'
import { claimGuestViews, storeHistory } from '#data/mirror/joined-history.ts'
import type { Mirror } from '#data/mirror/open.ts'
import { rereadViews } from './reread.ts'
import { sendViews } from './send.ts'

/** Whether the account's view history could be loaded last time. Not used for guests. */
export const joinedHistory = createPersonalState<{ status: 'asking' | 'here' | 'cannot-load' }>({ status: 'asking' })

/** Views are sent after this time without new views, because a user may open a dozen parts in a minute. */
const SEND_DELAY_MS = 5000
const beginJoin = createNewestGuard()

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
    void joinHistory().catch(logErrorOnly)
  })
  subscribe(viewHistory, sendSoon)
  onNetworkRecovered(sendSoon)
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && sendSoon()))
  void joinHistory().catch(logErrorOnly)
}

function sendSoon(): void {
  clearTimeout(sendTimer)
  if (sessionOwner() !== null) sendTimer = setTimeout(() => void sendViews().catch(logErrorOnly), SEND_DELAY_MS)
}

/**
 * Moves the views of a guest to the user's account, sends unsent changes, and loads the views of other devices: the latest, or `all`. The
 * views on this device are shown meanwhile, and also if the server does not respond.
 */
export async function joinHistory({ all = false } = {}): Promise<void> {
  const isNewest = beginJoin()
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  joinedHistory.status = 'asking'
  try {
    await joinStoredHistory(mirror, owner).then(sendViews).catch(logAndReturnFalse)
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
      if (isNewest()) joinedHistory.status = 'here'
    }
    await take((await callServer('viewHistoryList', { all }, {}, ({ value }) => void take(value).catch(logErrorOnly))).value)
  } catch (error) {
    if (isNewest()) joinedHistory.status = 'cannot-load'
    logErrorOnly(error)
  }
}

/** Handles a device that cannot store views: only the server has the history then. */
function logAndReturnFalse(error: unknown): false {
  logErrorOnly(error)
  return false
}

async function joinStoredHistory(mirror: Mirror, owner: string): Promise<void> {
  if ((await claimGuestViews(mirror, owner)) !== null) return
  // A page may learn of a session slightly before the database does.
  await restoreSession()
  if (sessionOwner() === owner) await claimGuestViews(mirror, owner)
}
