import { useLayoutEffect, useRef } from 'react'
import { placeReader } from '#app/state/page/scroll.ts'

export const MAIN_ID = 'main'

/** What happens when another page is shown: the focus on its content, and the reader's place. On the first page the focus is left alone. */
export function useArrival(pathname: string, search: string): void {
  const shown = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query of the same page is an arrival too
  useLayoutEffect(() => {
    const newPage = shown.current !== null && shown.current !== pathname
    if (newPage) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    if (shown.current !== null) placeReader(newPage)
    shown.current = pathname
  }, [pathname, search])
}
