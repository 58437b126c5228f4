import * as v from 'valibot'
import { Mcode } from '#contract/kernel/primitives.ts'
import { runExclusively } from '#data/exclusively.ts'
import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore } from '#data/packs/open.ts'
import { readPinnedParts } from '#data/packs/pins.ts'
import { createPackPort } from '#data/packs/port.ts'
import { refreshPacks } from '#data/packs/refresh.ts'
import { PACK_SYNC_TAG } from '#data/packs/sync-tag.ts'
import type { WorkerContext } from './answer.ts'
import { readCachedConfig } from './cached-config.ts'
import { cachePartsForOffline } from './keep-parts.ts'
import type { OfflineSources } from './offline.ts'

/** The `periodicsync` event, which the platform's types lack. */
interface PeriodicSyncEvent extends ExtendableEvent {
  tag: string
}

const isPeriodicSync = (event: Event): event is PeriodicSyncEvent => event instanceof ExtendableEvent && 'tag' in event

/** Tells whether an event is the periodic sync for catalogue packs and for parts that must be available offline. */
export const isPackSync = (event: Event): event is PeriodicSyncEvent => isPeriodicSync(event) && event.tag === PACK_SYNC_TAG

/** Fetches without recording the result, because requests for pieces of catalogue packs say nothing about the network state of the shop. */
const fetchWithoutNetworkState = (request: Request): Promise<Response> => fetch(request)

/**
 * Does the periodic work in the background while the shop is closed: first renews the parts that must be available offline, then renews
 * packs and continues downloads. The parts come first, because the browser limits the work to about a minute.
 */
export async function refreshPacksInBackground(
  context: WorkerContext,
  sources: OfflineSources,
  origin: string,
  locale: string,
): Promise<void> {
  const config = await readCachedConfig(context.storeOf('config'), origin)
  if (config === null) return
  const { tenantId, baseUrl, packKey } = config
  const store = openPackStore(tenantId)
  const channel = openPackChannel(tenantId, () => undefined)
  try {
    const pins = (await readPinnedParts(store)).flatMap(({ mcode }) => {
      const read = v.safeParse(Mcode, mcode)
      return read.success ? [read.output] : []
    })
    await cachePartsForOffline(context, origin, { tenantId, locale, parts: pins }, sources)
    const port = createPackPort({
      fetch: fetchWithoutNetworkState,
      baseUrl: baseUrl || origin,
      tenantId,
      token: async () => null,
      now: context.now,
      exclusively: runExclusively,
    })
    await refreshPacks(store, port, { trust: { tenantId, packKey }, locale })
    channel.post()
  } finally {
    channel.close()
    await store.close()
  }
}
