import type { Favourite, Favourites, FavouritesAfterChange } from '#contract/favourites/favourites.ts'
import { type Intent, isFavouriteChange } from '#data/outbox/intent.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredFavouriteList } from './schema.ts'
import { runInTransaction } from './transact.ts'

/**
 * Reads the favourites that the server last sent for a customer (null if none), and the customer's pending changes. Both are read in one
 * transaction, so that no change is counted twice.
 */
export const readFavourites = (
  mirror: MirrorDatabase,
  owner: string,
): Promise<{ storedList: StoredFavouriteList | null; queue: Intent[] }> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['favourites', 'intents']), async (tx) => {
      const kept = (await tx.objectStore('favourites').get(owner)) ?? null
      const queue = await tx.objectStore('intents').index('owner').getAll(owner)
      // A confirmed change is left out, because the stored list contains it and another device may have changed the list since.
      const isThere = (intent: Intent) => kept !== null && intent.state === 'confirmed' && isFavouriteChange(intent)
      return { storedList: kept, queue: queue.filter((intent) => !isThere(intent)) }
    }),
  )

/** Replaces the stored favourites with those from the server, unless their owner has signed out meanwhile. */
export const storeFavourites = (mirror: MirrorDatabase, owner: string, { folders, marks }: Favourites, askedAt: number): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'favourites'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id === owner) await tx.objectStore('favourites').put({ owner, folders, marks, askedAt })
    }),
  )

/**
 * Returns the stored favourites after the server's reply to a change. A favourite that the reply adds is shown with the data of its part
 * that this device saw when the user added it.
 */
export function favouritesAfterReply(kept: StoredFavouriteList, { marked }: Intent, answer: unknown): StoredFavouriteList | null {
  if (!isFavouritesReply(answer)) return null
  const { folders, marks, gone } = answer
  const touched = new Set<string>([...gone, ...folders.map(({ id }) => id), ...marks.map(({ mcode }) => mcode)])
  const before = new Map(kept.marks.map((mark) => [mark.mcode, mark.part]))
  const named = marks.map((mark): Favourite => ({ ...mark, part: before.get(mark.mcode) ?? marked ?? null }))
  return {
    ...kept,
    folders: [...kept.folders.filter(({ id }) => !touched.has(id)), ...folders],
    marks: [...named, ...kept.marks.filter(({ mcode }) => !touched.has(mcode))],
  }
}

/** Tells whether a reply is about favourites. The reply was validated when it arrived, so this check only narrows its type. */
const isFavouritesReply = (answer: unknown): answer is FavouritesAfterChange =>
  typeof answer === 'object' && answer !== null && 'gone' in answer
