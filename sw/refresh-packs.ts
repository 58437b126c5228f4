import * as v from 'valibot'
import { Mcode } from '#contract/primitives.ts'
import { exclusively } from '#data/exclusively.ts'
import { openPackChannel } from '#data/packs/channel.ts'
import { openPackStore } from '#data/packs/open.ts'
import { readPins } from '#data/packs/pins.ts'
import { packPortOf } from '#data/packs/port.ts'
import { refreshPacks } from '#data/packs/refresh.ts'
import { PACK_SYNC_TAG } from '#data/packs/sync-tag.ts'
import type { WorkerContext } from './answer.ts'
import { keepParts } from './keep-parts.ts'
import { keptConfig } from './kept-config.ts'
import type { OfflineSources } from './offline.ts'

/** The `periodicsync` event, which is missing in the platform's types. */
interface PeriodicSyncEvent extends ExtendableEvent {
  tag: string
}

const isPeriodicSync = (event: Event): event is PeriodicSyncEvent => event instanceof ExtendableEvent && 'tag' in event

/** Whether the event is the periodic sync for packs and pinned parts. */
export const isPackSync = (event: Event): event is PeriodicSyncEvent => isPeriodicSync(event) && event.tag === PACK_SYNC_TAG

/** Requests for pack pieces do not affect the recorded network state of the shop. */
const fetchPlainly = (request: Request): Promise<Response> => fetch(request)

/**
 * Periodic background work while the shop is closed: renews pinned parts and packs, continues downloads. Pinned parts first, because the
 * browser limits it to about a minute.
 */
export async function refreshByItself(context: WorkerContext, sources: OfflineSources, origin: string, locale: string): Promise<void> {
  const config = await keptConfig(context.storeOf('config'), origin)
  if (config === null) return
  const { tenantId, baseUrl, packKey } = config
  const store = openPackStore(tenantId)
  const channel = openPackChannel(tenantId, () => undefined)
  try {
    const pins = (await readPins(store)).flatMap(({ mcode }) => {
      const read = v.safeParse(Mcode, mcode)
      return read.success ? [read.output] : []
    })
    await keepParts(context, origin, { tenantId, locale, parts: pins }, sources)
    const port = packPortOf({
      fetch: fetchPlainly,
      baseUrl: baseUrl || origin,
      tenantId,
      token: async () => null,
      now: context.now,
      exclusively,
    })
    await refreshPacks(store, port, { trust: { tenantId, packKey }, locale })
    channel.post()
  } finally {
    channel.close()
    await store.close()
  }
}
