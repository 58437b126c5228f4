import type { CurrentTenant, Tenants } from '#server/kernel/tenants.ts'

/**
 * Returns a function that tells whether the default shop's search index was loaded. The function's first call starts loading, and a failed
 * load is tried again. A database without a shop counts as loaded.
 */
export function createIndexLoadedCheck(tenants: Tenants, load: (tenant: CurrentTenant) => Promise<unknown>): () => boolean {
  let state: 'not asked' | 'loading' | 'loaded' = 'not asked'
  const loadFirst = async () => {
    const tenant = await tenants.findDefault()
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
