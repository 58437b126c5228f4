import { tenant } from '#app/config.ts'
import { connectedPort } from '#app/state/page/ask.ts'
import { throttle } from '#app/state/page/throttle.ts'
import { exclusively } from '#data/exclusively.ts'
import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore, type PackStore } from '#data/packs/open.ts'
import { type PackPort, packPortOf } from '#data/packs/port.ts'
import type { Trust } from '#data/packs/read-pack-list.ts'

/** The pack store and port of this page. */
export interface PackPlace {
  store: PackStore
  port: PackPort
  trust: Trust
  /** Notifies other tabs and the worker of a change. */
  tell: () => unknown
}

/** Throttles updates about a download in another tab. */
const HEAR_EVERY_MS = 500

const listeners = new Set<() => void>()

/** Calls back when another tab or the worker has changed packs. Returns a function that unsubscribes. */
export function onPacksChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let held: { place: PackPlace; tenantId: string; close: () => Promise<void> } | null = null

/** The pack store and port of this page; null without port or IndexedDB. Only the channel to other tabs is opened at once. */
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
    // A page may get another port; requests use the current one.
    port: { ...packPortOf({ ...port, exclusively }), fetch: (request) => (connectedPort() ?? port).fetch(request) },
    trust: { tenantId: port.tenantId, packKey: tenant().packKey },
    // After the place was closed, running work notifies nobody.
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

/** Closes database and channel: for tests. */
export async function leavePackPlace(): Promise<void> {
  const leaving = held
  held = null
  await leaving?.close()
}
