import { MAX_VIEW_HISTORY_PARTS } from '#contract/limits.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredPartView } from './schema.ts'
import { runInTransaction } from './transact.ts'

/**
 * Records a view of a part. Each part is in the history once, with its latest time; the oldest parts above MAX_VIEW_HISTORY_PARTS are deleted.
 * For a signed-in user the view is also queued for the server.
 */
export const recordView = (mirror: MirrorDatabase, view: StoredPartView): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['views', 'viewChanges'], 'readwrite'), async (tx) => {
      const views = tx.objectStore('views')
      await views.put(view)
      const { owner, mcode, viewedAt: at } = view
      if (owner !== undefined) await tx.objectStore('viewChanges').put({ owner, mcode, at, gone: false })
      let spare = (await views.count()) - MAX_VIEW_HISTORY_PARTS
      for (let oldest = await views.index('viewedAt').openCursor(); oldest && spare > 0; spare -= 1) {
        await oldest.delete()
        oldest = await oldest.continue()
      }
    }),
  )

/** Reads all views of parts, newest first. */
export const listViews = async (mirror: MirrorDatabase): Promise<StoredPartView[]> =>
  (await mirror.run((db) => db.getAllFromIndex('views', 'viewedAt'))).reverse()

/** Deletes all views on this device. Unsent changes to the histories of users remain. */
export const clearViews = (mirror: MirrorDatabase): Promise<void> => mirror.run((db) => db.clear('views'))
