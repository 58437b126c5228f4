import type { CartLine } from '#contract/cart/cart.ts'
import { jobsAfterQuantity, removeLinesFromIntents } from './fold.ts'
import { type ChangeOfCall, type Intent, isUnsent, lineIdsOf } from './intent.ts'
import { linePresenceOf } from './presence.ts'

/** Changes to delete from the queue, and changes to update in it. */
export interface DependentChanges {
  gone: Intent[]
  now: Intent[]
}

/**
 * Returns how a refusal affects later unsent changes of the same cart line, which were made in the belief that the refused change would
 * succeed. `queue` is the owner's queue, oldest first, with `refused` already marked. A new quantity for a line that does not exist becomes
 * the quantity of the refused change. For an existing line, it replaces the refused change. A delete removes the refused change.
 */
export function resolveDependents(refused: Intent, queue: readonly Intent[], lines: readonly CartLine[] | null): DependentChanges {
  if (refused.call !== 'cartAdd' && refused.call !== 'cartUpdate') return { gone: [], now: [refused] }
  const [id = ''] = lineIdsOf(refused)
  const gone: Intent[] = []
  let now: Intent = refused
  for (const later of queue) {
    if (later.seq <= refused.seq || !isUnsent(later) || !lineIdsOf(later).includes(id)) continue
    if (later.call === 'cartAdd' || later.call === 'orderPlace') break
    const presence = linePresenceOf(
      id,
      lines,
      queue.filter(({ seq }) => seq < later.seq),
    )
    if (later.call === 'cartUpdate') {
      if (presence === 'unknown') break
      if (presence === 'yes') return { gone: [...gone, refused], now: [] }
      now = withUpdatedQuantity(now, later)
      gone.push(later)
    }
    if (later.call === 'cartDeleteBatch') {
      const { drop, put } = presence === 'no' ? removeLinesFromIntents([later], 'cartDeleteBatch', new Set([id])) : { drop: [], put: [] }
      return { gone: [...gone, refused, ...drop], now: put }
    }
  }
  return { gone, now: [now] }
}

/**
 * Returns the refused change with the quantity and jobs of a later change. It keeps its Idempotency-Key only after a server error
 * (rejected.ts). If the server did apply the first request, it then rejects the second one, so that nothing is added twice.
 */
const withUpdatedQuantity = (intent: Intent, later: ChangeOfCall<'cartUpdate'>): Intent => {
  const pieces = { qty: later.input.qty, ...jobsAfterQuantity(intent, later) }
  return intent.call === 'cartAdd'
    ? { ...intent, input: { ...intent.input, ...pieces } }
    : intent.call === 'cartUpdate'
      ? { ...intent, input: { ...intent.input, ...pieces } }
      : intent
}
