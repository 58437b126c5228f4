import { tabStorage } from '#app/state/page/storage.ts'

const STALE_TAB_KEY = 'left-over'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type PageLocation = Pick<Location, 'pathname' | 'search'>

const pathAndSearchOf = ({ pathname, search }: PageLocation) => pathname + search

/**
 * Marks this page as one that a signed-out user had opened. To be called before the page is loaded again and before the user's data is
 * deleted.
 */
export const markTabStale = (tab: Pick<Storage, 'setItem'> = tabStorage, here: PageLocation = location): void =>
  tab.setItem(STALE_TAB_KEY, pathAndSearchOf(here))

/**
 * Whether this page was opened by a user who then signed out in this tab. The next user did not open it, so it is not recorded in any
 * history, and its searches are not stored. True until the next navigation.
 */
export function isTabStale(tab: TabStorage = tabStorage, here: PageLocation = location): boolean {
  const left = tab.getItem(STALE_TAB_KEY)
  if (left === null || left === pathAndSearchOf(here)) return left !== null
  tab.removeItem(STALE_TAB_KEY)
  return false
}

/**
 * Returns the request as a page of a signed-out user sends it. A search avoids the worker, which would store the reply under a key that
 * contains the search text.
 */
export const avoidWorkerCache = (request: Request): Request =>
  request.url.includes('searchStr=') && isTabStale() ? new Request(request, { cache: 'no-store' }) : request

/** Watches for the next navigation, after which the page belongs to a new user. Called once at startup. */
export function watchStaleTab(): void {
  // The router dispatches events named `pushState` and `replaceState` after navigation.
  for (const move of ['pushState', 'replaceState', 'popstate']) addEventListener(move, () => void isTabStale())
}
