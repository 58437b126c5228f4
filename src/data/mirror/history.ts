import { VIEW_HISTORY_MOST } from '#contract/limits.ts'
import type { Mirror } from './open.ts'
import type { View } from './schema.ts'

/** Remembers that a part was looked at. Each part stands once, at its latest time; the oldest go beyond VIEW_HISTORY_MOST. */
export const recordView = (mirror: Mirror, view: View): Promise<void> =>
  mirror.run(async (db) => {
    const tx = db.transaction('views', 'readwrite')
    await tx.store.put(view)
    let spare = (await tx.store.count()) - VIEW_HISTORY_MOST
    for (let oldest = await tx.store.index('viewedAt').openCursor(); oldest && spare > 0; spare -= 1) {
      await oldest.delete()
      oldest = await oldest.continue()
    }
    await tx.done
  })

/** All views, newest first. */
export const listViews = async (mirror: Mirror): Promise<View[]> =>
  (await mirror.run((db) => db.getAllFromIndex('views', 'viewedAt'))).reverse()

export const clearViews = (mirror: Mirror): Promise<void> => mirror.run((db) => db.clear('views'))
