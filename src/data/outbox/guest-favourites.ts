import type { MirrorDatabase } from '#data/mirror/open.ts'
import { changeGuestQueue, moveGuestChangesTo } from './guest-changes.ts'
import { type FavouriteChange, isFavouriteChange } from './intent.ts'
import type { PendingChange } from './merge-change-into-queue.ts'
import { mergeGuestFavourite, toOwnerChanges } from './merge-favourite-change.ts'

/** Stores a guest's changes of favourites in one transaction. Rejects with the browser's error if they cannot be stored. */
export const changeGuestFavourites = (
  mirror: MirrorDatabase,
  changes: readonly (PendingChange & FavouriteChange)[],
  madeAt: number,
): Promise<void> =>
  changeGuestQueue(
    mirror,
    changes.map(
      (change) =>
        ({ queue }) =>
          mergeGuestFavourite(queue, change),
    ),
    madeAt,
  )

/**
 * Moves the guest favourites of this device to the signed-in user. It happens only once. Returns the number of parts; null if the database
 * does not have `owner` as signed in.
 */
export const moveGuestFavouritesTo = async (mirror: MirrorDatabase, owner: string): Promise<number | null> => {
  const moved = await moveGuestChangesTo(mirror, owner, isFavouriteChange, toOwnerChanges)
  return moved === null ? null : moved.filter(({ call }) => call === 'favouriteMark').length
}
