import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { tenant } from '#app/config.ts'
import { windowTitle } from '#contract/rendered-page.ts'
import { useHydrated } from './use-hydrated.ts'

let record: ((title: string) => void) | null = null

/** While the server renders a page, `to` receives its title; null afterwards. */
export function recordTitle(to: ((title: string) => void) | null): void {
  record = to
}

/** Titles of mounted screens, the last one wins; undefined: pending. */
const named: { title: string | undefined }[] = []
/** The current title without the shop's name, and its subscribers. */
let called = ''
const hearers = new Set<() => void>()
const write = (title: string) => {
  document.title = windowTitle(title, tenant().name)
  called = title
  for (const hear of hearers) hear()
}

/** Sets the route's title, unless a screen sets a better one or is about to. */
export function useRouteTitle(title: string, pathname: string): void {
  record?.(title)
  const hydrated = useHydrated()
  // A server-rendered page has its screen's title from the start.
  const served = useRef(hydrated ? null : pathname + title)
  useLayoutEffect(() => {
    if (served.current === pathname + title) return
    served.current = null
    // The effects of the screen have run.
    if (named.length === 0) write(title)
  }, [title, pathname])
}

/** Sets the title of the window. Null keeps the route's title; undefined means pending, and the window keeps its current title. */
export function useTitle(title: string | null | undefined): void {
  if (typeof title === 'string') record?.(title)
  useLayoutEffect(() => {
    if (title === null) return
    const own = { title }
    named.push(own)
    if (title !== undefined) write(title)
    return () => void named.splice(named.indexOf(own), 1)
  }, [title])
}

const hearTitle = (hear: () => void) => {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** The page's name for screen readers: empty on the first page, whose title is read anyway, then that of each new page. */
export function usePageName(pathname: string): string {
  const title = useSyncExternalStore(
    hearTitle,
    () => called,
    () => '',
  )
  const [first] = useState(pathname)
  const moved = useRef(false)
  moved.current ||= pathname !== first
  return moved.current ? title : ''
}
