import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { currentTenant } from '#app/config.ts'
import { windowTitle } from '#contract/routes/rendered-page.ts'
import { useHydrated } from './use-hydrated.ts'

let reportServerTitle: ((title: string) => void) | null = null

/** Registers the function that receives the page's title while the server renders it; null afterwards. */
export function setServerTitleReporter(to: ((title: string) => void) | null): void {
  reportServerTitle = to
}

/** The titles of the mounted screens, of which the last one counts. Undefined: the screen will set its title later. */
const screenTitles: { title: string | undefined }[] = []
/** The current title without the shop's name. */
let currentTitle = ''
const titleListeners = new Set<() => void>()
const setWindowTitle = (title: string) => {
  document.title = windowTitle(title, currentTenant().name)
  currentTitle = title
  for (const hear of titleListeners) hear()
}

/** Sets the route's title as the window's title, unless a screen sets a better one or is about to. */
export function useRouteTitle(title: string, pathname: string): void {
  reportServerTitle?.(title)
  const hydrated = useHydrated()
  // A server-rendered page has its screen's title from the start, so the route's title must not replace it.
  const served = useRef(hydrated ? null : pathname + title)
  useLayoutEffect(() => {
    if (served.current === pathname + title) return
    served.current = null
    // At this point the effects of the screen have run, so a screen with its own title is in the list.
    if (screenTitles.length === 0) setWindowTitle(title)
  }, [title, pathname])
}

/**
 * Sets the title of the window. Null leaves the route's title. Undefined means that the title follows later, so the window keeps its
 * current one.
 */
export function useTitle(title: string | null | undefined): void {
  if (typeof title === 'string') reportServerTitle?.(title)
  useLayoutEffect(() => {
    if (title === null) return
    const own = { title }
    screenTitles.push(own)
    if (title !== undefined) setWindowTitle(title)
    return () => void screenTitles.splice(screenTitles.indexOf(own), 1)
  }, [title])
}

const subscribeToTitle = (hear: () => void) => {
  titleListeners.add(hear)
  return () => void titleListeners.delete(hear)
}

/**
 * Returns the page's name that screen readers announce: '' on the first page, whose title they read anyway, then the title of each new
 * page.
 */
export function usePageName(pathname: string): string {
  const title = useSyncExternalStore(
    subscribeToTitle,
    () => currentTitle,
    () => '',
  )
  const [first] = useState(pathname)
  const moved = useRef(false)
  moved.current ||= pathname !== first
  return moved.current ? title : ''
}
