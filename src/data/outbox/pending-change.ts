import type { CallChange, DisplayedPart, FavouritePart, Intent } from './intent.ts'
import type { SavedOrder } from './saved-order.ts'

/**
 * A change before it is stored, with the data of its part to show until the server's cart line replaces it. If `id` is given, it becomes
 * the id and Idempotency-Key of the stored change. `madeAt` is for a change that was made earlier.
 */
export type PendingChange = CallChange & { id?: string; madeAt?: number; shows?: DisplayedPart; marked?: FavouritePart; order?: SavedOrder }

/** How the queue changes when a change is merged into it. `put` holds unsent changes with new content. */
export interface QueueChanges {
  drop: Intent[]
  put: Intent[]
  append: PendingChange[]
}
