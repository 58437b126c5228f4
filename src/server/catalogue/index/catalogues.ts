import type { Db } from '#server/db/open.ts'
import type { TenantNow } from '#server/kernel/tenants.ts'
import { TenantCatalogue } from './tenant-catalogue.ts'
import type { CatalogueNow } from './catalogue-now.ts'

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

/** `now`: milliseconds since 1970. */
export function cataloguesOf(db: Db, now: () => number): Catalogues {
  const loaded = new Map<string, Promise<TenantCatalogue>>()
  const load = (id: string) => {
    const loading = TenantCatalogue.load(db, id, now)
    loaded.set(id, loading)
    // A load that failed is forgotten, so that the next call tries again.
    loading.catch(() => loaded.delete(id))
    return loading
  }
  const changed = (tenantId: string) => {
    void loaded.get(tenantId)?.then(
      (catalogue) => catalogue.hear(),
      () => undefined,
    )
  }
  return {
    of: async ({ id, prices_since }) => (await (loaded.get(id) ?? load(id))).now(prices_since),
    changed,
    anyChanged: () => {
      for (const id of loaded.keys()) changed(id)
    },
  }
}
