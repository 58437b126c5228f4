import { proxy, type Snapshot, snapshot } from 'valtio/vanilla'

const first = new WeakMap<object, object>()

/**
 * State of a person, a device or a moment. The server renders a page for nobody in particular, so there, and in the first render of such a
 * page in the browser, it is shown as it begins; what this device knows comes right after.
 */
export function personal<T extends object>(beginning: T): T {
  const facts = proxy(beginning)
  first.set(facts, snapshot(facts) as object)
  return facts
}

/** Facts as an unknown visitor sees them: personal ones as they began, all others as they are. */
export const asUnknownVisitor = <T extends object>(facts: T): Snapshot<T> =>
  // What was kept for these facts is a snapshot of them; the map forgets their type.
  (first.get(facts) as Snapshot<T> | undefined) ?? snapshot(facts)
