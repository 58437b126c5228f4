import { tabStorage } from '#app/state/page/storage.ts'
import { RELOAD_GUARD_MS } from '#contract/limits.ts'

const RELOAD_TIMES_KEY = 'chunk-reloads'

interface ReloadContext {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  online: boolean
  now: number
}

/** Whether an error means that a chunk of the app could not be loaded: after an update, or offline. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload|error loading dynamically/i.test(error.message)

/**
 * Whether the page may be reloaded because a chunk failed to load: at most once per 10 s and path (sections 4 and 8 of the specification),
 * and never offline, because the screen's content would be lost. A positive answer is recorded.
 */
export function claimPageReload(path: string, { storage, online, now }: ReloadContext): boolean {
  if (!online) return false
  const times = readReloadTimes(storage)
  if (now - (times[path] ?? Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return false
  const young = Object.entries(times).filter(([, time]) => now - time < RELOAD_GUARD_MS)
  storage.setItem(RELOAD_TIMES_KEY, JSON.stringify({ ...Object.fromEntries(young), [path]: now }))
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
  const does = (await answers()) && claimPageReload(location.pathname, { storage: tabStorage, online: navigator.onLine, now: Date.now() })
  if (does) reload()
  return does
}

function readReloadTimes(storage: ReloadContext['storage']): Record<string, number> {
  try {
    return JSON.parse(storage.getItem(RELOAD_TIMES_KEY) ?? '{}') as Record<string, number>
  } catch {
    // An unreadable record is treated as if no reload had happened.
    return {}
  }
}
