import * as v from 'valibot'
import { pathWithoutLocale } from './shown-locale.ts'

const LaunchParams = v.object({ targetURL: v.pipe(v.string(), v.url()) })

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
export function watchAppLaunches(goTo: (address: URL) => void, queue = window.launchQueue, opened = initialPageUrl()): void {
  let isFirst = true
  queue?.setConsumer((params) => {
    const launch = v.safeParse(LaunchParams, params)
    if (!launch.success) return
    const { targetURL } = launch.output
    const opensThis = isFirst && targetURL === opened
    isFirst = false
    const address = new URL(targetURL)
    if (!opensThis && address.origin === location.origin && pathWithoutLocale(address.pathname) + address.search !== '/') goTo(address)
  })
}

/** Returns the URL that this page was opened with. */
const initialPageUrl = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name
