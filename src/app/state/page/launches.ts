import * as v from 'valibot'
import { plainPath } from './shown-locale.ts'

const Launch = v.object({ targetURL: v.pipe(v.string(), v.url()) })

interface LaunchQueue {
  setConsumer: (consumer: (launch: unknown) => void) => void
}

declare global {
  interface Window {
    /** Only in Chromium. */
    launchQueue?: LaunchQueue
  }
}

/**
 * Follows launches of the installed app that is already open: by a shortcut or by shared content. A launch by its icon targets the start
 * page, and only focuses the window. The launch that opened this page is ignored. Called once, after the page.
 */
export function followLaunches(goTo: (address: URL) => void, queue = window.launchQueue, opened = openedAt()): void {
  let isFirst = true
  queue?.setConsumer((params) => {
    const launch = v.safeParse(Launch, params)
    if (!launch.success) return
    const { targetURL } = launch.output
    const opensThis = isFirst && targetURL === opened
    isFirst = false
    const address = new URL(targetURL)
    if (!opensThis && address.origin === location.origin && plainPath(address.pathname) + address.search !== '/') goTo(address)
  })
}

/** The URL that this page was opened with. */
const openedAt = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name
