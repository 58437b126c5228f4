import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import { asUnknownVisitor } from '#app/state/page/personal.ts'

/**
 * Reads state in a component: a snapshot, and a new one whenever something in it has changed. With `atOnce` not after the current task but
 * within it, as a text field needs, or React would put the caret at its end. On the server, and while its page is hydrated, a personal fact
 * is as it began.
 */
export function useFacts<T extends object>(facts: T, atOnce = false): Snapshot<T> {
  return useSyncExternalStore(
    useCallback((changed) => subscribe(facts, changed, atOnce), [facts, atOnce]),
    () => snapshot(facts),
    () => asUnknownVisitor(facts),
  )
}
