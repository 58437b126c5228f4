import { subscribe } from 'valtio/vanilla'
import { onOutboxChanged } from '#app/state/outbox/context.ts'
import { showAndSendChanges, storeDirectlySentMarks } from '#app/state/outbox/make-change.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession, session } from '#app/state/session/session.ts'
import { moveGuestFavouritesTo } from '#data/outbox/guest-favourites.ts'
import { forgetRemovedFavourites } from './changes.ts'
import { areFavouritesFresh, favourites, fetchFavourites, readFavourites } from './favourites.ts'

/** Favourites that were requested within this time are not requested again. */
const REFRESH_INTERVAL_MS = 60 * 60 * 1000

let hasStarted = false

/**
 * Keeps the favourites current with this and other tabs, and moves a guest's favourites to the user at sign-in. Called once, by the first
 * component that shows favourites.
 */
export function startFavourites(): void {
  if (hasStarted) return
  hasStarted = true
  onOutboxChanged(() => void readFavourites().catch(logErrorOnly))
  let owner = sessionOwner()
  subscribe(session, () => {
    if (sessionOwner() === owner) return
    owner = sessionOwner()
    forgetRemovedFavourites()
    void refreshForOwner().catch(logErrorOnly)
  })
  void refreshForOwner().catch(logErrorOnly)
}

async function refreshForOwner(): Promise<void> {
  await readFavourites()
  await moveGuestFavourites()
  if (sessionOwner() === null || areFavouritesFresh(REFRESH_INTERVAL_MS) || !network.up) return
  await fetchFavourites()
}

/** Moves the favourites of guests on this device to the signed-in user. */
export async function moveGuestFavourites(): Promise<void> {
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  await storeDirectlySentMarks(mirror)
  let parts = await moveGuestFavouritesTo(mirror, owner)
  if (parts === null) {
    // A page may learn of a session slightly before the database does.
    await restoreSession()
    if (sessionOwner() !== owner) return
    parts = await moveGuestFavouritesTo(mirror, owner)
  }
  if (!parts) return
  await showAndSendChanges()
  await readFavourites()
  showToast(/*i18n*/ 'What you marked on this phone is in your favorites now.')
}

/** Returns the codes of the favourites, the last added first. */
export const favouritePartCodes = (): string[] => favourites.marks.map(({ mcode }) => mcode)
