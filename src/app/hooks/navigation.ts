import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { cameFrom, movingOn } from '#app/state/page/scroll.ts'
import { plainPath, shownPath } from '#app/state/page/shown-locale.ts'

let rendered: URL | null = null

/** Sets the URL that the server renders; null when it is finished. */
export function renderAddress(url: URL | null): void {
  rendered = url
}

/** The URL of the page: on the server the rendered one. */
export const pageAddress = (): string => (rendered ?? location).href

interface Address {
  pathname: string
  search: string
}

/** The URL of the rendered screen; outside a screen the window's. */
export const ScreenAddress = createContext<Address | null>(null)

const useAddress = (read: (window: Address) => string, name: keyof Address): string => {
  const screen = useContext(ScreenAddress)
  return useLocationProperty(
    () => (screen === null ? read(location) : screen[name]),
    () => (screen === null ? read(rendered ?? location) : screen[name]),
  )
}

/** The raw, still encoded pathname without its language. */
export const usePathname = (): string => useAddress(({ pathname }) => plainPath(pathname), 'pathname')

/** The query string with question mark. */
export const useSearch = (): string => useAddress(({ search }) => search, 'search')

/**
 * The URL of the screen to render: the window's. After a navigation the old one is rendered once more first, so that the click gets a
 * reaction before a slow phone renders the next page. `leaving`: the new page is pending.
 */
export function useScreenAddress(): { address: Address; leaving: boolean } {
  const pathname = usePathname()
  const search = useSearch()
  const now = useMemo(() => ({ pathname, search }), [pathname, search])
  const drawn = useDeferredValue(now)
  const leaving = drawn.pathname !== pathname
  return { address: leaving ? drawn : now, leaving }
}

/** The `href` or form action for a path of this shop in the current language. */
export const linkTo = (to: string): string => shownPath(to)

/** Navigates to a path of this shop in the current language. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const here = plainPath(location.pathname) + location.search
  // A second tap on the same link is not another history entry, nor is the same page in another language.
  const again = plainPath(to) === here
  const from = again ? cameFrom() : here
  movingOn((state) =>
    navigate(shownPath(to), { replace: replace || again, state: (replace && !again) || from === null ? state : { ...state, from } }),
  )
}

/** Goes back to a path of this shop: to its scroll position if it is the previous page, otherwise to its top. */
export function goBackTo(to: string): void {
  if (cameFrom() === to) history.back()
  else go(to)
}
