import { DAY_MS } from '#contract/limits.ts'
import { logErrorOnly } from './notices.ts'
import { createPersonalState } from './personal.ts'
import { deviceStorage } from './storage.ts'

/**
 * Whether the browser stores this device's data permanently, as its `type`:
 * - `kept`: the browser guarantees that.
 * - `may-clear`: the browser deletes the data when space runs out.
 * - `unknown`: the browser does not say.
 *
 * `refused`: whether the browser has just refused to store the data permanently.
 */
export const storagePersistence = createPersonalState<{
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

type PersistentStorageApi = Partial<Pick<StorageManager, 'persisted' | 'persist' | 'estimate'>>

/** Returns the browser's storage manager, which old browsers lack, and pages on plain http. */
const browserStorage = (): PersistentStorageApi => globalThis.navigator?.storage ?? {}

const PERSIST_ASKED_KEY = 'asked-to-keep'
/** How long to wait before asking the browser again. Some browsers ask the user, who should not be asked often. */
const REQUEST_INTERVAL_MS = 30 * DAY_MS

/** Reads whether the browser stores data permanently, and how much space it grants. */
export async function readStoragePersistence(storage = browserStorage()): Promise<void> {
  try {
    const [kept, space] = await Promise.all([storage.persisted?.(), storage.estimate?.()])
    storagePersistence.type = kept === undefined ? 'unknown' : kept ? 'kept' : 'may-clear'
    storagePersistence.usedBytes = space?.usage ?? null
    storagePersistence.mostBytes = space?.quota ?? null
  } catch (error) {
    logErrorOnly(error)
    storagePersistence.type = 'unknown'
  }
}

/**
 * Asks the browser to store data permanently, because this device now has data that exists nowhere else. Called on every such occasion; the
 * browser is asked at most once a month.
 */
export async function requestPersistence(
  storage = browserStorage(),
  memory: () => Pick<Storage, 'getItem' | 'setItem'> = () => deviceStorage,
): Promise<void> {
  if (storage.persist === undefined || storage.persisted === undefined) return
  try {
    const last = Number(memory().getItem(PERSIST_ASKED_KEY))
    if (Date.now() - last < REQUEST_INTERVAL_MS || (await storage.persisted())) return
    memory().setItem(PERSIST_ASKED_KEY, String(Date.now()))
    await requestPersistenceAgain(storage)
  } catch (error) {
    logErrorOnly(error)
  }
}

/** Asks the browser again to store data permanently: because the user wants that, or because the answer may differ now. */
export async function requestPersistenceAgain(storage = browserStorage()): Promise<void> {
  try {
    const kept = await storage.persist?.()
    await readStoragePersistence(storage)
    storagePersistence.refused = kept === false
  } catch (error) {
    logErrorOnly(error)
    storagePersistence.refused = true
  }
}
