import { applyFold } from '#data/outbox/apply-fold.ts'
import { fold, type PendingChange } from '#data/outbox/fold.ts'
import { type Intent, linesOf } from '#data/outbox/intent.ts'

/** Cart changes that are only in memory, oldest first. They are lost when the page closes, and the page warns about that. */
let held: readonly Intent[] = []

/** A customer's changes that are only in memory. */
export const heldOf = (owner: string): readonly Intent[] => held.filter((intent) => intent.owner === owner)

/** Holds changes in memory, folded like those in the stored queue. Returns the ids of the changes that now contain them. */
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

/** The change itself, or the change of the same line into which it was folded. */
function partOf(now: readonly Intent[], change: PendingChange & { id: string }): string {
  const lines = linesOf(change)
  const folded = now.findLast((intent) => linesOf(intent).some((id) => lines.includes(id)))
  return now.some(({ id }) => id === change.id) ? change.id : (folded?.id ?? change.id)
}

const past = new Set<string>()
/** Ids of changes that are sent directly. An unresponsive database may have stored them nevertheless. */
export const sentDirectly = (): ReadonlySet<string> => past

/** About to be sent: from now on the server may have it, so nothing is folded into it. */
export function markSent(id: string): void {
  held = held.map((intent) => (intent.id === id ? { ...intent, attempts: intent.attempts + 1 } : intent))
}

/** The server has accepted or refused it. */
export function release(id: string): void {
  held = held.filter((intent) => intent.id !== id)
  if (held.length === 0) removeEventListener('beforeunload', ask)
}

const ask = (event: Event) => event.preventDefault()

/** Makes the browser ask before the page is closed. */
function askBeforeLeaving(): void {
  if (held.length > 0) addEventListener('beforeunload', ask)
}
