import { tabTexts } from '#app/state/page/storage.ts'

const KEY = 'left-over'

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Place = Pick<Location, 'pathname' | 'search'>

const addressOf = ({ pathname, search }: Place) => pathname + search

/**
 * Marks this page as one that a signed-out user had opened. To be called before the page is loaded again and before the user's data is
 * deleted.
 */
export const markLeftOver = (tab: Pick<Storage, 'setItem'> = tabTexts, here: Place = location): void => tab.setItem(KEY, addressOf(here))

/**
 * Whether this page was opened by a user who then signed out in this tab. The next user did not open it, so it is not recorded in any
 * history, and its searches are not stored. True until the next navigation.
 */
export function isLeftOver(tab: Tab = tabTexts, here: Place = location): boolean {
  const left = tab.getItem(KEY)
  if (left === null || left === addressOf(here)) return left !== null
  tab.removeItem(KEY)
  return false
}

/**
 * Returns the request as a page of a signed-out user sends it. A search avoids the worker, which would store the reply under a key that
 * contains the search text.
 */
export const avoidWorkerCache = (request: Request): Request =>
  request.url.includes('searchStr=') && isLeftOver() ? new Request(request, { cache: 'no-store' }) : request

/** Watches for the next navigation, after which the page belongs to a new user. Called once at startup. */
export function watchLeftOver(): void {
  // The router dispatches events named `pushState` and `replaceState` after navigation.
  for (const move of ['pushState', 'replaceState', 'popstate']) addEventListener(move, () => void isLeftOver())
}
