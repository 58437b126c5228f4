import * as v from 'valibot'
import { plainPath } from './shown-locale.ts'

const Launch = v.object({ targetURL: v.pipe(v.string(), v.url()) })

interface LaunchQueue {
  setConsumer: (consumer: (launch: unknown) => void) => void
}

declare global {
  interface Window {
    /** Chromium's alone. */
    launchQueue?: LaunchQueue
  }
}

/**
 * Follows where the system sends the shop that is open already: to a shortcut, or to what was shared with it. Pressing its icon sends it to
 * the start page, which only brings it to the front, as it stands. The launch that has opened this page is told too, and is no news. Called
 * once, after the page.
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

/** The address that this page was asked for under; it may have moved on since. */
const openedAt = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name
