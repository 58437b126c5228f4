import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'

/**
 * A change that a page holds because the database of its device was silent. The page sends it under the key that it has in the queue, if it
 * is there.
 */
export interface Held {
  owner: string
  change: PendingChange & { id: string }
}

/** Said by a database that was given up. */
export const silence = () => new DOMException('The database on this device does not answer.', 'TimeoutError')
export const isSilence = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
