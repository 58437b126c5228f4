import type { TenantNow, Tenants } from '#server/kernel/tenants.ts'

/**
 * Whether the search index of the default shop was ever loaded. The first question begins to load them; one that failed begins again. A
 * database without a shop has nothing to load.
 */
export function indexLoadedOf(tenants: Tenants, load: (tenant: TenantNow) => Promise<unknown>): () => boolean {
  let state: 'not asked' | 'loading' | 'loaded' = 'not asked'
  const loadFirst = async () => {
    const tenant = await tenants.first()
    if (tenant) await load(tenant)
  }
  return () => {
    if (state === 'not asked') {
      state = 'loading'
      loadFirst().then(
        () => {
          state = 'loaded'
        },
        () => {
          state = 'not asked'
        },
      )
    }
    return state === 'loaded'
  }
}
