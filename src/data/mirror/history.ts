import { MAX_VIEW_HISTORY } from '#contract/limits.ts'
import type { Mirror } from './open.ts'
import type { View } from './schema.ts'
import { transact } from './transact.ts'

/**
 * Remembers that a part was looked at. Each part stands once, at its latest time; the oldest go beyond MAX_VIEW_HISTORY. Of somebody who is
 * signed in it is also written down for the shop.
 */
export const recordView = (mirror: Mirror, view: View): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['views', 'viewChanges'], 'readwrite'), async (tx) => {
      const views = tx.objectStore('views')
      await views.put(view)
      const { owner, mcode, viewedAt: at } = view
      if (owner !== undefined) await tx.objectStore('viewChanges').put({ owner, mcode, at, gone: false })
      let spare = (await views.count()) - MAX_VIEW_HISTORY
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
