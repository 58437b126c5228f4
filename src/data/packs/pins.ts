import { runInTransaction } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { PinnedPart } from './schema.ts'

/** Reads the list of parts that must be available offline, whatever catalogue packs are installed. */
export const readPinnedParts = (store: PackStore): Promise<PinnedPart[]> => store.run((db) => db.getAll('pins'))

/** Replaces the list of parts that must be available offline. */
export const replacePinnedParts = (store: PackStore, pins: readonly PinnedPart[]): Promise<void> =>
  store.run((db) =>
    runInTransaction(db.transaction('pins', 'readwrite'), async (tx) => {
      await Promise.all([tx.store.clear(), ...pins.map((pin) => tx.store.put(pin))])
    }),
  )
