import { type CallName, callNames, calls } from '#contract/calls.ts'
import type { CacheCategory } from '#contract/kernel/call-definition.ts'

export interface CacheSettings {
  /**
   * The name of the cache. Change its number when the format of replies changes incompatibly: caches with the app's prefix that are not in
   * this table are deleted.
   */
  name: string
  maxEntries: number
  maxAgeDays: number
  /** Whether requests have a tenant header, so that each tenant has replies of its own. */
  isKeyedByTenant: boolean
  /** Whether the cache is deleted completely when storage is full. Parts that were looked up are kept longest. */
  isClearedWhenFull: boolean
  /** Whether the cache contains the data of one user. It is then deleted at sign-out. */
  isPersonal: boolean
}

/**
 * The cache table, which says what the worker stores. Cached replies are shown at once and renewed afterwards. An opened part takes three
 * entries of `parts`.
 */
export const cacheTable = {
  config: {
    name: 'armature-config-1',
    isKeyedByTenant: false,
    maxEntries: 4,
    maxAgeDays: 365,
    isClearedWhenFull: false,
    isPersonal: false,
  },
  categories: {
    name: 'armature-categories-1',
    isKeyedByTenant: true,
    maxEntries: 500,
    maxAgeDays: 90,
    isClearedWhenFull: false,
    isPersonal: false,
  },
  parts: {
    name: 'armature-parts-1',
    isKeyedByTenant: true,
    maxEntries: 3000,
    maxAgeDays: 180,
    isClearedWhenFull: false,
    isPersonal: false,
  },
  listings: {
    name: 'armature-listings-1',
    isKeyedByTenant: true,
    maxEntries: 400,
    maxAgeDays: 60,
    isClearedWhenFull: true,
    isPersonal: false,
  },
  pages: { name: 'armature-pages-1', isKeyedByTenant: true, maxEntries: 100, maxAgeDays: 365, isClearedWhenFull: false, isPersonal: false },
  images: {
    name: 'armature-images-1',
    isKeyedByTenant: false,
    maxEntries: 1500,
    maxAgeDays: 90,
    isClearedWhenFull: true,
    isPersonal: false,
  },
} as const satisfies Record<Exclude<CacheCategory, 'never'> | 'config' | 'images', CacheSettings>

export type CacheId = keyof typeof cacheTable

/** The properties of a request that decide which cache it uses. */
export interface RequestProperties {
  url: URL
  isSameOrigin: boolean
  destination: string
  mode: string
  /** The tenant in the request's header; null for requests that are no calls. */
  tenantId: string | null
}

/** Returns the GET call that a URL stands for, whatever its base URL; null if there is none. */
export const callNameAt = (url: URL): CallName | null =>
  callNames.find((name) => calls[name].method === 'GET' && url.pathname.endsWith(calls[name].path)) ?? null

/** Returns the cache for a GET request; null if its reply is not cached. */
export function cacheIdFor({ url, isSameOrigin, destination, mode, tenantId }: RequestProperties): CacheId | null {
  if (isSameOrigin && url.pathname === '/config.json') return 'config'
  const name = tenantId === null ? null : callNameAt(url)
  if (name !== null) return cacheIdOrNull(calls[name].cache)
  if (isSameOrigin && url.pathname.startsWith('/images/')) return 'images'
  // A picture from another origin is cached only with CORS, because a reply without CORS hides errors and counts as megabytes of storage.
  return destination === 'image' && !isSameOrigin && mode === 'cors' ? 'images' : null
}

const cacheIdOrNull = (cache: CacheCategory) => (cache === 'never' ? null : cache)
