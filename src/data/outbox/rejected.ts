import type { MirrorDatabase } from '#data/mirror/open.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { uuid } from '#data/uuid.ts'
import { type Intent, isOrderPlacement, isPendingIntent, isUnsentIntent } from './intent.ts'

/**
 * Sends a refused change again, as a new one at the end of the queue. It gets a new Idempotency-Key, because the server has answered the
 * old one. After a server error it keeps its key, because the server may have applied the change. Does nothing if the change no longer
 * exists.
 */
export const retryIntent = (mirror: MirrorDatabase, id: string, madeAt: number): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const store = tx.objectStore('intents')
      const intent = (await store.getAll()).find((each) => each.id === id)
      if (intent?.state !== 'refused') return
      const seq = ((await store.openKeyCursor(null, 'prev'))?.key ?? 0) + 1
      const { refusal, seen: _seen, left: _left, sentAt, mistakes: _mistakes, ...change } = toCartAddIntent(intent)
      const sent = refusal?.code === 'internal' && sentAt !== undefined
      const again: Intent = { ...change, seq, state: 'waiting', ...(sent ? { sentAt } : { id: uuid(), madeAt, attempts: 0 }) }
      await Promise.all([store.delete(intent.seq), store.put(again)])
    }),
  )

/** Turns a change of quantity for a line that no longer exists into an add. */
function toCartAddIntent(intent: Intent): Intent {
  if (intent.call !== 'cartUpdate' || intent.refusal?.code !== 'gone') return intent
  const { id, ...pieces } = intent.input
  return { ...intent, call: 'cartAdd', input: { mcode: id, ...pieces } }
}

/**
 * Discards a change that was refused or never sent. Any other change is kept, because the server may have applied it, or will when a
 * delayed request arrives.
 */
export const discardIntent = (mirror: MirrorDatabase, id: string): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      const intent = (await store.getAll()).find((each) => each.id === id)
      if (intent !== undefined && (intent.state === 'refused' || isUnsentIntent(intent))) await store.delete(intent.seq)
    }),
  )

/** The number of changes on a device that wait for a user who has signed out. */
export interface PendingCounts {
  waiting: number
  /** How many of the waiting changes are orders. */
  waitingOrders: number
}

/**
 * Deletes the confirmed changes of a user who signs out. Unsent and refused ones stay for their owner and are shown to nobody else, unless
 * the owner will not return. Returns the number of unsent changes, and how many of them are orders.
 */
export const removeIntentsAtSignOut = (mirror: MirrorDatabase, owner: string, comesBack: boolean): Promise<PendingCounts> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      const queue = await store.index('owner').getAll(owner)
      const stay = comesBack ? queue.filter(({ state }) => state !== 'confirmed') : []
      await Promise.all(queue.filter((intent) => !stay.includes(intent)).map(({ seq }) => store.delete(seq)))
      const open = stay.filter(isPendingIntent)
      return { waiting: open.length, waitingOrders: open.filter(isOrderPlacement).length }
    }),
  )
