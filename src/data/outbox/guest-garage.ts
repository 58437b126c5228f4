import type { MirrorDatabase } from '#data/mirror/open.ts'
import { changeGuestQueue, moveGuestChangesTo } from './guest-changes.ts'
import { type GarageChange, isGarageChange } from './intent.ts'
import type { PendingChange } from './merge-change-into-queue.ts'
import { mergeGuestGarageChange, vehiclesToOwnerChanges } from './merge-garage-change.ts'

/** Stores a guest's change of the garage. Rejects with the browser's error if it cannot be stored. */
export const changeGuestGarage = (mirror: MirrorDatabase, change: PendingChange & GarageChange, madeAt: number): Promise<void> =>
  changeGuestQueue(mirror, [({ queue }) => mergeGuestGarageChange(queue, change)], madeAt)

/**
 * Moves the vehicles of guests of this device to the signed-in user. It happens only once. Returns the number of vehicles; null if the
 * database does not have `owner` as signed in.
 */
export const moveGuestGarageTo = async (mirror: MirrorDatabase, owner: string): Promise<number | null> => {
  const moved = await moveGuestChangesTo(mirror, owner, isGarageChange, vehiclesToOwnerChanges)
  return moved === null ? null : moved.length
}
