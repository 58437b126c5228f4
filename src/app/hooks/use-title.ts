import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { tenant } from '#app/config.ts'
import { windowTitle } from '#contract/rendered-page.ts'
import { useHydrated } from './use-hydrated.ts'

let record: ((title: string) => void) | null = null

/** While the server renders a page, `to` hears what it is called; null when it is done. */
export function recordTitle(to: ((title: string) => void) | null): void {
  record = to
}

/** What screens in sight call themselves, the last one last; undefined: it is on its way. */
const named: { title: string | undefined }[] = []
/** What the window is called, without the shop; who hears when that changes. */
let called = ''
const hearers = new Set<() => void>()
const write = (title: string) => {
  document.title = windowTitle(title, tenant().name)
  called = title
  for (const hear of hearers) hear()
}

/** Names the window by the route, unless a screen has a better name, or is about to. */
export function useRouteTitle(title: string, pathname: string): void {
  record?.(title)
  const hydrated = useHydrated()
  // A page of the server bears its screen's name from the beginning.
  const served = useRef(hydrated ? null : pathname + title)
  useLayoutEffect(() => {
    if (served.current === pathname + title) return
    served.current = null
    // The effects of the screen have run.
    if (named.length === 0) write(title)
  }, [title, pathname])
}

/**
 * Names the window by what the screen shows. Null leaves the route's own title; undefined says that the name is on its way, and the window
 * keeps the one that it has.
 */
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

/** The name of the page for a screen reader: nothing on the first page, whose window is read out anyway, then that of each page that follows. */
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
