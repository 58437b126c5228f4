import { acceptUpdate, update } from '#app/state/worker/update.ts'
import { worker } from '#app/state/worker/worker.ts'
import { useFacts } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** Returns the service worker's state, and the action that installs a waiting update. */
export function useWorker() {
  const { ready, news, parts } = useFacts(worker)
  const { type } = useFacts(update)
  // In a private window or on plain http, no service worker is available.
  const possible = !useHydrated() || 'serviceWorker' in navigator
  return { possible, ready, news, parts, updateIs: type, acceptUpdate }
}
