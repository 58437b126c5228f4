import { VIEW_HISTORY_MOST } from '#contract/limits.ts'
import type { Mirror } from './open.ts'
import type { View } from './schema.ts'
import { transact } from './transact.ts'

/**
 * Remembers that a part was looked at. Each part stands once, at its latest time; the oldest go beyond VIEW_HISTORY_MOST. Of somebody who is
 * signed in it is also written down for the shop.
 */
export const recordView = (mirror: Mirror, view: View): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['views', 'viewChanges'], 'readwrite'), async (tx) => {
      const views = tx.objectStore('views')
      await views.put(view)
      const { owner, mcode, viewedAt: at } = view
      if (owner !== undefined) await tx.objectStore('viewChanges').put({ owner, mcode, at, gone: false })
      let spare = (await views.count()) - VIEW_HISTORY_MOST
      for (let oldest = await views.index('viewedAt').openCursor(); oldest && spare > 0; spare -= 1) {
        await oldest.delete()
        oldest = await oldest.continue()
      }
    }),
  )

/** All views, newest first. */
export const listViews = async (mirror: Mirror): Promise<View[]> =>
  (await mirror.run((db) => db.getAllFromIndex('views', 'viewedAt'))).reverse()

/** Nothing of it stays to be seen here. What the shop has not heard yet of somebody's views waits for them. */
export const clearViews = (mirror: Mirror): Promise<void> => mirror.run((db) => db.clear('views'))

/** Somebody does not come back: what was to be said of their history goes. */
export const dropViewChanges = (mirror: Mirror, owner: string): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['viewChanges'], 'readwrite'), async (tx) => {
      const changes = tx.objectStore('viewChanges')
      for (const key of await changes.index('owner').getAllKeys(owner)) await changes.delete(key)
    }),
  )

/** Takes one part out of the history; of somebody who is signed in (`owner`) on their account too. */
export const removeView = (mirror: Mirror, mcode: string, owner: string | null, at: number): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['views', 'viewChanges'], 'readwrite'), async (tx) => {
      await tx.objectStore('views').delete(mcode)
      if (owner !== null) await tx.objectStore('viewChanges').put({ owner, mcode, at, gone: true })
    }),
  )

/** Clears the history; of somebody who is signed in (`owner`) on their account too, and what was to be said of it until then. */
export const clearHistory = (mirror: Mirror, owner: string | null, at: number): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['views', 'viewChanges'], 'readwrite'), async (tx) => {
      await tx.objectStore('views').clear()
      if (owner === null) return
      const changes = tx.objectStore('viewChanges')
      for (const key of await changes.index('owner').getAllKeys(owner)) await changes.delete(key)
      await changes.put({ owner, mcode: '', at, gone: true })
    }),
  )
