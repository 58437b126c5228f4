import type { CachedAs } from '#contract/call-row.ts'
import { type CallName, callNames, calls } from '#contract/calls.ts'

export interface CacheRow {
  /** A change of shape that the page could not read any more takes a new name; caches of names not in this table are deleted. */
  name: string
  mostEntries: number
  mostAgeDays: number
  /** Asked with the tenant header, and kept apart by it. */
  byTenant: boolean
  /** Given up as a whole when the device is full. What was looked at by number stays longest. */
  givenUpWhenFull: boolean
  /** Belongs to one signed-in person, and goes when they sign out. */
  personal: boolean
}

/** THE cache table: what the worker keeps on the device, each stale-while-revalidate. One opened part is three entries of `parts`. */
export const cacheTable = {
  config: { name: 'armature-config-1', byTenant: false, mostEntries: 4, mostAgeDays: 365, givenUpWhenFull: false, personal: false },
  categories: { name: 'armature-categories-1', byTenant: true, mostEntries: 500, mostAgeDays: 90, givenUpWhenFull: false, personal: false },
  parts: { name: 'armature-parts-1', byTenant: true, mostEntries: 3000, mostAgeDays: 180, givenUpWhenFull: false, personal: false },
  listings: { name: 'armature-listings-1', byTenant: true, mostEntries: 400, mostAgeDays: 60, givenUpWhenFull: true, personal: false },
  pages: { name: 'armature-pages-1', byTenant: true, mostEntries: 100, mostAgeDays: 365, givenUpWhenFull: false, personal: false },
  images: { name: 'armature-images-1', byTenant: false, mostEntries: 1500, mostAgeDays: 90, givenUpWhenFull: true, personal: false },
} as const satisfies Record<Exclude<CachedAs, 'never'> | 'config' | 'images', CacheRow>

export type CacheId = keyof typeof cacheTable

/** What a request tells the router about itself. */
export interface Asked {
  url: URL
  sameOrigin: boolean
  destination: string
  mode: string
  /** From the tenant header; only calls carry it. */
  tenantId: string | null
}

/** Which GET call of the call table an address is; the base URL in front of its path may be any. */
export const callAt = (url: URL): CallName | null =>
  callNames.find((name) => calls[name].method === 'GET' && url.pathname.endsWith(calls[name].path)) ?? null

/** Which row of the cache table keeps the reply to a GET; null when none does. */
export function cacheFor({ url, sameOrigin, destination, mode, tenantId }: Asked): CacheId | null {
  if (sameOrigin && url.pathname === '/config.json') return 'config'
  const name = tenantId === null ? null : callAt(url)
  if (name !== null) return keptAs(calls[name].cache)
  if (sameOrigin && url.pathname.startsWith('/images/')) return 'images'
  // A picture from elsewhere is kept only when its server lets us see it: an opaque reply hides whether it is an error, and weighs
  // megabytes.
  return destination === 'image' && !sameOrigin && mode === 'cors' ? 'images' : null
}

const keptAs = (cache: CachedAs) => (cache === 'never' ? null : cache)
