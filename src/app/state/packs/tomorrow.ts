import { ref } from 'valtio/vanilla'
import { currentTenant } from '#app/config.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { onWorkerMessage } from '#app/state/worker/on-worker-message.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import type { MessageToWorker } from '#contract/worker/messages.ts'
import { replacePinnedParts } from '#data/packs/pins.ts'
import { uuid } from '#data/uuid.ts'
import { openPackConnection } from './place.ts'
import { partsForTomorrow } from './wanted-parts.ts'

/**
 * Whether the parts for tomorrow's jobs are available offline, as checked by the service worker.
 * - `no-worker`: this browser has no service worker, or it is not active yet.
 */
export type ReadinessCheck =
  | { type: 'unknown' | 'looking' | 'no-worker' | 'silent' }
  | { type: 'looked'; checkedAt: number; partCount: number; missingCodes: readonly Mcode[] }

export const tomorrowReadiness = createPersonalState<{ current: ReadinessCheck }>({ current: { type: 'unknown' } })

/**
 * How long to wait for the service worker. On a slow connection 150 parts take minutes; a worker that is silent for longer was terminated.
 */
const WORKER_REPLY_TIMEOUT_MS = 5 * 60 * 1000

let runningCheck: Promise<void> | null = null
let isCheckRequestedAgain = false

/**
 * Records which parts are needed tomorrow, lets the service worker fetch their missing data, and shows the result. Only one run at a time;
 * a call during a run causes another run, because the network may be back.
 */
export function checkTomorrowReadiness(): Promise<void> {
  if (runningCheck !== null) isCheckRequestedAgain = true
  runningCheck ??= checkUntilAnswered().finally(() => {
    runningCheck = null
  })
  return runningCheck
}

async function checkUntilAnswered(): Promise<void> {
  do {
    isCheckRequestedAgain = false
    await checkWantedParts()
  } while (isCheckRequestedAgain)
}

async function checkWantedParts(): Promise<void> {
  const worker = globalThis.navigator?.serviceWorker?.controller ?? null
  const parts = await partsForTomorrow()
  await pinWantedParts(parts)
  if (worker === null) {
    tomorrowReadiness.current = { type: 'no-worker' }
    return
  }
  const before = tomorrowReadiness.current
  if (before.type !== 'looked') tomorrowReadiness.current = { type: 'looking' }
  const wanted = parts.map(({ mcode }) => mcode)
  const missing = wanted.length === 0 ? [] : await askWorkerForMissing(worker, wanted)
  if (missing !== null)
    tomorrowReadiness.current = ref({ type: 'looked', checkedAt: Date.now(), partCount: wanted.length, missingCodes: missing })
  else if (before.type !== 'looked') tomorrowReadiness.current = { type: 'silent' }
}

/**
 * Records the parts for tomorrow in the database of packs, so that the service worker renews them while the shop is closed. Without that
 * database only the page renews them.
 */
async function pinWantedParts(parts: Parameters<typeof replacePinnedParts>[1]): Promise<void> {
  const place = openPackConnection()
  if (place !== null) await replacePinnedParts(place.store, parts).catch(logErrorOnly)
}

function askWorkerForMissing(worker: Pick<ServiceWorker, 'postMessage'>, parts: Mcode[]): Promise<readonly Mcode[] | null> {
  const ask = uuid()
  const message: MessageToWorker = { type: 'keep-parts', ask, tenantId: currentTenant().tenantId, locale: shownLocale(), parts }
  return new Promise((resolve) => {
    const end = (missing: readonly Mcode[] | null) => {
      clearTimeout(timer)
      stop()
      resolve(missing)
    }
    const timer = setTimeout(end, WORKER_REPLY_TIMEOUT_MS, null)
    const stop = onWorkerMessage((said) => {
      if (said.type === 'parts-kept' && said.ask === ask) end(said.missing)
    })
    worker.postMessage(message)
  })
}

/** Calls a function when the service worker controls this page, some seconds into a first visit. Returns a function that ends this. */
export function onWorkerControlChange(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', listener)
  return () => serviceWorker.removeEventListener('controllerchange', listener)
}

// The list of parts for tomorrow is private, so it is deleted.
onSignedOut(async () => {
  tomorrowReadiness.current = { type: 'unknown' }
  await pinWantedParts([])
})
