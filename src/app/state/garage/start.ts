import { subscribe } from 'valtio/vanilla'
import { onOutboxChanged } from '#app/state/outbox/context.ts'
import { showAndSendChanges, storeDirectlySentMarks } from '#app/state/outbox/make-change.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { restoreSession, session } from '#app/state/session/session.ts'
import { moveGuestGarageTo } from '#data/outbox/guest-garage.ts'
import { fetchGarage, isGarageFresh, readGarage } from './garage.ts'

/** Vehicles that were requested within this time are not requested again. */
const REFRESH_INTERVAL_MS = 60 * 60 * 1000

let hasStarted = false

/**
 * Keeps the garage current with this and other tabs, and moves a guest's vehicles to the user at sign-in. Called by each page after its
 * first screen, and by components that show vehicles; only the first call has an effect.
 */
export function startGarage(): void {
  if (hasStarted) return
  hasStarted = true
  onOutboxChanged(() => void readGarage().catch(logErrorOnly))
  let owner = sessionOwner()
  subscribe(session, () => {
    if (sessionOwner() === owner) return
    owner = sessionOwner()
    void refreshForOwner().catch(logErrorOnly)
  })
  void refreshForOwner().catch(logErrorOnly)
}

async function refreshForOwner(): Promise<void> {
  await readGarage()
  await moveGuestGarage()
  if (sessionOwner() === null || isGarageFresh(REFRESH_INTERVAL_MS) || !network.up) return
  await fetchGarage()
}

/** Moves the vehicles of guests on this device to the signed-in user. */
export async function moveGuestGarage(): Promise<void> {
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return
  await storeDirectlySentMarks(mirror)
  let vehicles = await moveGuestGarageTo(mirror, owner)
  if (vehicles === null) {
    // A page may learn of a session slightly before the database does.
    await restoreSession()
    if (sessionOwner() !== owner) return
    vehicles = await moveGuestGarageTo(mirror, owner)
  }
  if (!vehicles) return
  await showAndSendChanges()
  await readGarage()
  showToast(/*i18n*/ 'The vehicles of this phone are in your account now.')
}
