import { useSyncExternalStore } from 'react'

/** The breakpoints at which not only the looks but the elements differ; pixels (specification, section 9). */
const widths = { md: 768, lg: 992, xl: 1200 } as const
const REM_PX = 16

type WidthName = keyof typeof widths

/** A width as React follows it: the same functions for good, or it would begin to follow anew at every render. */
function followed(name: WidthName) {
  // In the sheet's unit, which grows with the letters that a reader has chosen: both must say the same.
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

/** Whether the window is at least this wide now; never on the server. */
export const isWidthFrom = (name: WidthName): boolean => typeof matchMedia === 'function' && widthOf(name).isReached()

const onServer = { isReached: () => false, follow: () => () => undefined }

/**
 * Whether the window is at least this wide, and again whenever that changes. On the server and while its page is hydrated it is not known:
 * then `unknown` is said.
 */
export function useWidthFrom(name: WidthName, unknown = false): boolean {
  const { isReached, follow } = typeof matchMedia === 'function' ? widthOf(name) : onServer
  return useSyncExternalStore(follow, isReached, () => unknown)
}
