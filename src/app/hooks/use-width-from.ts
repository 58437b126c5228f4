import { useSyncExternalStore } from 'react'
import { isHydrated, subscribeToHydration } from './use-hydrated.ts'

/** Breakpoints in pixels, for elements that exist only from or below a width (section 9 of the specification). */
const minWidthsPx = { md: 768, lg: 992, xl: 1200 } as const
const REM_PX = 16

type BreakpointName = keyof typeof minWidthsPx

/**
 * Follows a media query for `useSyncExternalStore`. The functions are stable, because otherwise React would subscribe again at every
 * render.
 */
function createWidthStore(name: BreakpointName) {
  // The width is in rem like in the style sheet, so that both agree when the reader enlarges the text.
  const query = matchMedia(`(min-width: ${minWidthsPx[name] / REM_PX}rem)`)
  return {
    isReached: () => query.matches,
    subscribeToWidth(changed: () => void) {
      query.addEventListener('change', changed)
      const stop = subscribeToHydration(changed)
      return () => {
        query.removeEventListener('change', changed)
        stop()
      }
    },
  }
}

const widthStoresByBreakpoint = new Map<BreakpointName, ReturnType<typeof createWidthStore>>()
function widthStoreOf(name: BreakpointName) {
  const width = widthStoresByBreakpoint.get(name) ?? createWidthStore(name)
  widthStoresByBreakpoint.set(name, width)
  return width
}

/** Whether the window has at least this width now. False on the server. */
export const isWindowAtLeast = (name: BreakpointName): boolean => typeof matchMedia === 'function' && widthStoreOf(name).isReached()

const serverWidthStore = { isReached: () => false, subscribeToWidth: () => () => undefined }

/** Whether the window has at least this width. Follows changes of the width. On the server and during hydration `unknown` is returned. */
export function useWindowAtLeast(name: BreakpointName, unknown = false): boolean {
  const { isReached, subscribeToWidth } = typeof matchMedia === 'function' ? widthStoreOf(name) : serverWidthStore
  const isReachedOrUnknown = () => (isHydrated() ? isReached() : unknown)
  return useSyncExternalStore(subscribeToWidth, isReachedOrUnknown, () => unknown)
}
