import { subscribe } from 'valtio/vanilla'
import { markSentDirectly, showAndSend } from '#app/state/outbox/make-change.ts'
import { onOutboxChanged } from '#app/state/outbox/send.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession, session } from '#app/state/session/session.ts'
import { guestFavouritesTo } from '#data/outbox/guest-favourites.ts'
import { forgetTakenOut } from './changes.ts'
import { favourites, fetchFavourites, isFavouritesYoung, readFavourites } from './favourites.ts'

/** Favourites that were requested within this time are not requested again. */
const OFTEN_ENOUGH_MS = 60 * 60 * 1000

let started = false

/**
 * Keeps the favourites current with this and other tabs, and moves a guest's favourites to the user at sign-in. Called once, by the first
 * component that shows favourites.
 */
export function startFavourites(): void {
  if (started) return
  started = true
  onOutboxChanged(() => void readFavourites().catch(logOnly))
  let owner = sessionOwner()
  subscribe(session, () => {
    if (sessionOwner() === owner) return
    owner = sessionOwner()
    forgetTakenOut()
    void refreshForOwner().catch(logOnly)
  })
  void refreshForOwner().catch(logOnly)
}

async function refreshForOwner(): Promise<void> {
  await readFavourites()
  await moveGuestFavourites()
  if (sessionOwner() === null || isFavouritesYoung(OFTEN_ENOUGH_MS) || !network.up) return
  await fetchFavourites()
}

/** Moves the favourites of guests on this device to the signed-in user. */
export async function moveGuestFavourites(): Promise<void> {
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  await markSentDirectly(mirror)
  let parts = await guestFavouritesTo(mirror, owner)
  if (parts === null) {
    // A page may learn of a session slightly before the database does.
    await restoreSession()
    if (sessionOwner() !== owner) return
    parts = await guestFavouritesTo(mirror, owner)
  }
  if (!parts) return
  await showAndSend()
  await readFavourites()
  showToast(/*i18n*/ 'What you marked on this phone is in your favorites now.')
}

/** Returns the codes of the favourites, the last added first. */
export const markedCodes = (): string[] => favourites.marks.map(({ mcode }) => mcode)
