import { tabStorage } from '#app/state/page/storage.ts'
import { MIN_RELOAD_INTERVAL_MS } from '#contract/limits.ts'

const RELOAD_TIMES_KEY = 'chunk-reloads'

interface ReloadConditions {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  isOnline: boolean
  nowMs: number
}

/** Whether an error means that a chunk of the app could not be loaded: after an update, or offline. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload|error loading dynamically/i.test(error.message)

/**
 * Whether the page may be reloaded because a chunk failed to load: at most once per 10 s and path (sections 4 and 8 of the specification),
 * and never offline, because the screen's content would be lost. A positive answer is recorded.
 */
export function claimPageReload(path: string, { storage, isOnline, nowMs }: ReloadConditions): boolean {
  if (!isOnline) return false
  const times = readReloadTimes(storage)
  if (nowMs - (times[path] ?? Number.NEGATIVE_INFINITY) < MIN_RELOAD_INTERVAL_MS) return false
  const young = Object.entries(times).filter(([, time]) => nowMs - time < MIN_RELOAD_INTERVAL_MS)
  storage.setItem(RELOAD_TIMES_KEY, JSON.stringify({ ...Object.fromEntries(young), [path]: nowMs }))
  return true
}

/** Whether the server responds. If it does not, a reload would show an empty window. */
const isShopReachable = (): Promise<boolean> =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Reloads the page because a chunk failed to load, if a reload is allowed and the server responds. Resolves with whether the page reloads.
 */
export async function reloadForChunk(
  answers: () => Promise<boolean> = isShopReachable,
  reload = () => location.reload(),
): Promise<boolean> {
  const does =
    (await answers()) && claimPageReload(location.pathname, { storage: tabStorage, isOnline: navigator.onLine, nowMs: Date.now() })
  if (does) reload()
  return does
}

function readReloadTimes(storage: ReloadConditions['storage']): Record<string, number> {
  try {
    return JSON.parse(storage.getItem(RELOAD_TIMES_KEY) ?? '{}') as Record<string, number>
  } catch {
    // An unreadable record is treated as if no reload had happened.
    return {}
  }
}
