import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import { unknownVisitorSnapshot } from '#app/state/page/personal.ts'

/**
 * Subscribes a component to state: returns a snapshot and re-renders after changes. With `atOnce` the component updates within the current
 * task, which a text field needs to keep its caret. On the server and during hydration, personal state has its initial value.
 */
export function useStateSnapshot<T extends object>(facts: T, atOnce = false): Snapshot<T> {
  return useSyncExternalStore(
    useCallback((changed) => subscribe(facts, changed, atOnce), [facts, atOnce]),
    () => snapshot(facts),
    () => unknownVisitorSnapshot(facts),
  )
}
