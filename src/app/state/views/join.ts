import { subscribe } from 'valtio/vanilla'
import { restoreSession, session } from '#app/state/account/session.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { showViews, viewHistory } from '#app/state/catalogue/view-history.ts'
import { ask } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { newestOnly } from '#app/state/page/newest.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import type { ViewHistory } from '#contract/history/views.ts'
import { joinViews, storeHistory } from '#data/mirror/joined-history.ts'
import type { Mirror } from '#data/mirror/open.ts'
import { rereadViews } from './reread.ts'
import { sendViews } from './send.ts'

/** How the last asking for the history of all devices ended: not yet, in hand, not to be had. Of a guest nothing is asked for. */
export const joined = personal<{ status: 'asking' | 'here' | 'cannot-load' }>({ status: 'asking' })

/** Views are sent when the page has rested so long: whoever compares parts opens a dozen in a minute. */
const REST_MS = 5000
const begin = newestOnly()

let started = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Follows what is viewed here and who is signed in. Once, after all that a page needs. */
export function startViews(): void {
  if (started) return
  started = true
  let owner = cartOwner()
  subscribe(session, () => {
    if (cartOwner() === owner) return
    owner = cartOwner()
    void joinHistory().catch(logOnly)
  })
  subscribe(viewHistory, soon)
  onShopBack(soon)
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && soon()))
  void joinHistory().catch(logOnly)
}

function soon(): void {
  clearTimeout(timer)
  if (cartOwner() !== null) timer = setTimeout(() => void sendViews().catch(logOnly), REST_MS)
}

/**
 * What was viewed here by a guest joins the account of whoever is signed in, what the shop has not heard is sent, and what other devices
 * viewed is taken over: the latest, or `all`. What this device has stands meanwhile, and where the shop does not answer.
 */
export async function joinHistory({ all = false } = {}): Promise<void> {
  const isNewest = begin()
  const [owner, mirror] = [cartOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  joined.status = 'asking'
  try {
    await joinHere(mirror, owner).then(sendViews).catch(nothingKept)
    const askedAt = Date.now()
    const take = async (said: ViewHistory) => {
      if (cartOwner() !== owner) return
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

/** The shop alone knows the history where a device keeps nothing. */
function nothingKept(error: unknown): false {
  logOnly(error)
  return false
}

async function joinHere(mirror: Mirror, owner: string): Promise<void> {
  if ((await joinViews(mirror, owner)) !== null) return
  // A page hears of a session a moment before the device's database does.
  await restoreSession()
  if (cartOwner() === owner) await joinViews(mirror, owner)
}
