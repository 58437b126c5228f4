import { proxy, type Snapshot, snapshot } from 'valtio/vanilla'

const first = new WeakMap<object, object>()

/**
 * Creates state of a user, a device or a moment. The server renders for an anonymous visitor, so on the server and during hydration it has
 * its initial value; local data follows right after.
 */
export function personal<T extends object>(beginning: T): T {
  const facts = proxy(beginning)
  first.set(facts, snapshot(facts) as object)
  return facts
}

/** State as an anonymous visitor sees it: personal state with its initial value, other state unchanged. */
export const asUnknownVisitor = <T extends object>(facts: T): Snapshot<T> =>
  // The stored value is a snapshot of this state; the map loses its type.
  (first.get(facts) as Snapshot<T> | undefined) ?? snapshot(facts)
