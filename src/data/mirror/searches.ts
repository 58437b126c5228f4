import { MAX_RECENT_SEARCHES } from '#contract/limits.ts'
import type { MirrorDatabase } from './open.ts'

/** Records a search with its latest time. The oldest searches above MAX_RECENT_SEARCHES are deleted. */
export const recordSearch = (mirror: MirrorDatabase, text: string, searchedAt: number): Promise<void> =>
  mirror.run(async (db) => {
    const tx = db.transaction('searches', 'readwrite')
    await tx.store.put({ key: text.toLowerCase(), text, searchedAt })
    let spare = (await tx.store.count()) - MAX_RECENT_SEARCHES
    for (let oldest = await tx.store.index('searchedAt').openCursor(); oldest && spare > 0; spare -= 1) {
      await oldest.delete()
      oldest = await oldest.continue()
    }
    await tx.done
  })

/** Reads the texts of past searches, newest first. */
export const listSearches = async (mirror: MirrorDatabase): Promise<string[]> =>
  (await mirror.run((db) => db.getAllFromIndex('searches', 'searchedAt'))).reverse().map((row) => row.text)

/** Returns the time of the latest search in milliseconds since 1970; 0 if there is none. */
export const latestSearchAt = (mirror: MirrorDatabase): Promise<number> =>
  mirror.run(async (db) => (await db.transaction('searches').store.index('searchedAt').openKeyCursor(null, 'prev'))?.key ?? 0)

export const clearSearches = (mirror: MirrorDatabase): Promise<void> => mirror.run((db) => db.clear('searches'))
