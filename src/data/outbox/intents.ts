import type { IDBPObjectStore, StoreNames } from 'idb'
import type { CartLine } from '#contract/cart.ts'
import type { Mirror } from '#data/mirror/open.ts'
import type { KeptCart, MirrorShape } from '#data/mirror/schema.ts'
import { transact } from '#data/mirror/transact.ts'
import { type Author, applyFold } from './apply-fold.ts'
import { type Folded, fold, type PendingChange, type QueueState, withoutLines } from './fold.ts'
import { type Intent, isSendable } from './intent.ts'

/** What this device knows of one customer's cart: the queue, oldest first, and the shop's last list; null when none was seen. */
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

/** Whether anything of anybody is to be sent from this device. */
export const somethingWaits = (mirror: Mirror): Promise<boolean> => mirror.run(async (db) => (await db.getAll('intents')).some(isSendable))

/**
 * Writes changes down, folded into what was never sent, in one transaction: afterwards they survive the closing of everything. Rejects with
 * the browser's own error when the device cannot keep them (no database, no space); then nothing was written. `inPlaceOf`: the id of a
 * refused intent that they take the place of.
 */
export const enqueue = (mirror: Mirror, who: Author, changes: readonly PendingChange[], inPlaceOf?: string): Promise<void> =>
  change(mirror, who, [
    ({ queue }) => ({ drop: queue.filter(({ id, state }) => id === inPlaceOf && state === 'refused'), put: [], append: [] }),
    ...changes.map(
      (change): Step =>
        (state) =>
          fold(state, change),
    ),
  ])

/** Takes lines out of deletes that were never sent: the lines are there again as they were before. */
export const takeBackDeletes = (mirror: Mirror, who: Author, ids: readonly string[]): Promise<void> =>
  change(mirror, who, [({ queue }) => ({ ...withoutLines(queue, 'cartDeleteBatch', new Set(ids)), append: [] })])

/** Each step sees the queue as the step before left it. */
export type Step = (state: QueueState) => Folded

/** Strict durability: what was written down outlives an empty battery too, where browsers else trust the operating system to write soon. */
const change = (mirror: Mirror, who: Author, steps: readonly Step[]): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'cart'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const lines = (await tx.objectStore('cart').get(who.owner))?.lines ?? null
      await changeQueue(tx.objectStore('intents'), lines, who, steps)
    }),
  )

/** The store of intents within a transaction that may write. */
type Intents = Pick<
  IDBPObjectStore<MirrorShape, ArrayLike<StoreNames<MirrorShape>>, 'intents', 'readwrite'>,
  'index' | 'openKeyCursor' | 'delete' | 'put'
>

/**
 * Changes one owner's queue step by step, within the caller's transaction. `lines`: the shop's last list of that cart; null when none was
 * seen.
 */
export async function changeQueue(intents: Intents, lines: readonly CartLine[] | null, who: Author, steps: readonly Step[]): Promise<void> {
  const before = await intents.index('owner').getAll(who.owner)
  let seq = (await intents.openKeyCursor(null, 'prev'))?.key ?? 0
  let queue: Intent[] = before
  for (const step of steps) {
    queue = applyFold(queue, step({ queue, lines }), who, seq)
    seq = Math.max(seq, queue.at(-1)?.seq ?? 0)
  }
  const stays = new Set(queue.map((intent) => intent.seq))
  // One after the other: of two that are awaited together, the second's failure would leave the first one's unheard.
  for (const { seq } of before) if (!stays.has(seq)) await intents.delete(seq)
  for (const intent of queue) if (!before.includes(intent)) await intents.put(intent)
}
