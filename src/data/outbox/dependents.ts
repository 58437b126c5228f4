import type { CartLine } from '#contract/cart.ts'
import { sharesOf, withoutLines } from './fold.ts'
import { type ChangeOf, type Intent, isUnsent, linesOf } from './intent.ts'
import { presenceOf } from './presence.ts'

/** Intents to delete from the queue, and intents to update. */
export interface DependentChanges {
  gone: Intent[]
  now: Intent[]
}

/**
 * How a refusal affects later unsent changes of the same line, which were made in the belief that it would succeed. `queue` is the owner's,
 * oldest first, with `refused` already marked. A new quantity for a line that does not exist becomes the quantity of the refused change.
 * For an existing line it replaces the refused change. A delete removes the refused change.
 */
export function dependents(refused: Intent, queue: readonly Intent[], lines: readonly CartLine[] | null): DependentChanges {
  if (refused.call !== 'cartAdd' && refused.call !== 'cartUpdate') return { gone: [], now: [refused] }
  const [id = ''] = linesOf(refused)
  const gone: Intent[] = []
  let now: Intent = refused
  for (const later of queue) {
    if (later.seq <= refused.seq || !isUnsent(later) || !linesOf(later).includes(id)) continue
    if (later.call === 'cartAdd' || later.call === 'orderPlace') break
    const presence = presenceOf(
      id,
      lines,
      queue.filter(({ seq }) => seq < later.seq),
    )
    if (later.call === 'cartUpdate') {
      if (presence === 'unknown') break
      if (presence === 'yes') return { gone: [...gone, refused], now: [] }
      now = withPieces(now, later)
      gone.push(later)
    }
    if (later.call === 'cartDeleteBatch') {
      const { drop, put } = presence === 'no' ? withoutLines([later], 'cartDeleteBatch', new Set([id])) : { drop: [], put: [] }
      return { gone: [...gone, refused, ...drop], now: put }
    }
  }
  return { gone, now: [now] }
}

/**
 * The refused change with the current quantity and jobs. It keeps its key only after a server error (rejected.ts): if the server did apply
 * the first request, it then rejects this one, and nothing is added twice.
 */
const withPieces = (intent: Intent, later: ChangeOf<'cartUpdate'>): Intent => {
  const pieces = { qty: later.input.qty, ...sharesOf(intent, later) }
  return intent.call === 'cartAdd'
    ? { ...intent, input: { ...intent.input, ...pieces } }
    : intent.call === 'cartUpdate'
      ? { ...intent, input: { ...intent.input, ...pieces } }
      : intent
}
