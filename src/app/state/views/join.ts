import { subscribe } from 'valtio/vanilla'
import { showViews, viewHistory } from '#app/state/catalogue/view-history.ts'
import { ask } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { newestOnly } from '#app/state/page/newest.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession, session } from '#app/state/session/session.ts'
import type { ViewHistory } from '#contract/views/views.ts'
import { claimGuestViews, storeHistory } from '#data/mirror/joined-history.ts'
import type { Mirror } from '#data/mirror/open.ts'
import { rereadViews } from './reread.ts'
import { sendViews } from './send.ts'

/** Whether the account's view history could be loaded last time. Not used for guests. */
export const joined = personal<{ status: 'asking' | 'here' | 'cannot-load' }>({ status: 'asking' })

/** Views are sent after this time without new views, because a user may open a dozen parts in a minute. */
const REST_MS = 5000
const begin = newestOnly()

let started = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Starts to follow views and sessions. Called once, after everything that the page needs first. */
export function startViews(): void {
  if (started) return
  started = true
  let owner = sessionOwner()
  subscribe(session, () => {
    if (sessionOwner() === owner) return
    owner = sessionOwner()
    void joinHistory().catch(logOnly)
  })
  subscribe(viewHistory, sendSoon)
  onShopBack(sendSoon)
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && sendSoon()))
  void joinHistory().catch(logOnly)
}

function sendSoon(): void {
  clearTimeout(timer)
  if (sessionOwner() !== null) timer = setTimeout(() => void sendViews().catch(logOnly), REST_MS)
}

/**
 * Moves the views of a guest to the user's account, sends unsent changes, and loads the views of other devices: the latest, or `all`. The
 * views on this device are shown meanwhile, and also if the server does not respond.
 */
export async function joinHistory({ all = false } = {}): Promise<void> {
  const isNewest = begin()
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  joined.status = 'asking'
  try {
    await joinHere(mirror, owner).then(sendViews).catch(nothingKept)
    const askedAt = Date.now()
    const take = async (said: ViewHistory) => {
      if (sessionOwner() !== owner) return
      if (await storeHistory(mirror, owner, said, askedAt).then(() => true, nothingKept)) await rereadViews()
      else
        showViews(
          said.views.map(({ mcode, viewedAt, part }) => ({
            mcode,
            viewedAt: Date.parse(viewedAt),
            asOf: new Date(askedAt).toISOString(),
            part,
          })),
        )
      if (isNewest()) joined.status = 'here'
    }
    await take((await ask('viewHistoryList', { all }, {}, ({ value }) => void take(value).catch(logOnly))).value)
  } catch (error) {
    if (isNewest()) joined.status = 'cannot-load'
    logOnly(error)
  }
}

/** Handles a device that cannot store views: only the server has the history then. */
function nothingKept(error: unknown): false {
  logOnly(error)
  return false
}

async function joinHere(mirror: Mirror, owner: string): Promise<void> {
  if ((await claimGuestViews(mirror, owner)) !== null) return
  // A page may learn of a session slightly before the database does.
  await restoreSession()
  if (sessionOwner() === owner) await claimGuestViews(mirror, owner)
}
