import type { MirrorDatabase } from '#data/mirror/open.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { type FavouriteChange, GUEST_OWNER, isFavouriteChange } from './intent.ts'
import { changeQueue } from './intents.ts'
import { mergeChangeIntoQueue, type PendingChange } from './merge-change-into-queue.ts'
import { mergeGuestFavourite, toOwnerChanges } from './merge-favourite-change.ts'

/** Stores a guest's changes of favourites in one transaction. Rejects with the browser's error if they cannot be stored. */
export const changeGuestFavourites = (
  mirror: MirrorDatabase,
  changes: readonly (PendingChange & FavouriteChange)[],
  madeAt: number,
): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite', { durability: 'strict' }), (tx) =>
      changeQueue(
        tx.objectStore('intents'),
        null,
        { owner: GUEST_OWNER, madeAt },
        changes.map(
          (change) =>
            ({ queue }) =>
              mergeGuestFavourite(queue, change),
        ),
      ),
    ),
  )

/**
 * Moves the guest favourites of this device to the signed-in user, in one transaction: they become changes of this user with their original
 * ids. So it happens only once, even with several tabs. Returns the number of parts; null if the database does not have `owner` as signed
 * in.
 */
export const moveGuestFavouritesTo = (mirror: MirrorDatabase, owner: string): Promise<number | null> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'intents'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id !== owner) return null
      const intents = tx.objectStore('intents')
      const marked = (await intents.index('owner').getAll(GUEST_OWNER)).filter(isFavouriteChange)
      if (marked.length === 0) return 0
      await Promise.all(marked.map(({ seq }) => intents.delete(seq)))
      const steps = toOwnerChanges(marked).map(
        (change) => (state: Parameters<typeof mergeChangeIntoQueue>[0]) => mergeChangeIntoQueue(state, change),
      )
      await changeQueue(intents, null, { owner, madeAt: 0 }, steps)
      return marked.filter(({ call }) => call === 'favouriteMark').length
    }),
  )
