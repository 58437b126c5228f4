import { fetchLoads } from '#app/state/catalogue/fetch-loads.ts'
import { matchRoute } from '#contract/addresses.ts'
import { loadsOf } from '#contract/loads.ts'
import { logOnly } from './notices.ts'
import type { PrefetchTarget } from './prefetch.ts'
import { plainPath, shownLocale } from './shown-locale.ts'

/**
 * Requests in advance what the page of a URL shows. Other queries of the current page are left out, because a pointer passes over many
 * filters, and each would cause a search.
 */
export function fetchAhead({ pathname, search }: PrefetchTarget): void {
  if (pathname === plainPath(location.pathname)) return
  const { name, params } = matchRoute(pathname, search)
  fetchLoads(loadsOf(name, params, { search, locale: shownLocale() })).catch(logOnly)
}
