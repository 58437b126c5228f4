import { type EmbeddedReply, listLoadedUrls } from '#app/state/catalogue/loaded-before.ts'
import { confirmByUrl, markFromDeviceByUrl, refetchByUrl } from '#app/state/catalogue/renew-rows.ts'
import { retrySuggestions } from '#app/state/catalogue/search.ts'
import { backoffMs } from '#app/state/page/backoff.ts'
import { afterFirstInteraction } from '#app/state/page/first-touch.ts'
import { markCaptivePortalAnswered, markNetworkAnswered, markNetworkFailed, onNetworkRecovered } from '#app/state/page/network.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { onResume } from '#app/state/page/resume.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { trackEditedFields } from '#app/state/page/unsaved-input.ts'
import { PREFETCH_DELAY_MS } from '#contract/limits.ts'
import type { MessageToWorker } from '#contract/worker/messages.ts'
import { onWorkerMessage } from './on-worker-message.ts'
import { installWorker, registerWorker } from './register-worker.ts'
import { watchUpdates } from './update.ts'

/**
 * How often the service worker is asked whether the app works offline. The browser may delete stored data at any time, even while a page is
 * open.
 */
const READINESS_INTERVAL_MS = 5 * 60 * 1000

/**
 * Asks the service worker whether the app works offline, whenever that may have changed: when the page becomes visible, when the server
 * responds again, every five minutes while visible, and with growing pauses while files of the app are missing. Each question makes the
 * worker fetch what is missing. Returns the function to call with its answers.
 */
function pollWorkerReadiness(ask: () => void): (ready: boolean) => void {
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined
  const inSight = () => {
    if (document.visibilityState !== 'hidden') ask()
  }
  onNetworkRecovered(inSight)
  onResume(inSight)
  setInterval(inSight, READINESS_INTERVAL_MS)
  return (ready) => {
    if (ready) {
      failures = 0
      clearTimeout(again)
      again = undefined
    }
    if (ready || again !== undefined) return
    failures += 1
    again = setTimeout(
      () => {
        again = undefined
        inSight()
      },
      backoffMs(failures, Math.random()),
    )
  }
}

/**
 * What the service worker last reported. `ready`: whether the app works offline; null if unknown. `isNewlyReady`: whether `ready` has just
 * become true, which the user is told after first doing something on the page. `offlinePartCount`: how many parts work offline.
 */
export const workerState = createPersonalState<{ ready: boolean | null; isNewlyReady: boolean; offlinePartCount: number }>({
  ready: null,
  isNewlyReady: false,
  offlinePartCount: 0,
})

/** How long to wait for the page to become idle. It may never do so, and the app must work offline nevertheless. */
const MAX_IDLE_WAIT_MS = 3000
const NOTICE_SHOWN_MS = 8 * 1000
/** How long to wait before the service worker is told of replies that arrived while it took control. */
const LATE_REPLIES_DELAY_MS = 3000

/** The shop (tenant) and API of this page, and the replies that the server embedded in it. */
export interface StartedShop {
  tenantId: string
  baseUrl: string
  embeddedReplies: readonly EmbeddedReply[]
}

/** Registers the service worker and handles its messages. Does nothing if the browser has none (a private window, plain http). */
export async function startWorker({ tenantId, baseUrl, embeddedReplies }: StartedShop): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const wasAlone = navigator.serviceWorker.controller === null
  trackEditedFields()
  let heard = (_ready: boolean): void => undefined
  onWorkerMessage((message) => {
    if (message.type === 'ready') {
      setReady(message.ready, message.parts, wasAlone)
      heard(message.ready)
    }
    if (message.type === 'network') networkReporterOf(message)()
    if (message.type === 'newer-reply') {
      refetchByUrl(message.url)
      // Without the name of a cache the service worker has not stored the reply, and with a search text it belongs to search suggestions.
      if (message.cache === '') retrySuggestions(new URL(message.url, location.href).searchParams.get('searchStr'))
    }
    if (message.type === 'still-so') confirmByUrl(message.url, message)
    if (message.type === 'not-renewed') markFromDeviceByUrl(message.url, message.asOf)
  })
  // On a first visit the page loads first, because the service worker then fetches all files of the app.
  if (wasAlone) await waitForQuietPage()
  watchUpdates(await (wasAlone ? installWorker() : registerWorker()))
  const active = await waitForActiveWorker()
  const post = (message: MessageToWorker) => active.postMessage(message)
  heard = pollWorkerReadiness(() => post({ type: 'how-ready' }))
  if (!wasAlone) return post({ type: 'how-ready' })
  const seen = () => post({ type: 'seen', tenantId, locale: shownLocale(), urls: listLoadedUrls(baseUrl, embeddedReplies) })
  seen()
  setTimeout(seen, LATE_REPLIES_DELAY_MS)
}

/** Returns the function that reports the state of the network as the service worker has found it. */
const networkReporterOf = ({ up, portal }: { up: boolean; portal: boolean }): (() => void) =>
  up ? markNetworkAnswered : portal ? markCaptivePortalAnswered : markNetworkFailed

/** Waits until the page is loaded, then idle, and then for another second (section 9 of the specification). */
async function waitForQuietPage(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') await new Promise((resolve) => requestIdleCallback(resolve, { timeout: MAX_IDLE_WAIT_MS }))
  await new Promise((resolve) => setTimeout(resolve, PREFETCH_DELAY_MS))
}

/** Returns the service worker when it is active. Before that, it has neither the app's files nor control of pages. */
async function waitForActiveWorker(): Promise<ServiceWorker> {
  const { active } = await navigator.serviceWorker.ready
  if (active === null) throw new Error('A ready registration without an active worker')
  if (active.state === 'activated') return active
  await new Promise<void>((resolve) => active.addEventListener('statechange', () => active.state === 'activated' && resolve()))
  return active
}

function setReady(ready: boolean, parts: number, firstVisit: boolean): void {
  const became = firstVisit && ready && !workerState.ready
  workerState.ready = ready
  workerState.offlinePartCount = parts
  if (!ready) workerState.isNewlyReady = false
  if (became) afterFirstInteraction(showReadyNotice)
}

function showReadyNotice(): void {
  if (!workerState.ready) return
  workerState.isNewlyReady = true
  setTimeout(() => {
    workerState.isNewlyReady = false
  }, NOTICE_SHOWN_MS)
}
