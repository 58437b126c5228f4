import { runInTransaction } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { Pin } from './schema.ts'

/** Reads the list of parts that must be available offline, whatever catalogue packs are installed. */
export const readPins = (store: PackStore): Promise<Pin[]> => store.run((db) => db.getAll('pins'))

/** Replaces the list of parts that must be available offline. */
export const putPins = (store: PackStore, pins: readonly Pin[]): Promise<void> =>
  store.run((db) =>
    runInTransaction(db.transaction('pins', 'readwrite'), async (tx) => {
      await Promise.all([tx.store.clear(), ...pins.map((pin) => tx.store.put(pin))])
    }),
  )
