import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { previousPath, storeScrollAndNavigate } from '#app/state/page/scroll.ts'
import { pathWithLocale, pathWithoutLocale } from '#app/state/page/shown-locale.ts'

let renderedUrl: URL | null = null

/** Tells navigation which URL the server is rendering; null after rendering. */
export function setRenderedUrl(url: URL | null): void {
  renderedUrl = url
}

/** Returns the URL of the page: the window's, or on the server the URL that is being rendered. */
export const pageUrl = (): string => (renderedUrl ?? location).href

interface PageLocation {
  pathname: string
  search: string
}

/** Holds the URL of the screen that is rendered; null outside a screen, where the window's URL counts. */
export const ScreenUrlContext = createContext<PageLocation | null>(null)

const useUrlPart = (read: (window: PageLocation) => string, name: keyof PageLocation): string => {
  const screen = useContext(ScreenUrlContext)
  return useLocationProperty(
    () => (screen === null ? read(location) : screen[name]),
    () => (screen === null ? read(renderedUrl ?? location) : screen[name]),
  )
}

/** Returns the pathname without the language prefix, still percent-encoded. */
export const usePathname = (): string => useUrlPart(({ pathname }) => pathWithoutLocale(pathname), 'pathname')

/** Returns the query string with its question mark. */
export const useQueryString = (): string => useUrlPart(({ search }) => search, 'search')

/**
 * Returns the URL of the screen to render, which is the window's. After a navigation the previous URL is returned once more, so that the
 * click gets a visible reaction before a slow phone renders the next page. `isLeaving`: the next page is not rendered yet.
 */
export function useScreenUrl(): { address: PageLocation; isLeaving: boolean } {
  const pathname = usePathname()
  const search = useQueryString()
  const now = useMemo(() => ({ pathname, search }), [pathname, search])
  const drawn = useDeferredValue(now)
  const leaving = drawn.pathname !== pathname
  return { address: leaving ? drawn : now, isLeaving: leaving }
}

// Components import it from here, because they do not import state.
export { isReturning } from '#app/state/page/scroll.ts'

/** Returns the `href` or form action for a path of this shop in the current language. */
export const localizedHref = (to: string): string => pathWithLocale(to)

/** Navigates to a path of this shop in the current language. */
export function navigateTo(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const here = pathWithoutLocale(location.pathname) + location.search
  // A second tap on the same link makes no second history entry, nor does the same page in another language.
  const again = pathWithoutLocale(to) === here
  const from = again ? previousPath() : here
  storeScrollAndNavigate((state) =>
    navigate(pathWithLocale(to), { replace: replace || again, state: (replace && !again) || from === null ? state : { ...state, from } }),
  )
}
