/** Where somebody is about to go, without its language. */
export type Ahead = Pick<URL, 'pathname' | 'search'>

/** An address of the app has none of its own. */
const ANY_ORIGIN = 'http://shop'

type Prefetcher = (ahead: Ahead) => void
const prefetchers = new Set<Prefetcher>()

/** Whoever fetches ahead of time is told here: the route table a screen's code, fetch-ahead.ts its answers. */
export const onPrefetch = (prefetcher: Prefetcher): void => void prefetchers.add(prefetcher)

/** Somebody is about to go there: fetches the screen's code and what its page asks. */
export function prefetch(href: string): void {
  const ahead = new URL(href, ANY_ORIGIN)
  for (const prefetcher of prefetchers) prefetcher(ahead)
}
