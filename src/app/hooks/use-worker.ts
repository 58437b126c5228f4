import { acceptUpdate, update } from '#app/state/worker/update.ts'
import { worker } from '#app/state/worker/worker.ts'
import { useFacts } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** What the worker said of itself, and the update that may wait, with the verb that takes it. */
export function useWorker() {
  const { ready, news, parts } = useFacts(worker)
  const { type } = useFacts(update)
  // A private window, or plain http: nothing is kept there.
  const possible = !useHydrated() || 'serviceWorker' in navigator
  return { possible, ready, news, parts, updateIs: type, acceptUpdate }
}
