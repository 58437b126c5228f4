import type { Workbox } from 'workbox-window'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { hasUnsavedInput } from '#app/state/page/unsaved-input.ts'
import { type RegisteredWorker, registerWorker } from './register-worker.ts'

/**
 * Whether a newer version of the app is there. `waiting`: it is installed, and waits for the user's consent or the next navigation.
 * `elsewhere`: another tab has activated it, while this page still runs the old version.
 */
export const appUpdate = createPersonalState<{ type: 'none' | 'waiting' | 'elsewhere' }>({ type: 'none' })

const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000

/**
 * How long a new service worker waits after a navigation before it takes over, so that the requests of the next page are answered first.
 * The old worker is only replaced when it is idle.
 */
const MIN_IDLE_MS = 1500

/** How long the page waits, after the user's consent, for an old service worker that is still busy. */
const ACTIVATION_TIMEOUT_MS = 4000

let registration: ServiceWorkerRegistration | null = null
let isUpdateAccepted = false
let isReloading = false

/**
 * Follows updates of a registered service worker. A newer version is activated at the next navigation. If the user has typed something, it
 * is activated only with their consent.
 */
export function watchUpdates({ workbox, registration: watched }: RegisteredWorker): void {
  registration = watched
  // Opening this page was a navigation too, so an update that is already waiting is handled like one at a navigation.
  if (watched.waiting) offerUpdate(true)
  watchNextUpdate(workbox)
  let controlled = navigator.serviceWorker.controller !== null
  workbox.addEventListener('controlling', () => {
    if (controlled) handleActivatedUpdate()
    controlled = true
  })
  // The router fires `pushState` after a navigation.
  for (const moved of ['pushState', 'popstate'])
    addEventListener(moved, () => appUpdate.type !== 'none' && setTimeout(activateUnlessTyping, MIN_IDLE_MS))
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < UPDATE_CHECK_INTERVAL_MS) return
    looked = Date.now()
    // The check for an update fails without a network. The browser then checks again at the next start.
    workbox.update().catch(() => undefined)
  })
}

function watchNextUpdate(workbox: Workbox): void {
  workbox.addEventListener('waiting', () => navigator.serviceWorker.controller && offerUpdate(false))
  // Workbox follows only one update while a page is open. If that update fails on a bad connection, a new Workbox object must follow the
  // next one.
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal) registerWorker().then((next) => watchNextUpdate(next.workbox), logErrorOnly)
  })
}

const activateUnlessTyping = () => !hasUnsavedInput() && activateUpdate()

function offerUpdate(atNavigation: boolean): void {
  appUpdate.type = 'waiting'
  if (atNavigation && !hasUnsavedInput()) activateUpdate()
}

/**
 * Applies the update that the user has accepted: the waiting service worker takes over, and the page is loaded again after a few seconds at
 * most. Requests that are still running then are cancelled.
 */
export function acceptUpdate(): void {
  setTimeout(reload, ACTIVATION_TIMEOUT_MS)
  activateUpdate()
}

function activateUpdate(): void {
  isUpdateAccepted = true
  if (registration?.waiting) registration.waiting.postMessage({ type: 'take-over' })
  else reload()
}

function handleActivatedUpdate(): void {
  if (isUpdateAccepted || !hasUnsavedInput()) reload()
  else appUpdate.type = 'elsewhere'
}

function reload(): void {
  if (isReloading) return
  isReloading = true
  location.reload()
}
