import { DAY_MS } from '#contract/limits.ts'
import { logOnly } from './notices.ts'
import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

/**
 * Whether the browser stores this device's data permanently.
 * - `kept`: the browser guarantees that.
 * - `may-clear`: the browser deletes it when space runs out.
 * - `refused`: whether the browser has just refused to store it permanently.
 * - `unknown`: the browser does not say.
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

/** Returns the browser's storage manager, which old browsers lack, and pages on plain http. */
const here = (): Keeper => globalThis.navigator?.storage ?? {}

const ASKED_KEY = 'asked-to-keep'
/** How long to wait before asking the browser again. Some browsers ask the user, who should not be asked often. */
const ASK_AGAIN_AFTER_MS = 30 * DAY_MS

/** Reads whether the browser stores data permanently, and how much space it grants. */
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
 * Asks the browser to store data permanently, because this device now has data that exists nowhere else. Called on every such occasion; the
 * browser is asked at most once a month.
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

/** Asks the browser again to store data permanently: because the user wants it, or after a change. */
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
