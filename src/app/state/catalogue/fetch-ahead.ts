import { logErrorOnly } from '#app/state/page/notices.ts'
import type { PrefetchTarget } from '#app/state/page/prefetch.ts'
import { pathWithoutLocale, shownLocale } from '#app/state/page/shown-locale.ts'
import { loadsOf } from '#contract/loads/loads.ts'
import { matchRoute } from '#contract/routes/addresses.ts'
import { prefetchAllPageData } from './fetch-loads.ts'

/**
 * Requests in advance what the page of a URL shows. Nothing is requested for the current page with another query, because a pointer passes
 * over many filters, and each would cause a search.
 */
export function prefetchPage({ pathname, search }: PrefetchTarget): void {
  if (pathname === pathWithoutLocale(location.pathname)) return
  const { name, params } = matchRoute(pathname, search)
  prefetchAllPageData(loadsOf(name, params, { search, locale: shownLocale() })).catch(logErrorOnly)
}
