import { acceptUpdate, appUpdate } from '#app/state/worker/update.ts'
import { workerState } from '#app/state/worker/worker.ts'
import { useStateSnapshot } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** Returns the service worker's state, and the action that installs a waiting update. */
export function useServiceWorkerState() {
  const { ready, isNewlyReady, offlinePartCount } = useStateSnapshot(workerState)
  const { type } = useStateSnapshot(appUpdate)
  // In a private window or on plain http, no service worker is available.
  const possible = !useHydrated() || 'serviceWorker' in navigator
  return { possible, ready, news: isNewlyReady, parts: offlinePartCount, updateIs: type, acceptUpdate }
}
