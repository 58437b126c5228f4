import type { CachedAs } from '#contract/call-row.ts'
import { type CallName, callNames, calls } from '#contract/calls.ts'

export interface CacheRow {
  /** Change its number with an incompatible format change: caches with the app's prefix that are not in this table are deleted. */
  name: string
  mostEntries: number
  mostAgeDays: number
  /** Requested with the tenant header, and cached per tenant. */
  byTenant: boolean
  /** Deleted completely when storage is full. Parts that were looked up stay longest. */
  givenUpWhenFull: boolean
  /** Contains one user's data; deleted at sign-out. */
  personal: boolean
}

/** The cache table: what the worker stores. All of it is served stale-while-revalidate. One opened part takes three entries of `parts`. */
export const cacheTable = {
  config: { name: 'armature-config-1', byTenant: false, mostEntries: 4, mostAgeDays: 365, givenUpWhenFull: false, personal: false },
  categories: { name: 'armature-categories-1', byTenant: true, mostEntries: 500, mostAgeDays: 90, givenUpWhenFull: false, personal: false },
  parts: { name: 'armature-parts-1', byTenant: true, mostEntries: 3000, mostAgeDays: 180, givenUpWhenFull: false, personal: false },
  listings: { name: 'armature-listings-1', byTenant: true, mostEntries: 400, mostAgeDays: 60, givenUpWhenFull: true, personal: false },
  pages: { name: 'armature-pages-1', byTenant: true, mostEntries: 100, mostAgeDays: 365, givenUpWhenFull: false, personal: false },
  images: { name: 'armature-images-1', byTenant: false, mostEntries: 1500, mostAgeDays: 90, givenUpWhenFull: true, personal: false },
} as const satisfies Record<Exclude<CachedAs, 'never'> | 'config' | 'images', CacheRow>

export type CacheId = keyof typeof cacheTable

/** The properties of a request for routing. */
export interface Asked {
  url: URL
  sameOrigin: boolean
  destination: string
  mode: string
  /** From the tenant header; only calls have it. */
  tenantId: string | null
}

/** The GET call of a URL, whatever its base URL. */
export const callAt = (url: URL): CallName | null =>
  callNames.find((name) => calls[name].method === 'GET' && url.pathname.endsWith(calls[name].path)) ?? null

/** The cache for a GET request; null if it is not cached. */
export function cacheFor({ url, sameOrigin, destination, mode, tenantId }: Asked): CacheId | null {
  if (sameOrigin && url.pathname === '/config.json') return 'config'
  const name = tenantId === null ? null : callAt(url)
  if (name !== null) return keptAs(calls[name].cache)
  if (sameOrigin && url.pathname.startsWith('/images/')) return 'images'
  // A cross-origin picture is cached only with CORS: an opaque reply hides errors, and counts as megabytes of storage.
  return destination === 'image' && !sameOrigin && mode === 'cors' ? 'images' : null
}

const keptAs = (cache: CachedAs) => (cache === 'never' ? null : cache)
