import { DAY_MS } from '#contract/limits.ts'
import { logOnly } from './notices.ts'
import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

/**
 * Whether the browser stores this device's data permanently.
 * - `kept`: guaranteed.
 * - `may-clear`: evicted when space runs out. `refused`: just requested and not granted.
 * - `unknown`: not reported.
 */
export const durable = personal<{
  type: 'asking' | 'kept' | 'may-clear' | 'unknown'
  refused: boolean
  usedBytes: number | null
  mostBytes: number | null
}>({
  type: 'asking',
  refused: false,
  usedBytes: null,
  mostBytes: null,
})

type Keeper = Partial<Pick<StorageManager, 'persisted' | 'persist' | 'estimate'>>

/** Missing in old browsers, and on plain http. */
const here = (): Keeper => globalThis.navigator?.storage ?? {}

const ASKED_KEY = 'asked-to-keep'
/** Some browsers ask the user, who should not be asked often. */
const ASK_AGAIN_AFTER_MS = 30 * DAY_MS

/** Reads the browser's guarantee and quota. */
export async function lookAtStorage(storage = here()): Promise<void> {
  try {
    const [kept, space] = await Promise.all([storage.persisted?.(), storage.estimate?.()])
    durable.type = kept === undefined ? 'unknown' : kept ? 'kept' : 'may-clear'
    durable.usedBytes = space?.usage ?? null
    durable.mostBytes = space?.quota ?? null
  } catch (error) {
    logOnly(error)
    durable.type = 'unknown'
  }
}

/**
 * This device has data that exists nowhere else: requests persistent storage. Called on every such occasion; the browser is asked at most
 * once a month.
 */
export async function askToKeep(storage = here(), memory: () => Pick<Storage, 'getItem' | 'setItem'> = () => deviceTexts): Promise<void> {
  if (storage.persist === undefined || storage.persisted === undefined) return
  try {
    const last = Number(memory().getItem(ASKED_KEY))
    if (Date.now() - last < ASK_AGAIN_AFTER_MS || (await storage.persisted())) return
    memory().setItem(ASKED_KEY, String(Date.now()))
    await askAgainToKeep(storage)
  } catch (error) {
    logOnly(error)
  }
}

/** Requests persistent storage again: on the user's request, or after a change. */
export async function askAgainToKeep(storage = here()): Promise<void> {
  try {
    const kept = await storage.persist?.()
    await lookAtStorage(storage)
    durable.refused = kept === false
  } catch (error) {
    logOnly(error)
    durable.refused = true
  }
}
