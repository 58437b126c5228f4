import { transact } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { Pin } from './schema.ts'

/** The parts that are to be here whatever packs are. */
export const readPins = (store: PackStore): Promise<Pin[]> => store.run((db) => db.getAll('pins'))

/** Says anew which parts these are: all of them, in the place of those before. */
export const putPins = (store: PackStore, pins: readonly Pin[]): Promise<void> =>
  store.run((db) =>
    transact(db.transaction('pins', 'readwrite'), async (tx) => {
      await Promise.all([tx.store.clear(), ...pins.map((pin) => tx.store.put(pin))])
    }),
  )
