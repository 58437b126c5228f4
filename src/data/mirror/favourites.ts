import type { Favourite, Favourites, FavouritesAfter } from '#contract/favourites/favourites.ts'
import { type Intent, isFavouriteChange } from '#data/outbox/intent.ts'
import type { Mirror } from './open.ts'
import type { KeptFavourites } from './schema.ts'
import { transact } from './transact.ts'

/**
 * The favourites that the server last sent for a customer (null if none), and the pending changes to them. Both are read in one
 * transaction, so that no change is counted twice.
 */
export const readFavourites = (mirror: Mirror, owner: string): Promise<{ kept: KeptFavourites | null; queue: Intent[] }> =>
  mirror.run((db) =>
    transact(db.transaction(['favourites', 'intents']), async (tx) => {
      const kept = (await tx.objectStore('favourites').get(owner)) ?? null
      const queue = await tx.objectStore('intents').index('owner').getAll(owner)
      // A confirmed change is contained in the stored list, which another device may have changed since.
      const isThere = (intent: Intent) => kept !== null && intent.state === 'confirmed' && isFavouriteChange(intent)
      return { kept, queue: queue.filter((intent) => !isThere(intent)) }
    }),
  )

/** Replaces the stored favourites by the server's, unless their owner has signed out meanwhile. */
export const storeFavourites = (mirror: Mirror, owner: string, { folders, marks }: Favourites, askedAt: number): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['session', 'favourites'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id === owner) await tx.objectStore('favourites').put({ owner, folders, marks, askedAt })
    }),
  )

/** The stored favourites after the server's reply to a change. A part that is new here is shown with the data seen on this device. */
export function favouritesAfter(kept: KeptFavourites, { marked }: Intent, answer: unknown): KeptFavourites | null {
  if (!isAfter(answer)) return null
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

/** The reply was validated when it arrived; this check only narrows its type. */
const isAfter = (answer: unknown): answer is FavouritesAfter => typeof answer === 'object' && answer !== null && 'gone' in answer
