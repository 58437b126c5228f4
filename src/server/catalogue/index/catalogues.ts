import { LRUCache } from 'lru-cache'
import type { Db } from '#server/db/open.ts'
import type { TenantNow } from '#server/kernel/tenants.ts'
import type { CatalogueNow } from './catalogue-now.ts'
import type { GivenContext } from './index-context.ts'
import { TenantCatalogue } from './tenant-catalogue.ts'

type Asked = Pick<TenantNow, 'id' | 'prices_since'>

/** The catalogues in memory of all tenants that receive requests. */
export interface Catalogues {
  /** A tenant's current catalogue. It is loaded at the first call. Simultaneous calls share one load. */
  of: (tenant: Asked) => Promise<CatalogueNow>
  /** Called when a tenant's catalogue has changed. The log is read before the next reply or after the current one. */
  changed: (tenantId: string) => void
  /** Called when any catalogue may have changed, because notifications were missed. */
  anyChanged: () => void
}

/** A catalogue is removed from memory after no request for this long. */
const ASKED_FOR_MS = 6 * 60 * 60 * 1000

export function cataloguesOf(db: Db, context: GivenContext, askedForMs = ASKED_FOR_MS): Catalogues {
  const loaded = new LRUCache<string, Promise<TenantCatalogue>>({ ttl: askedForMs, ttlAutopurge: true })
  const load = (id: string) => {
    const loading = TenantCatalogue.load(db, id, context)
    loaded.set(id, loading)
    // A failed load is removed, so the next call tries again.
    loading.catch(() => loaded.delete(id))
    return loading
  }
  const changed = (tenantId: string) => {
    // A notification does not count as a request.
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
