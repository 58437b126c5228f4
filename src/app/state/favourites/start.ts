import { subscribe } from 'valtio/vanilla'
import { restoreSession, session } from '#app/state/account/session.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { markSentDirectly, showAndSend } from '#app/state/outbox/make-change.ts'
import { onOutboxChanged } from '#app/state/outbox/send.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { guestFavouritesTo } from '#data/outbox/guest-favourites.ts'
import { forgetTakenOut } from './changes.ts'
import { favourites, fetchFavourites, isFavouritesYoung, readFavourites } from './favourites.ts'

/** What was asked for so short a time ago is here. */
const OFTEN_ENOUGH_MS = 60 * 60 * 1000

let started = false

/**
 * Follows what is marked, in this tab and others, and hands over what guests have marked to whoever signs in. Once; called by whatever first
 * shows it.
 */
export function startFavourites(): void {
  if (started) return
  started = true
  onOutboxChanged(() => void readFavourites().catch(logOnly))
  let owner = cartOwner()
  subscribe(session, () => {
    if (cartOwner() === owner) return
    owner = cartOwner()
    forgetTakenOut()
    void ownerCame().catch(logOnly)
  })
  void ownerCame().catch(logOnly)
}

async function ownerCame(): Promise<void> {
  await readFavourites()
  await guestFavouritesJoin()
  if (cartOwner() === null || isFavouritesYoung(OFTEN_ENOUGH_MS) || !network.up) return
  await fetchFavourites()
}

/** What guests have marked becomes what is marked by whoever is signed in. */
export async function guestFavouritesJoin(): Promise<void> {
  const [owner, mirror] = [cartOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  await markSentDirectly(mirror)
  let parts = await guestFavouritesTo(mirror, owner)
  if (parts === null) {
    // A page hears of a session a moment before the device's database does.
    await restoreSession()
    if (cartOwner() !== owner) return
    parts = await guestFavouritesTo(mirror, owner)
  }
  if (!parts) return
  await showAndSend()
  await readFavourites()
  showToast(/*i18n*/ 'What you marked on this phone is in your favorites now.')
}

/** Codes of what is marked, the last marked first. */
export const markedCodes = (): string[] => favourites.marks.map(({ mcode }) => mcode)
