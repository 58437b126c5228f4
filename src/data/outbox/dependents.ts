import type { CartLine } from '#contract/cart/cart.ts'
import { type ChangeOfCall, type Intent, isUnsentIntent, lineIdsOf } from './intent.ts'
import { jobsAfterQuantityChange, removeLinesFromIntents } from './merge-change-into-queue.ts'
import { linePresenceOf } from './presence.ts'

/** How a refusal affects the queue: the changes to delete from it, and the changes to update in it. */
export interface DependentChanges {
  deleted: Intent[]
  updated: Intent[]
}

/**
 * Returns how a refusal affects later unsent changes of the same cart line, which were made in the belief that the refused change would
 * succeed. `queue` is the owner's queue, oldest first, with `refused` already marked. If the line does not exist, a later quantity becomes
 * the quantity of the refused change. If the line exists, the later change of quantity stays and the refused change is deleted. A later
 * delete of the line also deletes the refused change.
 */
export function resolveDependentChanges(refused: Intent, queue: readonly Intent[], lines: readonly CartLine[] | null): DependentChanges {
  if (refused.call !== 'cartAdd' && refused.call !== 'cartUpdate') return { deleted: [], updated: [refused] }
  const [id = ''] = lineIdsOf(refused)
  const gone: Intent[] = []
  let now: Intent = refused
  for (const later of queue) {
    if (later.seq <= refused.seq || !isUnsentIntent(later) || !lineIdsOf(later).includes(id)) continue
    if (later.call === 'cartAdd' || later.call === 'orderPlace') break
    const presence = linePresenceOf(
      id,
      lines,
      queue.filter(({ seq }) => seq < later.seq),
    )
    if (later.call === 'cartUpdate') {
      if (presence === 'unknown') break
      if (presence === 'yes') return { deleted: [...gone, refused], updated: [] }
      now = withUpdatedQuantity(now, later)
      gone.push(later)
    }
    if (later.call === 'cartDeleteBatch') {
      const { drop, put } = presence === 'no' ? removeLinesFromIntents([later], 'cartDeleteBatch', new Set([id])) : { drop: [], put: [] }
      return { deleted: [...gone, refused, ...drop], updated: put }
    }
  }
  return { deleted: gone, updated: [now] }
}

/**
 * Returns the refused change with the quantity and jobs of a later change. The refused change keeps its Idempotency-Key only after a server
 * error (rejected.ts). If the server did apply it then, the server rejects the repeated request with the same key, so that nothing is added
 * twice.
 */
const withUpdatedQuantity = (intent: Intent, later: ChangeOfCall<'cartUpdate'>): Intent => {
  const pieces = { qty: later.input.qty, ...jobsAfterQuantityChange(intent, later) }
  return intent.call === 'cartAdd'
    ? { ...intent, input: { ...intent.input, ...pieces } }
    : intent.call === 'cartUpdate'
      ? { ...intent, input: { ...intent.input, ...pieces } }
      : intent
}
