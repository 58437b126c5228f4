import { useEffect, useLayoutEffect } from 'react'
import { tenant } from '#app/config.ts'
import { windowTitle } from '#contract/rendered-page.ts'

let record: ((title: string) => void) | null = null

/** While the server renders a page, `to` hears what it is called; null when it is done. */
export function recordTitle(to: ((title: string) => void) | null): void {
  record = to
}

/** Names the window by the route, until the screen has a better name. */
export function useRouteTitle(title: string): void {
  record?.(title)
  useLayoutEffect(() => {
    document.title = windowTitle(title, tenant().name)
  }, [title])
}

/** Names the window by what the screen shows. Null leaves the route's own title. */
export function useTitle(title: string | null): void {
  if (title !== null) record?.(title)
  useEffect(() => {
    if (title !== null) document.title = windowTitle(title, tenant().name)
  }, [title])
}
