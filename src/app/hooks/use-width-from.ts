import { useSyncExternalStore } from 'react'

/** The breakpoints at which not only the looks but the elements differ; pixels (specification, section 9). */
const widths = { md: 768, lg: 992, xl: 1200 } as const

/** Whether the window is at least this wide now; never on the server. */
export const isWidthFrom = (name: keyof typeof widths): boolean => typeof matchMedia === 'function' && queryFor(widths[name]).matches

const queries = new Map<number, MediaQueryList>()
function queryFor(width: number): MediaQueryList {
  const known = queries.get(width) ?? matchMedia(`(min-width: ${width}px)`)
  queries.set(width, known)
  return known
}

/**
 * Whether the window is at least this wide, and again whenever that changes. On the server and while its page is hydrated it is not known:
 * then `unknown` is said.
 */
export function useWidthFrom(name: keyof typeof widths, unknown = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = queryFor(widths[name])
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => queryFor(widths[name]).matches,
    () => unknown,
  )
}
