import { ref } from 'valtio/vanilla'
import { tenant } from '#app/config.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { onWorkerMessage } from '#app/state/worker/on-worker-message.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import type { ToWorker } from '#contract/worker/messages.ts'
import { putPins } from '#data/packs/pins.ts'
import { uuid } from '#data/uuid.ts'
import { packPlace } from './place.ts'
import { partsForTomorrow } from './wanted-parts.ts'

/**
 * Whether the parts for tomorrow's jobs are available offline, as checked by the service worker.
 * - `no-worker`: this browser has no service worker, or it is not active yet.
 */
export type Tomorrow =
  | { type: 'unknown' | 'looking' | 'no-worker' | 'silent' }
  | { type: 'looked'; at: number; parts: number; missing: readonly Mcode[] }

export const tomorrow = personal<{ now: Tomorrow }>({ now: { type: 'unknown' } })

/**
 * How long to wait for the service worker. On a slow connection 150 parts take minutes; a worker that is silent for longer was terminated.
 */
const MAX_ANSWER_MS = 5 * 60 * 1000

let running: Promise<void> | null = null
let isAskedAgain = false

/**
 * Records which parts are needed tomorrow, lets the service worker fetch their missing data, and shows the result. Only one run at a time;
 * a call during a run causes another run, because the network may be back.
 */
export function readyForTomorrow(): Promise<void> {
  if (running !== null) isAskedAgain = true
  running ??= lookUntilAnswered().finally(() => {
    running = null
  })
  return running
}

async function lookUntilAnswered(): Promise<void> {
  do {
    isAskedAgain = false
    await checkParts()
  } while (isAskedAgain)
}

async function checkParts(): Promise<void> {
  const worker = globalThis.navigator?.serviceWorker?.controller ?? null
  const parts = await partsForTomorrow()
  await pin(parts)
  if (worker === null) {
    tomorrow.now = { type: 'no-worker' }
    return
  }
  const before = tomorrow.now
  if (before.type !== 'looked') tomorrow.now = { type: 'looking' }
  const wanted = parts.map(({ mcode }) => mcode)
  const missing = wanted.length === 0 ? [] : await askWorker(worker, wanted)
  if (missing !== null) tomorrow.now = ref({ type: 'looked', at: Date.now(), parts: wanted.length, missing })
  else if (before.type !== 'looked') tomorrow.now = { type: 'silent' }
}

/**
 * Records the parts for tomorrow in the database of packs, so that the service worker renews them while the shop is closed. Without that
 * database only the page renews them.
 */
async function pin(parts: Parameters<typeof putPins>[1]): Promise<void> {
  const place = packPlace()
  if (place !== null) await putPins(place.store, parts).catch(logOnly)
}

function askWorker(worker: Pick<ServiceWorker, 'postMessage'>, parts: Mcode[]): Promise<readonly Mcode[] | null> {
  const ask = uuid()
  const message: ToWorker = { type: 'keep-parts', ask, tenantId: tenant().tenantId, locale: shownLocale(), parts }
  return new Promise((resolve) => {
    const end = (missing: readonly Mcode[] | null) => {
      clearTimeout(timer)
      stop()
      resolve(missing)
    }
    const timer = setTimeout(end, MAX_ANSWER_MS, null)
    const stop = onWorkerMessage((said) => {
      if (said.type === 'parts-kept' && said.ask === ask) end(said.missing)
    })
    worker.postMessage(message)
  })
}

/** Calls a function when the service worker controls this page, some seconds into a first visit. Returns a function that ends this. */
export function onWorkerInCharge(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', listener)
  return () => serviceWorker.removeEventListener('controllerchange', listener)
}

// The list of parts for tomorrow is private, so it is deleted.
onSignedOut(async () => {
  tomorrow.now = { type: 'unknown' }
  await pin([])
})
