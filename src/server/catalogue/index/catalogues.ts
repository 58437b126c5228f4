import { LRUCache } from 'lru-cache'
import type { Db } from '#server/db/open.ts'
import type { CurrentTenant } from '#server/kernel/tenants.ts'
import type { CurrentCatalogue } from './catalogue-now.ts'
import type { PartialIndexServices } from './index-services.ts'
import { TenantCatalogue } from './tenant-catalogue.ts'

type RequestedTenant = Pick<CurrentTenant, 'id' | 'prices_changed_at_ms'>

/** The catalogues, held in memory, of all tenants that receive requests. */
export interface Catalogues {
  /** Returns a tenant's current catalogue. The first call loads it. Simultaneous calls share one load. */
  currentCatalogue: (tenant: RequestedTenant) => Promise<CurrentCatalogue>
  /** Called when a tenant's catalogue has changed. The change log is then read before the next reply, or after the reply in progress. */
  markChanged: (tenantId: string) => void
  /** Called when the catalogue of any tenant may have changed, because notifications were missed. */
  markAllChanged: () => void
}

/** How long a catalogue stays in memory without any request for it. */
const CATALOGUE_IDLE_MS = 6 * 60 * 60 * 1000

export function createCatalogues(db: Db, context: PartialIndexServices, askedForMs = CATALOGUE_IDLE_MS): Catalogues {
  const loaded = new LRUCache<string, Promise<TenantCatalogue>>({ ttl: askedForMs, ttlAutopurge: true })
  const load = (id: string) => {
    const loading = TenantCatalogue.load(db, id, context)
    loaded.set(id, loading)
    // A failed load is removed, so that the next call loads the catalogue again.
    loading.catch(() => loaded.delete(id))
    return loading
  }
  const changed = (tenantId: string) => {
    // A notification of a change does not count as a request for the catalogue.
    void loaded.peek(tenantId)?.then(
      (catalogue) => catalogue.markCatalogueChanged(),
      () => undefined,
    )
  }
  return {
    currentCatalogue: async ({ id, prices_changed_at_ms }) =>
      (await (loaded.get(id, { updateAgeOnGet: true }) ?? load(id))).currentCatalogue(prices_changed_at_ms),
    markChanged: changed,
    markAllChanged: () => {
      for (const id of loaded.keys()) changed(id)
    },
  }
}
