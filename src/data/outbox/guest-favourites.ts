import type { Mirror } from '#data/mirror/open.ts'
import { transact } from '#data/mirror/transact.ts'
import { fold, type PendingChange } from './fold.ts'
import { asOwners, foldGuestFavourite } from './fold-favourite.ts'
import { type FavouriteChange, GUEST, isFavouriteChange } from './intent.ts'
import { changeQueue } from './intents.ts'

/** Writes down what a guest marks, in one transaction. Rejects with the browser's own error when the device cannot keep it. */
export const changeGuestFavourites = (
  mirror: Mirror,
  changes: readonly (PendingChange & FavouriteChange)[],
  madeAt: number,
): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite', { durability: 'strict' }), (tx) =>
      changeQueue(
        tx.objectStore('intents'),
        null,
        { owner: GUEST, madeAt },
        changes.map(
          (change) =>
            ({ queue }) =>
              foldGuestFavourite(queue, change),
        ),
      ),
    ),
  )

/**
 * What guests have marked here becomes what the person who is signed in has marked: in one transaction it leaves the guests and is written
 * down as changes of that owner, each under the id that it got when it was made. So it happens once, however many tabs find the session.
 * Returns how many parts; null when the device's database does not know `owner` as signed in.
 */
export const guestFavouritesTo = (mirror: Mirror, owner: string): Promise<number | null> =>
  mirror.run((db) =>
    transact(db.transaction(['session', 'intents'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id !== owner) return null
      const intents = tx.objectStore('intents')
      const marked = (await intents.index('owner').getAll(GUEST)).filter(isFavouriteChange)
      if (marked.length === 0) return 0
      await Promise.all(marked.map(({ seq }) => intents.delete(seq)))
      const steps = asOwners(marked).map((change) => (state: Parameters<typeof fold>[0]) => fold(state, change))
      await changeQueue(intents, null, { owner, madeAt: 0 }, steps)
      return marked.filter(({ call }) => call === 'favouriteMark').length
    }),
  )
