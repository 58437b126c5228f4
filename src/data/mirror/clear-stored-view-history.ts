import type { MirrorDatabase } from './open.ts'
import { runInTransaction } from './transact.ts'

/** Deletes the unsent history changes of a user who will not sign in again. */
export const deleteUnsentViewChanges = (mirror: MirrorDatabase, owner: string): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['viewChanges'], 'readwrite'), async (tx) => {
      const changes = tx.objectStore('viewChanges')
      for (const key of await changes.index('owner').getAllKeys(owner)) await changes.delete(key)
    }),
  )

/** Removes one part from the history of viewed parts. For a signed-in user (`owner`), it is removed from the account too. */
export const removeView = (mirror: MirrorDatabase, mcode: string, owner: string | null, at: number): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['views', 'viewChanges'], 'readwrite'), async (tx) => {
      await tx.objectStore('views').delete(mcode)
      if (owner !== null) await tx.objectStore('viewChanges').put({ owner, mcode, at, gone: true })
    }),
  )

/**
 * Clears the history of viewed parts. For a signed-in user (`owner`), the history of the account is cleared too, and unsent changes are
 * dropped.
 */
export const clearStoredViewHistory = (mirror: MirrorDatabase, owner: string | null, at: number): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['views', 'viewChanges'], 'readwrite'), async (tx) => {
      await tx.objectStore('views').clear()
      if (owner === null) return
      const changes = tx.objectStore('viewChanges')
      for (const key of await changes.index('owner').getAllKeys(owner)) await changes.delete(key)
      await changes.put({ owner, mcode: '', at, gone: true })
    }),
  )
