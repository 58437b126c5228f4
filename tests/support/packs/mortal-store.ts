import { setImmediate as turn } from 'node:timers/promises'
import type { IDBPDatabase } from 'idb'
import type { PackStore } from '#data/packs/open.ts'
import type { PackDatabaseSchema } from '#data/packs/schema.ts'

/** The process has ended: what was awaited never comes, and in a test rejects with this. */
export class Killed extends Error {
  override name = 'Killed'
}

/**
 * A store whose process ends at the given step of its work: the transaction of that step is taken back after so many turns of the event
 * loop, if it has not been committed by then, and nothing is done any more.
 */
export function mortalStore(store: PackStore, lastStep: number, turns: number) {
  let steps = 0
  const dead = () => steps > lastStep
  const assertAlive = () => {
    if (dead()) throw new Killed()
  }

  const dying = (db: IDBPDatabase<PackDatabaseSchema>): IDBPDatabase<PackDatabaseSchema> =>
    new Proxy(db, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name !== 'transaction') return value.bind(target)
        return (...asked: unknown[]) => {
          const tx = value.apply(target, asked)
          void abortIn(tx, turns)
          return tx
        }
      },
    })

  return {
    dead,
    assertAlive,
    steps: () => steps,
    store: {
      ...store,
      async run<T>(work: (db: IDBPDatabase<PackDatabaseSchema>) => Promise<T>): Promise<T> {
        assertAlive()
        steps += 1
        if (!dead()) return store.run(work)
        await store.run((db) => work(dying(db))).catch(() => undefined)
        throw new Killed()
      },
    } satisfies PackStore,
  }
}

async function abortIn(tx: { abort: () => void; done: Promise<void> }, turns: number): Promise<void> {
  tx.done.catch(() => undefined)
  for (let left = turns; left > 0; left -= 1) await turn()
  try {
    tx.abort()
  } catch {
    // It was committed in time.
  }
}
