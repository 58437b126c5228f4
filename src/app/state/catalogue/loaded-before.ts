import { type CatalogueReadName, catalogueReadCalls } from '#contract/catalogue/reads.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { homeLoads } from '#contract/loads/home-loads.ts'
import type { AnyLoad } from '#contract/loads/load.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'

/** A reply that the server embedded in the page, by its call and input. */
export type EmbeddedReply = Pick<InitialReply, 'call' | 'input'>

/** The requests of every page and of the home page, because the home page must work offline, whichever page was opened first. */
const commonPageRequests: readonly AnyLoad[] = [...Object.values(pageLayoutLoads), ...Object.values(homeLoads)]

/**
 * Returns the absolute URLs of everything that this page has loaded: files that the browser fetched, and replies that the server embedded
 * (`written`), which were never fetched. The service worker stores those that it is responsible for.
 */
export function listLoadedUrls(baseUrl: string, written: readonly EmbeddedReply[]): string[] {
  const base = baseUrl === '' ? location.origin : baseUrl
  const address = (name: CatalogueReadName, input: Record<string, unknown>) => {
    const query = queryStringOf(input)
    return new URL(`${base}${catalogueReadCalls[name].path}${query === '' ? '' : `?${query}`}`, location.origin).href
  }
  const fetched = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((name) => name.startsWith('http'))
  return [
    ...new Set([
      new URL('/config.json', location.origin).href,
      ...commonPageRequests.map(({ call, input }) => address(call, input)),
      ...written.map(({ call, input }) => address(call, input)),
      ...fetched,
    ]),
  ].slice(0, 500)
}
