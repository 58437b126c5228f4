import type { Shelves } from '#server/catalogue/shelves.ts'
import type { Tenants } from './tenants.ts'

/** Whether the default shop's shelf and words were ever loaded. The first question begins to load them; one that failed begins again. A database without a shop has nothing to load. */
export function indexLoadedOf(tenants: Tenants, shelfOf: Shelves): () => boolean {
  let state: 'not asked' | 'loading' | 'loaded' = 'not asked'
  const load = async () => {
    const tenant = await tenants.first()
    if (tenant) await (await shelfOf(tenant)).words()
  }
  return () => {
    if (state === 'not asked') {
      state = 'loading'
      load().then(
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
