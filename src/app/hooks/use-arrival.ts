import { useLayoutEffect, useRef } from 'react'
import { endFirstPage, scrollAfterNavigation } from '#app/state/page/scroll.ts'

export const MAIN_ELEMENT_ID = 'main'

/**
 * After a navigation, moves the focus to the new content and restores the scroll position. On the first page the focus stays where it is,
 * and also if the user has moved it while the new page was loading (`leaving`).
 */
export function useNavigationFocus(pathname: string, search: string, leaving: boolean): void {
  const shown = useRef<string | null>(null)
  const left = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (leaving) left.current = document.activeElement
  }, [leaving])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs also when only the query changes
  useLayoutEffect(() => {
    const newPage = shown.current !== null && shown.current !== pathname
    if (shown.current !== null) endFirstPage()
    const at = document.activeElement
    const isBusy = at !== null && at !== document.body && at !== left.current
    if (newPage && !isBusy) document.getElementById(MAIN_ELEMENT_ID)?.focus({ preventScroll: true })
    if (shown.current !== null) scrollAfterNavigation(newPage)
    shown.current = pathname
  }, [pathname, search])
}
