import * as v from 'valibot'
import { plainPath } from './shown-locale.ts'

const Launch = v.object({ targetURL: v.pipe(v.string(), v.url()) })

interface LaunchQueue {
  setConsumer: (consumer: (launch: unknown) => void) => void
}

declare global {
  interface Window {
    /** The queue of launches of the installed app, which only Chromium has. */
    launchQueue?: LaunchQueue
  }
}

/**
 * Handles launches of the installed app while it is already open: by a shortcut or by shared content. A launch by the app's icon leads to
 * the start page, and only focuses the window. The launch that opened this page is ignored. Called once, after the page has started.
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

/** Returns the URL that this page was opened with. */
const openedAt = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name
