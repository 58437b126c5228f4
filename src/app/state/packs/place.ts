import { currentTenant } from '#app/config.ts'
import { connectedPort } from '#app/state/page/ask.ts'
import { throttle } from '#app/state/page/throttle.ts'
import { runExclusively } from '#data/exclusively.ts'
import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore, type PackStore } from '#data/packs/open.ts'
import { createPackPort, type PackPort } from '#data/packs/port.ts'
import type { PackListTrust } from '#data/packs/read-pack-list.ts'

/** Where the packs of this page are stored, and how they are downloaded. */
export interface PackConnection {
  store: PackStore
  port: PackPort
  trust: PackListTrust
  /** Tells other tabs and the worker that packs have changed. */
  announceChange: () => unknown
}

/** How often a download in another tab updates the display at most. */
const ANNOUNCE_INTERVAL_MS = 500

const packListeners = new Set<() => void>()

/** Calls a function when another tab or the worker has changed packs. Returns a function that ends this. */
export function onPacksChanged(listener: () => void): () => void {
  packListeners.add(listener)
  return () => void packListeners.delete(listener)
}

let currentConnection: { connection: PackConnection; tenantId: string; close: () => Promise<void> } | null = null

/**
 * Returns where the packs of this page are stored and how they are downloaded; null if the page has no port (connection to the API) or the
 * browser no IndexedDB. Only the channel to other tabs is opened at once.
 */
export function openPackConnection(): PackConnection | null {
  const port = connectedPort()
  if (port === null || globalThis.indexedDB === undefined) return null
  if (currentConnection?.tenantId === port.tenantId) return currentConnection.connection
  const hear = throttle(() => {
    for (const listener of packListeners) listener()
  }, ANNOUNCE_INTERVAL_MS)
  const channel = openPackChannel(port.tenantId, hear)
  const store = openPackStore(port.tenantId)
  const place: PackConnection = {
    store,
    // The page may get another port (connection to the API) later. Each request uses the port that is connected then.
    port: { ...createPackPort({ ...port, exclusively: runExclusively }), fetch: (request) => (connectedPort() ?? port).fetch(request) },
    trust: { tenantId: port.tenantId, packKey: currentTenant().packKey },
    // Work that still runs after the connection was closed no longer tells other tabs about changes.
    announceChange: () => currentConnection?.connection === place && channel.post(),
  }
  currentConnection = {
    connection: place,
    tenantId: port.tenantId,
    close: async () => {
      channel.close()
      await store.close()
    },
  }
  return place
}

/** Closes database and channel, for tests. */
export async function closePackConnection(): Promise<void> {
  const leaving = currentConnection
  currentConnection = null
  await leaving?.close()
}
