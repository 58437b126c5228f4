import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { cameFrom, movingOn } from '#app/state/page/scroll.ts'
import { plainPath, shownPath } from '#app/state/page/shown-locale.ts'

let rendered: URL | null = null

/** Says which address the server renders; null when it has. */
export function renderAddress(url: URL | null): void {
  rendered = url
}

/** The address of the page: on the server the one that is rendered. */
export const pageAddress = (): string => (rendered ?? location).href

interface Address {
  pathname: string
  search: string
}

/** The address of the screen that is drawn; outside of a screen it is the window's. */
export const ScreenAddress = createContext<Address | null>(null)

const useAddress = (read: (window: Address) => string, name: keyof Address): string => {
  const screen = useContext(ScreenAddress)
  return useLocationProperty(
    () => (screen === null ? read(location) : screen[name]),
    () => (screen === null ? read(rendered ?? location) : screen[name]),
  )
}

/** The raw pathname, still encoded, without its language. */
export const usePathname = (): string => useAddress(({ pathname }) => plainPath(pathname), 'pathname')

/** The query with its question mark. */
export const useSearch = (): string => useAddress(({ search }) => search, 'search')

/**
 * The address whose screen is to be drawn: the window's, but where that names another page, first the old one once more, so that a press is
 * answered before a slow phone begins to draw the next page. `leaving` says that it is on its way.
 */
export function useScreenAddress(): { address: Address; leaving: boolean } {
  const pathname = usePathname()
  const search = useSearch()
  const now = useMemo(() => ({ pathname, search }), [pathname, search])
  const drawn = useDeferredValue(now)
  const leaving = drawn.pathname !== pathname
  return { address: leaving ? drawn : now, leaving }
}

/** What stands in a link, or in the address of a form, for an address of this shop: the same in the language that is shown. */
export const linkTo = (to: string): string => shownPath(to)

/** Goes to an address of this shop, in the language that is shown. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const here = plainPath(location.pathname) + location.search
  // The second tap on a link whose page is on its way is no step of its own, nor is the same page in another language.
  const again = plainPath(to) === here
  const from = again ? cameFrom() : here
  movingOn((state) =>
    navigate(shownPath(to), { replace: replace || again, state: (replace && !again) || from === null ? state : { ...state, from } }),
  )
}

/** Goes back to an address of this shop: to the reader's place on it when it is the page before this one, else to its top. */
export function goBackTo(to: string): void {
  if (cameFrom() === to) history.back()
  else go(to)
}
