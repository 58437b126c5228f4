import { transact } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { Pin } from './schema.ts'

/** The parts that must be available offline, whatever packs are installed. */
export const readPins = (store: PackStore): Promise<Pin[]> => store.run((db) => db.getAll('pins'))

/** Replaces the list of these parts. */
export const putPins = (store: PackStore, pins: readonly Pin[]): Promise<void> =>
  store.run((db) =>
    transact(db.transaction('pins', 'readwrite'), async (tx) => {
      await Promise.all([tx.store.clear(), ...pins.map((pin) => tx.store.put(pin))])
    }),
  )
