import type { IDBPObjectStore, StoreNames } from 'idb'
import type { CartLine } from '#contract/cart.ts'
import type { Mirror } from '#data/mirror/open.ts'
import type { KeptCart, MirrorShape } from '#data/mirror/schema.ts'
import { transact } from '#data/mirror/transact.ts'
import { type Author, applyFold } from './apply-fold.ts'
import { type Folded, fold, type PendingChange, type QueueState, withoutLines } from './fold.ts'
import { type Intent, isSendable } from './intent.ts'

/** One customer's cart on this device: the queue, oldest first, and the server's last list; null if there is none. */
export interface Kept {
  queue: Intent[]
  cart: KeptCart | null
}

/** Reads queue and list in one transaction, so that no confirmed change is counted twice or missed. */
export const readKept = (mirror: Mirror, owner: string): Promise<Kept> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'cart']), async (tx) => {
      const queue = await tx.objectStore('intents').index('owner').getAll(owner)
      const cart = await tx.objectStore('cart').get(owner)
      return { queue, cart: cart ?? null }
    }),
  )

/** Whether this device has any unsent intent. */
export const somethingWaits = (mirror: Mirror): Promise<boolean> => mirror.run(async (db) => (await db.getAll('intents')).some(isSendable))

/**
 * Stores changes, folded into unsent ones, in one transaction; afterwards they survive a restart. Rejects with the browser's error if they
 * cannot be stored (no database, no space); then nothing was written. `inPlaceOf`: the id of a refused intent that they replace.
 */
export const enqueue = (mirror: Mirror, who: Author, changes: readonly PendingChange[], inPlaceOf?: string): Promise<void> =>
  foldIntoQueue(mirror, who, [
    ({ queue }) => ({ drop: queue.filter(({ id, state }) => id === inPlaceOf && state === 'refused'), put: [], append: [] }),
    ...changes.map(
      (change): Step =>
        (state) =>
          fold(state, change),
    ),
  ])

/** Removes lines from unsent deletes: the lines are restored. */
export const takeBackDeletes = (mirror: Mirror, who: Author, ids: readonly string[]): Promise<void> =>
  foldIntoQueue(mirror, who, [({ queue }) => ({ ...withoutLines(queue, 'cartDeleteBatch', new Set(ids)), append: [] })])

/** Each step receives the queue that the previous step returned. */
export type Step = (state: QueueState) => Folded

/** Strict durability: the data survives a power failure, where browsers otherwise let the operating system write later. */
const foldIntoQueue = (mirror: Mirror, who: Author, steps: readonly Step[]): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'cart'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const lines = (await tx.objectStore('cart').get(who.owner))?.lines ?? null
      await changeQueue(tx.objectStore('intents'), lines, who, steps)
    }),
  )

/** The store of intents within a write transaction. */
type Intents = Pick<
  IDBPObjectStore<MirrorShape, ArrayLike<StoreNames<MirrorShape>>, 'intents', 'readwrite'>,
  'index' | 'openKeyCursor' | 'delete' | 'put'
>

/** Changes one owner's queue step by step, within the caller's transaction. `lines`: the server's last cart list; null if there is none. */
export async function changeQueue(intents: Intents, lines: readonly CartLine[] | null, who: Author, steps: readonly Step[]): Promise<void> {
  const before = await intents.index('owner').getAll(who.owner)
  let seq = (await intents.openKeyCursor(null, 'prev'))?.key ?? 0
  let queue: Intent[] = before
  for (const step of steps) {
    queue = applyFold(queue, step({ queue, lines }), who, seq)
    seq = Math.max(seq, queue.at(-1)?.seq ?? 0)
  }
  const stays = new Set(queue.map((intent) => intent.seq))
  // Sequential: with parallel awaits, a failure of the second would leave the first one's rejection unhandled.
  for (const { seq } of before) if (!stays.has(seq)) await intents.delete(seq)
  for (const intent of queue) if (!before.includes(intent)) await intents.put(intent)
}
