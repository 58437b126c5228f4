import { type CallName, callNames, calls } from '#contract/calls.ts'
import type { CacheCategory } from '#contract/kernel/call-row.ts'

export interface CacheRow {
  /**
   * The name of the cache. Change its number when the format of replies changes incompatibly: caches with the app's prefix that are not in
   * this table are deleted.
   */
  name: string
  mostEntries: number
  mostAgeDays: number
  /** Whether requests have a tenant header, so that each tenant has replies of its own. */
  byTenant: boolean
  /** Whether the cache is deleted completely when storage is full. Parts that were looked up are kept longest. */
  givenUpWhenFull: boolean
  /** Whether the cache contains the data of one user. It is then deleted at sign-out. */
  personal: boolean
}

/**
 * The cache table, which says what the worker stores. Cached replies are shown at once and renewed afterwards. An opened part takes three
 * entries of `parts`.
 */
export const cacheTable = {
  config: { name: 'armature-config-1', byTenant: false, mostEntries: 4, mostAgeDays: 365, givenUpWhenFull: false, personal: false },
  categories: { name: 'armature-categories-1', byTenant: true, mostEntries: 500, mostAgeDays: 90, givenUpWhenFull: false, personal: false },
  parts: { name: 'armature-parts-1', byTenant: true, mostEntries: 3000, mostAgeDays: 180, givenUpWhenFull: false, personal: false },
  listings: { name: 'armature-listings-1', byTenant: true, mostEntries: 400, mostAgeDays: 60, givenUpWhenFull: true, personal: false },
  pages: { name: 'armature-pages-1', byTenant: true, mostEntries: 100, mostAgeDays: 365, givenUpWhenFull: false, personal: false },
  images: { name: 'armature-images-1', byTenant: false, mostEntries: 1500, mostAgeDays: 90, givenUpWhenFull: true, personal: false },
} as const satisfies Record<Exclude<CacheCategory, 'never'> | 'config' | 'images', CacheRow>

export type CacheId = keyof typeof cacheTable

/** The properties of a request that decide which cache it uses. */
export interface RequestProperties {
  url: URL
  sameOrigin: boolean
  destination: string
  mode: string
  /** The tenant in the request's header; null for requests that are no calls. */
  tenantId: string | null
}

/** Returns the GET call that a URL stands for, whatever its base URL; null if there is none. */
export const callNameAt = (url: URL): CallName | null =>
  callNames.find((name) => calls[name].method === 'GET' && url.pathname.endsWith(calls[name].path)) ?? null

/** Returns the cache for a GET request; null if its reply is not cached. */
export function cacheIdFor({ url, sameOrigin, destination, mode, tenantId }: RequestProperties): CacheId | null {
  if (sameOrigin && url.pathname === '/config.json') return 'config'
  const name = tenantId === null ? null : callNameAt(url)
  if (name !== null) return cacheIdOrNull(calls[name].cache)
  if (sameOrigin && url.pathname.startsWith('/images/')) return 'images'
  // A picture from another origin is cached only with CORS, because a reply without CORS hides errors and counts as megabytes of storage.
  return destination === 'image' && !sameOrigin && mode === 'cors' ? 'images' : null
}

const cacheIdOrNull = (cache: CacheCategory) => (cache === 'never' ? null : cache)
