import { useSyncExternalStore } from 'react'

/** The breakpoints at which not only the looks but the elements differ; pixels (specification, section 9). */
const widths = { md: 768, lg: 992, xl: 1200 } as const

const queries = new Map<number, MediaQueryList>()
function queryFor(width: number): MediaQueryList {
  const known = queries.get(width) ?? matchMedia(`(min-width: ${width}px)`)
  queries.set(width, known)
  return known
}

/** Whether the window is at least this wide, and again whenever that changes. */
export function useWidthFrom(name: keyof typeof widths): boolean {
  const query = queryFor(widths[name])
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}
