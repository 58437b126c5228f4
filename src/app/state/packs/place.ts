import { tenant } from '#app/config.ts'
import { connectedPort } from '#app/state/page/ask.ts'
import { throttle } from '#app/state/page/throttle.ts'
import { exclusively } from '#data/exclusively.ts'
import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore, type PackStore } from '#data/packs/open.ts'
import { type PackPort, packPortOf } from '#data/packs/port.ts'
import type { Trust } from '#data/packs/read-pack-list.ts'

/** Where packs of this page's shop are kept, and how they come. */
export interface PackPlace {
  store: PackStore
  port: PackPort
  trust: Trust
  /** Tells other tabs and the worker that something has changed. */
  tell: () => unknown
}

/** A download in another tab is not drawn piece by piece. */
const HEAR_EVERY_MS = 500

const listeners = new Set<() => void>()

/** Hears that another tab or the worker has changed something of the packs. Returns how to stop. */
export function onPacksChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let held: { place: PackPlace; tenantId: string; close: () => Promise<void> } | null = null

/** The packs' place of this page; null before the page has a port, and where the browser has no database. Opens nothing yet but the channel by which other tabs are heard. */
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
    // A page may be given another port; what is asked goes by the one that it has then.
    port: { ...packPortOf({ ...port, exclusively }), fetch: (request) => (connectedPort() ?? port).fetch(request) },
    trust: { tenantId: port.tenantId, packKey: tenant().packKey },
    // What is still on its way when the page is left tells nobody any more.
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

/** Lets go of the database and the channel: a test's device is put away. */
export async function leavePackPlace(): Promise<void> {
  const leaving = held
  held = null
  await leaving?.close()
}
