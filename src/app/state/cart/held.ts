import { applyQueueChanges } from '#data/outbox/apply-queue-changes.ts'
import { type Intent, lineIdsOf } from '#data/outbox/intent.ts'
import { mergeChangeIntoQueue, type PendingChange } from '#data/outbox/merge-change-into-queue.ts'

/** Changes of the cart that are only in memory, oldest first. They are lost when the page closes, and the page warns about that. */
let inMemoryChanges: readonly Intent[] = []

/** Returns a customer's changes that are only in memory. */
export const inMemoryChangesOf = (owner: string): readonly Intent[] => inMemoryChanges.filter((intent) => intent.owner === owner)

/**
 * Holds changes in memory. Changes of the same line are merged, as in the stored outbox. Returns the ids of the changes that now contain
 * them.
 */
export function storeChangesInMemory(owner: string, changes: readonly (PendingChange & { id: string })[]): string[] {
  const ids: string[] = []
  for (const change of changes) {
    const who = { owner, madeAt: Date.now() }
    directlySentIds.add(change.id)
    inMemoryChanges = applyQueueChanges(
      inMemoryChanges,
      mergeChangeIntoQueue({ queue: inMemoryChangesOf(owner), lines: null }, change),
      who,
      inMemoryChanges.at(-1)?.seq ?? 0,
    )
    ids.push(containingChangeId(inMemoryChangesOf(owner), change))
  }
  confirmBeforeClosing()
  return ids
}

/** Returns the id of a change, or that of the earlier change of the same line into which it was merged. */
function containingChangeId(now: readonly Intent[], change: PendingChange & { id: string }): string {
  const lines = lineIdsOf(change)
  const folded = now.findLast((intent) => lineIdsOf(intent).some((id) => lines.includes(id)))
  return now.some(({ id }) => id === change.id) ? change.id : (folded?.id ?? change.id)
}

const directlySentIds = new Set<string>()
/** Returns the ids of changes that are sent directly. A database that did not respond may have stored them nevertheless. */
export const directlySentChangeIds = (): ReadonlySet<string> => directlySentIds

/** Records that a change is about to be sent. The server may have it from now on, so nothing is merged into it any more. */
export function markDirectlySent(id: string): void {
  inMemoryChanges = inMemoryChanges.map((intent) => (intent.id === id ? { ...intent, attempts: intent.attempts + 1 } : intent))
}

/** Removes a change that the server has accepted or refused. */
export function removeInMemoryChange(id: string): void {
  inMemoryChanges = inMemoryChanges.filter((intent) => intent.id !== id)
  if (inMemoryChanges.length === 0) removeEventListener('beforeunload', preventClosing)
}

const preventClosing = (event: Event) => event.preventDefault()

/** Makes the browser ask the user before the page is closed, while changes are only in memory. */
function confirmBeforeClosing(): void {
  if (inMemoryChanges.length > 0) addEventListener('beforeunload', preventClosing)
}
