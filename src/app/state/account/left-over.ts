import { tabTexts } from '#app/state/page/storage.ts'

const KEY = 'left-over'

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Place = Pick<Location, 'pathname' | 'search'>

const addressOf = ({ pathname, search }: Place) => pathname + search

/** Somebody has signed out, and this page, which was theirs, is loaded anew. Call it before anything of theirs is forgotten. */
export const leaveOver = (tab: Pick<Storage, 'setItem'> = tabTexts, here: Place = location): void => tab.setItem(KEY, addressOf(here))

/**
 * Whether this page was left over by somebody who signed out in this tab: nobody else has opened it, so looking at it is in nobody's
 * history, and what it searches for is kept nowhere. Until the first step away from it.
 */
export function isLeftOver(tab: Tab = tabTexts, here: Place = location): boolean {
  const left = tab.getItem(KEY)
  if (left === null || left === addressOf(here)) return left !== null
  tab.removeItem(KEY)
  return false
}

/**
 * A request of a page, as the page that was left over makes it: what was searched for is asked past the worker, which would keep it under a
 * key that names it.
 */
export const asLeftOver = (request: Request): Request =>
  request.url.includes('searchStr=') && isLeftOver() ? new Request(request, { cache: 'no-store' }) : request

/** Whoever goes on is another reader. Called once, at start. */
export function watchLeftOver(): void {
  // The router says `pushState` and `replaceState` when it has moved on.
  for (const move of ['pushState', 'replaceState', 'popstate']) addEventListener(move, () => void isLeftOver())
}
