import { useSyncExternalStore } from 'react'

/** Breakpoints in pixels, for elements that exist only from or below a width (section 9 of the specification). */
const widths = { md: 768, lg: 992, xl: 1200 } as const
const REM_PX = 16

type WidthName = keyof typeof widths

/**
 * Follows a media query for `useSyncExternalStore`. The functions are stable, because otherwise React would subscribe again at every
 * render.
 */
function createWidthStore(name: WidthName) {
  // The width is in rem like in the style sheet, so that both agree when the reader enlarges the text.
  const query = matchMedia(`(min-width: ${widths[name] / REM_PX}rem)`)
  return {
    isReached: () => query.matches,
    follow(changed: () => void) {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
  }
}

const storesByWidth = new Map<WidthName, ReturnType<typeof createWidthStore>>()
function widthStore(name: WidthName) {
  const width = storesByWidth.get(name) ?? createWidthStore(name)
  storesByWidth.set(name, width)
  return width
}

/** Whether the window has at least this width now. False on the server. */
export const isWidthFrom = (name: WidthName): boolean => typeof matchMedia === 'function' && widthStore(name).isReached()

const unsubscribeNothing = { isReached: () => false, follow: () => () => undefined }

/** Whether the window has at least this width. Follows changes of the width. On the server and during hydration `unknown` is returned. */
export function useWidthFrom(name: WidthName, unknown = false): boolean {
  const { isReached, follow } = typeof matchMedia === 'function' ? widthStore(name) : unsubscribeNothing
  return useSyncExternalStore(follow, isReached, () => unknown)
}
