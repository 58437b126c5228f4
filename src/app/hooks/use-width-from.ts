import { useSyncExternalStore } from 'react'

/** Breakpoints at which elements differ, not only styles; pixels (specification, section 9). */
const widths = { md: 768, lg: 992, xl: 1200 } as const
const REM_PX = 16

type WidthName = keyof typeof widths

/** A media query for useSyncExternalStore: the functions are stable, otherwise React would resubscribe with every render. */
function followed(name: WidthName) {
  // In em like the style sheet, so that both agree when the reader enlarges the text.
  const query = matchMedia(`(min-width: ${widths[name] / REM_PX}rem)`)
  return {
    isReached: () => query.matches,
    follow(changed: () => void) {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
  }
}

const known = new Map<WidthName, ReturnType<typeof followed>>()
function widthOf(name: WidthName) {
  const width = known.get(name) ?? followed(name)
  known.set(name, width)
  return width
}

/** Whether the window has at least this width now; false on the server. */
export const isWidthFrom = (name: WidthName): boolean => typeof matchMedia === 'function' && widthOf(name).isReached()

const onServer = { isReached: () => false, follow: () => () => undefined }

/** Whether the window has at least this width, updated on changes. On the server and during hydration it returns `unknown`. */
export function useWidthFrom(name: WidthName, unknown = false): boolean {
  const { isReached, follow } = typeof matchMedia === 'function' ? widthOf(name) : onServer
  return useSyncExternalStore(follow, isReached, () => unknown)
}
