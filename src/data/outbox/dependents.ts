import type { CartLine } from '#contract/cart.ts'
import { sharesOf, withoutLines } from './fold.ts'
import { type ChangeOf, type Intent, isUnsent, linesOf } from './intent.ts'
import { presenceOf } from './presence.ts'

/** Intents to take out of the queue, and intents to write as they are now. */
export interface DependentChanges {
  gone: Intent[]
  now: Intent[]
}

/**
 * What a refusal means for later changes about the same line that were never sent; they were made in the belief that it would be done.
 * `queue` is the owner's, oldest first, with `refused` already marked. A quantity set on a line that now does not come to be becomes the
 * quantity of the refused change; set on a line that is there it takes the refused change's place; a delete takes the refused change away.
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
 * The refused change with the pieces that are wanted by now, and what they are for. Only after a mistake of the shop it is sent under its old
 * key again (rejected.ts): where the shop has done the first after all, it then refuses this one, and nothing is added twice.
 */
const withPieces = (intent: Intent, later: ChangeOf<'cartUpdate'>): Intent => {
  const pieces = { qty: later.input.qty, ...sharesOf(intent, later) }
  return intent.call === 'cartAdd'
    ? { ...intent, input: { ...intent.input, ...pieces } }
    : intent.call === 'cartUpdate'
      ? { ...intent, input: { ...intent.input, ...pieces } }
      : intent
}
