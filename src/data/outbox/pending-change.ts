import type { Change, Intent, MarkedPart, Shows } from './intent.ts'
import type { SavedOrder } from './saved-order.ts'

/**
 * A change, with what its line shows until the shop's own line takes its place. An `id` given with it becomes the intent's, and so its
 * Idempotency-Key; `madeAt` is for one that was made before it is written down.
 */
export type PendingChange = Change & { id?: string; madeAt?: number; shows?: Shows; marked?: MarkedPart; order?: SavedOrder }

/** What becomes of the queue when a change joins it. `put`: an intent that was never sent says something else now. */
export interface Folded {
  drop: Intent[]
  put: Intent[]
  append: PendingChange[]
}
