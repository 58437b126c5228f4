import type { Mirror } from '#data/mirror/open.ts'
import { transact } from '#data/mirror/transact.ts'
import { uuid } from '#data/uuid.ts'
import { type Intent, isOpen, isOrder, isUnsent } from './intent.ts'

/**
 * Retries a refused intent: as a new one at the end of the queue with a new key, because the old key's request was answered. After a server
 * error it keeps its key: the server may have applied it. Does nothing if it no longer exists.
 */
export const retryIntent = (mirror: Mirror, id: string, madeAt: number): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const store = tx.objectStore('intents')
      const intent = (await store.getAll()).find((each) => each.id === id)
      if (intent?.state !== 'refused') return
      const seq = ((await store.openKeyCursor(null, 'prev'))?.key ?? 0) + 1
      const { refusal, seen: _seen, left: _left, sentAt, mistakes: _mistakes, ...change } = asNewLine(intent)
      const sent = refusal?.code === 'internal' && sentAt !== undefined
      const again: Intent = { ...change, seq, state: 'waiting', ...(sent ? { sentAt } : { id: uuid(), madeAt, attempts: 0 }) }
      await Promise.all([store.delete(intent.seq), store.put(again)])
    }),
  )

/** A quantity for a line that no longer exists becomes an add. */
function asNewLine(intent: Intent): Intent {
  if (intent.call !== 'cartUpdate' || intent.refusal?.code !== 'gone') return intent
  const { id, ...pieces } = intent.input
  return { ...intent, call: 'cartAdd', input: { mcode: id, ...pieces } }
}

/**
 * The owner discards an intent that was refused or never sent. Any other may have been applied by the server, or may be when a delayed
 * request arrives, so it cannot be discarded.
 */
export const discardIntent = (mirror: Mirror, id: string): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      const intent = (await store.getAll()).find((each) => each.id === id)
      if (intent !== undefined && (intent.state === 'refused' || isUnsent(intent))) await store.delete(intent.seq)
    }),
  )

/** Data on a device that waits for a user who has signed out. */
export interface LeftHere {
  waiting: number
  /** How many of these are orders. */
  waitingOrders: number
}

/**
 * At sign-out, deletes confirmed intents. Unsent and refused ones stay for their owner, and are shown to nobody else, unless the owner will
 * not return. Returns the number of unsent intents, and how many of these are orders.
 */
export const keepForOwner = (mirror: Mirror, owner: string, comesBack: boolean): Promise<LeftHere> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      const queue = await store.index('owner').getAll(owner)
      const stay = comesBack ? queue.filter(({ state }) => state !== 'confirmed') : []
      await Promise.all(queue.filter((intent) => !stay.includes(intent)).map(({ seq }) => store.delete(seq)))
      const open = stay.filter(isOpen)
      return { waiting: open.length, waitingOrders: open.filter(isOrder).length }
    }),
  )
