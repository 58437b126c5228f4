import { navigate, usePathname as useBrowserPathname, useSearch as useBrowserSearch } from 'wouter/use-browser-location'
import { cameFrom, movingOn } from '#app/state/page/scroll.ts'

let rendered: URL | null = null

/** Says which address the server renders; null when it has. */
export function renderAddress(url: URL | null): void {
  rendered = url
}

/** The address of the page: on the server the one that is rendered. */
export const pageAddress = (): string => (rendered ?? location).href

/** The raw pathname, still encoded. */
export const usePathname = (): string => useBrowserPathname(rendered === null ? {} : { ssrPath: rendered.pathname })

/** The query with its question mark. */
export const useSearch = (): string => useBrowserSearch(rendered === null ? {} : { ssrSearch: rendered.search })

/** Goes to an address of this shop. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const from = location.pathname + location.search
  movingOn((state) => navigate(to, { replace, state: replace ? state : { ...state, from } }))
}

/** Goes back to an address of this shop: to the reader's place on it when it is the page before this one, else to its top. */
export function goBackTo(to: string): void {
  if (cameFrom() === to) history.back()
  else go(to)
}
