import { proxy, type Snapshot, snapshot } from 'valtio/vanilla'

const initialSnapshots = new WeakMap<object, object>()

/**
 * Creates state that belongs to a user, a device or a moment. The server renders for an unknown visitor, so on the server and during
 * hydration this state has its initial value. The device's data follows right after.
 */
export function createPersonalState<T extends object>(beginning: T): T {
  const facts = proxy(beginning)
  initialSnapshots.set(facts, snapshot(facts) as object)
  return facts
}

/** Returns state as an unknown visitor sees it: personal state with its initial value, other state unchanged. */
export const unknownVisitorSnapshot = <T extends object>(facts: T): Snapshot<T> =>
  // The stored value is a snapshot of this very state, but the map does not know its type.
  (initialSnapshots.get(facts) as Snapshot<T> | undefined) ?? snapshot(facts)
