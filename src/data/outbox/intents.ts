import type { IDBPObjectStore, StoreNames } from 'idb'
import type { CartLine } from '#contract/cart/cart.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { MirrorDatabaseSchema, StoredCartRecord } from '#data/mirror/schema.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { applyQueueChanges, type ChangeAuthor } from './apply-queue-changes.ts'
import { type Intent, isSendable } from './intent.ts'
import {
  mergeChangeIntoQueue,
  type PendingChange,
  type QueueChanges,
  type QueueState,
  removeLinesFromIntents,
} from './merge-change-into-queue.ts'

/**
 * The cart of one customer on this device: the queue of changes, oldest first, and the last cart from the server; null if there is none.
 */
export interface StoredCart {
  queue: Intent[]
  cart: StoredCartRecord | null
}

/** Reads the queue and the last cart from the server in one transaction, so that no confirmed change is counted twice or missed. */
export const readStoredCart = (mirror: MirrorDatabase, owner: string): Promise<StoredCart> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents', 'cart']), async (tx) => {
      const queue = await tx.objectStore('intents').index('owner').getAll(owner)
      const cart = await tx.objectStore('cart').get(owner)
      return { queue, cart: cart ?? null }
    }),
  )

/** Tells whether a change on this device still waits to be sent. */
export const hasUnsentIntents = (mirror: MirrorDatabase): Promise<boolean> =>
  mirror.run(async (db) => (await db.getAll('intents')).some(isSendable))

/**
 * Stores changes, merged into unsent ones, in one transaction. Once it resolves, they survive a restart. Rejects with the browser's error
 * if they cannot be stored (no database, no space); then nothing was written. `inPlaceOf` is the id of a refused change that they replace.
 */
export const enqueueChanges = (
  mirror: MirrorDatabase,
  who: ChangeAuthor,
  changes: readonly PendingChange[],
  inPlaceOf?: string,
): Promise<void> =>
  runQueueSteps(mirror, who, [
    ({ queue }) => ({ drop: queue.filter(({ id, state }) => id === inPlaceOf && state === 'refused'), put: [], append: [] }),
    ...changes.map(
      (change): QueueStep =>
        (state) =>
          mergeChangeIntoQueue(state, change),
    ),
  ])

/** Removes lines from unsent deletes, so that the lines are in the cart again. */
export const undoDeletes = (mirror: MirrorDatabase, who: ChangeAuthor, ids: readonly string[]): Promise<void> =>
  runQueueSteps(mirror, who, [({ queue }) => ({ ...removeLinesFromIntents(queue, 'cartDeleteBatch', new Set(ids)), append: [] })])

/** A step that changes the queue. It receives the queue that the previous step returned. */
export type QueueStep = (state: QueueState) => QueueChanges

/**
 * Runs steps on the queue in a transaction with strict durability. So the data survives a power failure, where browsers otherwise let the
 * operating system write later.
 */
const runQueueSteps = (mirror: MirrorDatabase, who: ChangeAuthor, steps: readonly QueueStep[]): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents', 'cart'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const lines = (await tx.objectStore('cart').get(who.owner))?.lines ?? null
      await changeQueue(tx.objectStore('intents'), lines, who, steps)
    }),
  )

/** The database store of waiting changes (intents) within a write transaction. */
type IntentStore = Pick<
  IDBPObjectStore<MirrorDatabaseSchema, ArrayLike<StoreNames<MirrorDatabaseSchema>>, 'intents', 'readwrite'>,
  'index' | 'openKeyCursor' | 'delete' | 'put'
>

/**
 * Changes the queue of one owner step by step, within the caller's transaction. `lines` is the last cart from the server; null if there is
 * none.
 */
export async function changeQueue(
  intents: IntentStore,
  lines: readonly CartLine[] | null,
  who: ChangeAuthor,
  steps: readonly QueueStep[],
): Promise<void> {
  const before = await intents.index('owner').getAll(who.owner)
  let seq = (await intents.openKeyCursor(null, 'prev'))?.key ?? 0
  let queue: Intent[] = before
  for (const step of steps) {
    queue = applyQueueChanges(queue, step({ queue, lines }), who, seq)
    seq = Math.max(seq, queue.at(-1)?.seq ?? 0)
  }
  const stays = new Set(queue.map((intent) => intent.seq))
  // Changes are written one after another. If several were awaited at once, a second failure would be an unhandled rejection.
  for (const { seq } of before) if (!stays.has(seq)) await intents.delete(seq)
  for (const intent of queue) if (!before.includes(intent)) await intents.put(intent)
}
