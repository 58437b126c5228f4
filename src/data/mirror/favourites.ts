import type { Favourite, Favourites, FavouritesAfter } from '#contract/favourites/favourites.ts'
import { type Intent, isFavouriteChange } from '#data/outbox/intent.ts'
import type { Mirror } from './open.ts'
import type { KeptFavourites } from './schema.ts'
import { transact } from './transact.ts'

/**
 * What the shop last said that a customer has marked, null when nothing was ever heard, and what waits to be changed in it. In one
 * transaction, so that nothing is counted twice.
 */
export const readFavourites = (mirror: Mirror, owner: string): Promise<{ kept: KeptFavourites | null; queue: Intent[] }> =>
  mirror.run((db) =>
    transact(db.transaction(['favourites', 'intents']), async (tx) => {
      const kept = (await tx.objectStore('favourites').get(owner)) ?? null
      const queue = await tx.objectStore('intents').index('owner').getAll(owner)
      // What the shop has confirmed stands in what is kept, and another device may have changed it since.
      const isThere = (intent: Intent) => kept !== null && intent.state === 'confirmed' && isFavouriteChange(intent)
      return { kept, queue: queue.filter((intent) => !isThere(intent)) }
    }),
  )

/** Puts what the shop says in the place of what it said before, unless its owner has signed out meanwhile. */
export const storeFavourites = (mirror: Mirror, owner: string, { folders, marks }: Favourites, askedAt: number): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['session', 'favourites'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id === owner) await tx.objectStore('favourites').put({ owner, folders, marks, askedAt })
    }),
  )

/** What is kept, with what the shop has just answered to a change of it. A part that is new here is shown as it was seen. */
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

/** It has passed the contract's shape at the door; this only tells the compiler which of the answers it is. */
const isAfter = (answer: unknown): answer is FavouritesAfter => typeof answer === 'object' && answer !== null && 'gone' in answer
