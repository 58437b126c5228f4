import type { IDBPDatabase } from 'idb'
import { type MirrorShape, type UpgradeStep, upgradeSteps } from './schema.ts'

/** The database on this device, opened when first needed and again whenever the browser has closed it. */
export interface Mirror {
  /** Runs work on an open connection. When the browser had dropped the connection, the work runs once more on a new one, so it must bear repeating. */
  run: <T>(work: (db: IDBPDatabase<MirrorShape>) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** What a browser throws when it dropped the connection behind our back: Chromium the first, Safari after a long sleep the second. */
const dropped = (error: unknown) => error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')

/** The mirror of one tenant: two shops on one address never share what they remember. */
export function openMirror(tenantId: string, steps: readonly UpgradeStep[] = upgradeSteps): Mirror {
  let opening: Promise<IDBPDatabase<MirrorShape>> | null = null
  const forget = () => {
    opening = null
  }

  const open = () => {
    opening ??= openNow().catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }

  // The library comes with the first use: nothing that is painted first waits for the database.
  const openNow = async () =>
    (await import('idb')).openDB<MirrorShape>(`armature.${tenantId}`, steps.length, {
      upgrade(db, from) {
        for (const step of steps.slice(from)) step(db)
      },
      // A newer shop in another tab waits to upgrade. Holding on would block it; the next use here opens again.
      blocking(_current, _wanted, event) {
        forget()
        const held = event.target
        if (held instanceof IDBDatabase) held.close()
      },
      terminated: forget,
    })

  return {
    async run(work) {
      try {
        return await work(await open())
      } catch (error) {
        if (!dropped(error)) throw error
        forget()
        return await work(await open())
      }
    },
    async close() {
      const held = opening
      forget()
      if (held !== null) (await held).close()
    },
  }
}
