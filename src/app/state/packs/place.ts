import { tenant } from '#app/config.ts'
import { connectedPort } from '#app/state/page/ask.ts'
import { throttle } from '#app/state/page/throttle.ts'
import { runExclusively } from '#data/exclusively.ts'
import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore, type PackStore } from '#data/packs/open.ts'
import { type PackPort, packPortOf } from '#data/packs/port.ts'
import type { PackListTrust } from '#data/packs/read-pack-list.ts'

/** Where the packs of this page are stored, and how they are downloaded. */
export interface PackPlace {
  store: PackStore
  port: PackPort
  trust: PackListTrust
  /** Tells other tabs and the worker that packs have changed. */
  tell: () => unknown
}

/** How often a download in another tab updates the display at most. */
const HEAR_EVERY_MS = 500

const listeners = new Set<() => void>()

/** Calls a function when another tab or the worker has changed packs. Returns a function that ends this. */
export function onPacksChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let held: { place: PackPlace; tenantId: string; close: () => Promise<void> } | null = null

/**
 * Returns where the packs of this page are stored and how they are downloaded; null without a port or IndexedDB. Only the channel to other
 * tabs is opened at once.
 */
export function packPlace(): PackPlace | null {
  const port = connectedPort()
  if (port === null || globalThis.indexedDB === undefined) return null
  if (held?.tenantId === port.tenantId) return held.place
  const hear = throttle(() => {
    for (const listener of listeners) listener()
  }, HEAR_EVERY_MS)
  const channel = openPackChannel(port.tenantId, hear)
  const store = openPackStore(port.tenantId)
  const place: PackPlace = {
    store,
    // A page may get another port later. Requests use the current one.
    port: { ...packPortOf({ ...port, exclusively: runExclusively }), fetch: (request) => (connectedPort() ?? port).fetch(request) },
    trust: { tenantId: port.tenantId, packKey: tenant().packKey },
    // After this place was closed, work that is still running tells nobody.
    tell: () => held?.place === place && channel.post(),
  }
  held = {
    place,
    tenantId: port.tenantId,
    close: async () => {
      channel.close()
      await store.close()
    },
  }
  return place
}

/** Closes database and channel, for tests. */
export async function leavePackPlace(): Promise<void> {
  const leaving = held
  held = null
  await leaving?.close()
}
