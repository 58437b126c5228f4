import { DAY_MS } from '#contract/limits.ts'
import { logOnly } from './notices.ts'
import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

/**
 * Whether what is on this device stays there.
 * - `kept`: the browser has promised it.
 * - `may-clear`: it clears it when space runs out. `refused`: it was asked just now and did not promise.
 * - `unknown`: it does not say.
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

/** Old browsers have none, and nobody has one on plain http. */
const here = (): Keeper => globalThis.navigator?.storage ?? {}

const ASKED_KEY = 'asked-to-keep'
/** Some browsers ask the person, and nobody likes to be asked twice. */
const ASK_AGAIN_AFTER_MS = 30 * DAY_MS

/** Reads what the browser says of its promise and of the space that it gives. */
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
 * Something lies on this device that is nowhere else: asks the browser not to clear it when space runs out. Called at each such occasion;
 * the browser hears it once a month at most.
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

/** Asks the browser, however lately it was asked: the person wants it, or something has changed. */
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
