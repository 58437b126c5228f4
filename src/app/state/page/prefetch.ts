/** The URL, without its language, that the user will probably open next. */
export type PrefetchTarget = Pick<URL, 'pathname' | 'search'>

/** Stands in for the origin, which the URL parser requires and the app's URLs do not have. */
const PLACEHOLDER_ORIGIN = 'http://shop'

type Prefetcher = (ahead: PrefetchTarget) => void
const prefetchers = new Set<Prefetcher>()

/** Registers a function that prefetches for a URL: the route table fetches the screen's code, catalogue/fetch-ahead.ts the answers. */
export const onPrefetch = (prefetcher: Prefetcher): void => void prefetchers.add(prefetcher)

/** Prefetches code and answers of the page that the user will probably open next. */
export function prefetch(href: string): void {
  const ahead = new URL(href, PLACEHOLDER_ORIGIN)
  for (const prefetcher of prefetchers) prefetcher(ahead)
}
