import type { Workbox } from 'workbox-window'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { hasUnsavedInput } from '#app/state/page/unsaved-input.ts'
import { type Registered, registerWorker } from './register-worker.ts'

/**
 * `waiting`: a newer shop is here and waits for a yes or the next navigation. `elsewhere`: another tab has taken it; this page still runs
 * the old one.
 */
export const update = personal<{ type: 'none' | 'waiting' | 'elsewhere' }>({ type: 'none' })

const LOOK_EVERY_MS = 60 * 60 * 1000

/** The old worker gives way only when it has nothing to answer, so the take-over waits until the page moved to has what it asked for. */
const CALM_MS = 1500

/** A person who said yes waits this long for an old worker that still has something to answer. */
const PATIENCE_MS = 4000

let registration: ServiceWorkerRegistration | null = null
let accepted = false
let reloading = false

/**
 * Follows a registered worker: a newer one waits for the person's yes when they have typed something, else it is taken at the next
 * navigation.
 */
export function watchUpdates({ workbox, registration: watched }: Registered): void {
  registration = watched
  // Opening the page was a navigation too.
  if (watched.waiting) offer(true)
  hearNewer(workbox)
  let controlled = navigator.serviceWorker.controller !== null
  workbox.addEventListener('controlling', () => {
    if (controlled) onActivated()
    controlled = true
  })
  // The router says `pushState` when it has moved on.
  for (const moved of ['pushState', 'popstate'])
    addEventListener(moved, () => update.type !== 'none' && setTimeout(activateUnlessTyping, CALM_MS))
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    // Without a network there is no news; the browser looks again by itself at the next start.
    workbox.update().catch(() => undefined)
  })
}

function hearNewer(workbox: Workbox): void {
  workbox.addEventListener('waiting', () => navigator.serviceWorker.controller && offer(false))
  // Workbox follows one update of a page that lies open, and is deaf when that one has failed on a bad line: another instance hears the
  // next.
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal) registerWorker().then((next) => hearNewer(next.workbox), logOnly)
  })
}

const activateUnlessTyping = () => !hasUnsavedInput() && activate()

function offer(atNavigation: boolean): void {
  update.type = 'waiting'
  if (atNavigation && !hasUnsavedInput()) activate()
}

/**
 * The person's yes: the waiting worker takes over and the page opens anew, at the latest after a few seconds: what the page still waits for
 * then ends with it.
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
