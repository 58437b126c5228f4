import type { Workbox } from 'workbox-window'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { hasUnsavedInput } from '#app/state/page/unsaved-input.ts'
import { type Registered, registerWorker } from './register-worker.ts'

/**
 * Whether a newer version of the app is there. `waiting`: it is installed, and waits for the user's consent or the next navigation.
 * `elsewhere`: another tab has activated it, while this page still runs the old version.
 */
export const update = personal<{ type: 'none' | 'waiting' | 'elsewhere' }>({ type: 'none' })

const LOOK_EVERY_MS = 60 * 60 * 1000

/**
 * How long the change of the service worker waits after a navigation, so that the next page has its answers. The old worker is only
 * replaced when it is idle.
 */
const CALM_MS = 1500

/** How long the page waits, after the user's consent, for an old service worker that is still busy. */
const PATIENCE_MS = 4000

let registration: ServiceWorkerRegistration | null = null
let accepted = false
let reloading = false

/**
 * Follows updates of a registered service worker. A newer version is activated at the next navigation. If the user has typed something, it
 * is activated only with their consent.
 */
export function watchUpdates({ workbox, registration: watched }: Registered): void {
  registration = watched
  // The page was just opened, which was a navigation too.
  if (watched.waiting) offer(true)
  followNextUpdate(workbox)
  let controlled = navigator.serviceWorker.controller !== null
  workbox.addEventListener('controlling', () => {
    if (controlled) onActivated()
    controlled = true
  })
  // The router fires `pushState` after a navigation.
  for (const moved of ['pushState', 'popstate'])
    addEventListener(moved, () => update.type !== 'none' && setTimeout(activateUnlessTyping, CALM_MS))
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    // This fails without a network. The browser then checks again at the next start.
    workbox.update().catch(() => undefined)
  })
}

function followNextUpdate(workbox: Workbox): void {
  workbox.addEventListener('waiting', () => navigator.serviceWorker.controller && offer(false))
  // Workbox follows only one update while a page is open. If that update fails on a bad connection, a new Workbox object must follow the
  // next one.
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal) registerWorker().then((next) => followNextUpdate(next.workbox), logOnly)
  })
}

const activateUnlessTyping = () => !hasUnsavedInput() && activate()

function offer(atNavigation: boolean): void {
  update.type = 'waiting'
  if (atNavigation && !hasUnsavedInput()) activate()
}

/**
 * Applies the update that the user has accepted: the waiting service worker takes over, and the page is loaded again after a few seconds at
 * most. Requests that are still running then are cancelled.
 */
export function acceptUpdate(): void {
  setTimeout(reload, PATIENCE_MS)
  activate()
}

function activate(): void {
  accepted = true
  if (registration?.waiting) registration.waiting.postMessage({ type: 'take-over' })
  else reload()
}

function onActivated(): void {
  if (accepted || !hasUnsavedInput()) reload()
  else update.type = 'elsewhere'
}

function reload(): void {
  if (reloading) return
  reloading = true
  location.reload()
}
