import type { Change, Intent, MarkedPart, Shows } from './intent.ts'
import type { SavedOrder } from './saved-order.ts'

/**
 * A change, with the part data to show until the server's line replaces it. A given `id` becomes the intent's id and Idempotency-Key;
 * `madeAt` is for a change that was made earlier.
 */
export type PendingChange = Change & { id?: string; madeAt?: number; shows?: Shows; marked?: MarkedPart; order?: SavedOrder }

/** How the queue changes when a change is folded in. `put`: unsent intents with new content. */
export interface Folded {
  drop: Intent[]
  put: Intent[]
  append: PendingChange[]
}
