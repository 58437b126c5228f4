import { acceptUpdate, update } from '#app/state/worker/update.ts'
import { worker } from '#app/state/worker/worker.ts'
import { useFacts } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** The worker's reported state, and the action that applies a waiting update. */
export function useWorker() {
  const { ready, news, parts } = useFacts(worker)
  const { type } = useFacts(update)
  // A private window or plain http: no worker is available.
  const possible = !useHydrated() || 'serviceWorker' in navigator
  return { possible, ready, news, parts, updateIs: type, acceptUpdate }
}
