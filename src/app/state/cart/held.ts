import { applyFold } from '#data/outbox/apply-fold.ts'
import { fold, type PendingChange } from '#data/outbox/fold.ts'
import { type Intent, linesOf } from '#data/outbox/intent.ts'

/**
 * Changes of the cart that neither this device nor the shop has taken, oldest first. They are gone when the page is closed, and the page
 * says so.
 */
let held: readonly Intent[] = []

/** What this page alone holds of one customer. */
export const heldOf = (owner: string): readonly Intent[] => held.filter((intent) => intent.owner === owner)

/** Holds changes in this page's memory, folded as those in the device's queue are. Gives the ids of what they are part of now. */
export function holdInPage(owner: string, changes: readonly (PendingChange & { id: string })[]): string[] {
  const ids: string[] = []
  for (const change of changes) {
    const who = { owner, madeAt: Date.now() }
    past.add(change.id)
    held = applyFold(held, fold({ queue: heldOf(owner), lines: null }, change), who, held.at(-1)?.seq ?? 0)
    ids.push(partOf(heldOf(owner), change))
  }
  askBeforeLeaving()
  return ids
}

/** Itself, or the change of the same line that it was folded into. */
function partOf(now: readonly Intent[], change: PendingChange & { id: string }): string {
  const lines = linesOf(change)
  const folded = now.findLast((intent) => linesOf(intent).some((id) => lines.includes(id)))
  return now.some(({ id }) => id === change.id) ? change.id : (folded?.id ?? change.id)
}

const past = new Set<string>()
/** Ids of what goes to the shop past the device's queue. A silent database may have written it down all the same. */
export const sentDirectly = (): ReadonlySet<string> => past

/** It is about to be sent: from now on nobody knows whether the shop has it, and nothing is folded into it any more. */
export function markSent(id: string): void {
  held = held.map((intent) => (intent.id === id ? { ...intent, attempts: intent.attempts + 1 } : intent))
}

/** The shop has it, or will never take it. */
export function release(id: string): void {
  held = held.filter((intent) => intent.id !== id)
  if (held.length === 0) removeEventListener('beforeunload', ask)
}

const ask = (event: Event) => event.preventDefault()

/** The browser asks whoever closes the page whether they mean it. */
function askBeforeLeaving(): void {
  if (held.length > 0) addEventListener('beforeunload', ask)
}
