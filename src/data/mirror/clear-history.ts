import type { Mirror } from './open.ts'
import { transact } from './transact.ts'

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
