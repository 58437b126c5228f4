import type { Mirror } from '#data/mirror/open.ts'
import { transact } from '#data/mirror/transact.ts'
import { uuid } from '#data/uuid.ts'
import { type Intent, isOpen, isOrder, isUnsent } from './intent.ts'

/**
 * A refused intent is tried again: as a new one at the end of the queue, under a new key, because its old key belongs to a request that was
 * answered. One that the shop made a mistake with keeps its key: nobody knows what the shop has done of it. Does nothing when it is not
 * there any more.
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

/** A quantity of a line that is not there any more is asked for as a new line. */
function asNewLine(intent: Intent): Intent {
  if (intent.call !== 'cartUpdate' || intent.refusal?.code !== 'gone') return intent
  const { id, ...pieces } = intent.input
  return { ...intent, call: 'cartAdd', input: { mcode: id, ...pieces } }
}

/**
 * Its owner gives an intent up: a refused one, or one that was never sent. Of any other nobody knows whether the shop has done it, or will
 * yet when a late copy of the request arrives, so giving it up would be a promise that cannot be kept.
 */
export const discardIntent = (mirror: Mirror, id: string): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      const intent = (await store.getAll()).find((each) => each.id === id)
      if (intent !== undefined && (intent.state === 'refused' || isUnsent(intent))) await store.delete(intent.seq)
    }),
  )

/** What waits on a device for somebody who has left it. */
export interface LeftHere {
  waiting: number
  /** Those of it that are orders. */
  waitingOrders: number
}

/**
 * Their owner leaves the device: what the shop has done goes; what waits to be sent, and what came back and needs them, stays for them,
 * shown to nobody else, unless they do not come back at all. Returns how many wait to be sent, and how many of these are orders.
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
