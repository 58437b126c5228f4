import { tabTexts } from '#app/state/page/storage.ts'

const KEY = 'left-over'

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Place = Pick<Location, 'pathname' | 'search'>

const addressOf = ({ pathname, search }: Place) => pathname + search

/** Marks this page as left over from a user who signed out, before it is reloaded. Call it before their data is deleted. */
export const leaveOver = (tab: Pick<Storage, 'setItem'> = tabTexts, here: Place = location): void => tab.setItem(KEY, addressOf(here))

/**
 * Whether this page is left over from a user who signed out in this tab. The next user did not open it, so it is not recorded in any
 * history, and its searches are not stored. True until the next navigation.
 */
export function isLeftOver(tab: Tab = tabTexts, here: Place = location): boolean {
  const left = tab.getItem(KEY)
  if (left === null || left === addressOf(here)) return left !== null
  tab.removeItem(KEY)
  return false
}

/** The request as such a page sends it. A search bypasses the worker, which would cache the reply under a key that contains the text. */
export const asLeftOver = (request: Request): Request =>
  request.url.includes('searchStr=') && isLeftOver() ? new Request(request, { cache: 'no-store' }) : request

/** After a navigation the page belongs to a new user. Called once at startup. */
export function watchLeftOver(): void {
  // The router fires `pushState` and `replaceState` events after navigation.
  for (const move of ['pushState', 'replaceState', 'popstate']) addEventListener(move, () => void isLeftOver())
}
