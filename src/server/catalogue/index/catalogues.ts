import { LRUCache } from 'lru-cache'
import type { Db } from '#server/db/open.ts'
import type { TenantNow } from '#server/kernel/tenants.ts'
import type { CatalogueNow } from './catalogue-now.ts'
import type { GivenContext } from './index-context.ts'
import { TenantCatalogue } from './tenant-catalogue.ts'

type Asked = Pick<TenantNow, 'id' | 'prices_since'>

/** The catalogues of all tenants that are asked for, in memory. */
export interface Catalogues {
  /** A tenant's catalogue as it is now. Loaded when it is first asked for; callers that come meanwhile share one load. */
  of: (tenant: Asked) => Promise<CatalogueNow>
  /** A tenant's catalogue has changed, as somebody has heard: it is looked at before the next answer, or behind this one. */
  changed: (tenantId: string) => void
  /** Any may have changed, while nobody told of it. */
  anyChanged: () => void
}

/** After so long that nobody has asked for it, a catalogue makes room: of a shop that sleeps, or that there is no more. */
const ASKED_FOR_MS = 6 * 60 * 60 * 1000

export function cataloguesOf(db: Db, context: GivenContext, askedForMs = ASKED_FOR_MS): Catalogues {
  const loaded = new LRUCache<string, Promise<TenantCatalogue>>({ ttl: askedForMs, ttlAutopurge: true })
  const load = (id: string) => {
    const loading = TenantCatalogue.load(db, id, context)
    loaded.set(id, loading)
    // A load that failed is forgotten, so that the next call tries again.
    loading.catch(() => loaded.delete(id))
    return loading
  }
  const changed = (tenantId: string) => {
    // To hear of it is not to be asked.
    void loaded.peek(tenantId)?.then(
      (catalogue) => catalogue.hear(),
      () => undefined,
    )
  }
  return {
    of: async ({ id, prices_since }) => (await (loaded.get(id, { updateAgeOnGet: true }) ?? load(id))).now(prices_since),
    changed,
    anyChanged: () => {
      for (const id of loaded.keys()) changed(id)
    },
  }
}
