import { useLayoutEffect, useRef } from 'react'
import { placeReader } from '#app/state/page/scroll.ts'

export const MAIN_ID = 'main'

/**
 * What happens when another page is shown: the focus on its content, and the reader's place. On the first page the focus is left alone, and
 * so it is where somebody has begun with something else while the page was `leaving`.
 */
export function useArrival(pathname: string, search: string, leaving: boolean): void {
  const shown = useRef<string | null>(null)
  const left = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (leaving) left.current = document.activeElement
  }, [leaving])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query of the same page is an arrival too
  useLayoutEffect(() => {
    const newPage = shown.current !== null && shown.current !== pathname
    const at = document.activeElement
    const isBusy = at !== null && at !== document.body && at !== left.current
    if (newPage && !isBusy) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    if (shown.current !== null) placeReader(newPage)
    shown.current = pathname
  }, [pathname, search])
}
