import type { IDBPObjectStore, StoreNames } from 'idb'
import type { OrderPlaced } from '#contract/order.ts'
import { addressBookAfter } from '#data/mirror/address-book.ts'
import { favouritesAfter } from '#data/mirror/favourites.ts'
import type { Mirror } from '#data/mirror/open.ts'
import type { MirrorShape } from '#data/mirror/schema.ts'
import { transact } from '#data/mirror/transact.ts'
import { dependents } from './dependents.ts'
import { type Intent, isFavouriteChange, isOpen, isUnsent, linesOf, type Refusal } from './intent.ts'
import { showsOfLine } from './shows.ts'

type IntentStore = IDBPObjectStore<MirrorShape, StoreNames<MirrorShape>[], 'intents', 'readwrite'>

/**
 * The shop did it, whatever was thought before. The intent stays until a list of the cart that was asked for later shows it; what the shop
 * answered to changes of other things is kept in the same transaction: the address book as it is now, what is marked, the order's number.
 */
export const applyConfirmed = (mirror: Mirror, id: string, answer: unknown): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'books', 'favourites', 'placed', 'cart'], 'readwrite'), async (tx) => {
      const [intents, books, favourites] = [tx.objectStore('intents'), tx.objectStore('books'), tx.objectStore('favourites')]
      const intent = (await intents.getAll()).find((each) => each.id === id)
      if (intent === undefined) return
      const { refusal: _, ...done } = intent
      const left = leftIn(intent, answer)
      const shows = intent.call === 'cartUpdate' && left === 0 ? await shownOf(tx.objectStore('cart'), intent) : undefined
      if (shows !== undefined && !(await isWantedGone(intents, intent))) return giveBackGone(intents, { ...intent, shows })
      const book = await books.get(intent.owner)
      const rows = book === undefined ? null : addressBookAfter(book.rows, intent, answer)
      const kept = isFavouriteChange(intent) ? await favourites.get(intent.owner) : undefined
      const marks = kept === undefined ? null : favouritesAfter(kept, intent, answer)
      await Promise.all([
        intents.put({ ...done, state: 'confirmed', ...(left === undefined ? {} : { left }) }),
        book !== undefined && rows !== null ? books.put({ ...book, rows }) : null,
        marks === null ? null : favourites.put(marks),
        intent.call === 'orderPlace' && isPlaced(answer)
          ? tx.objectStore('placed').put({ key: id, owner: intent.owner, placed: answer })
          : null,
      ])
    }),
  )

const gone: Refusal = {
  code: 'gone',
  say: /*i18n*/ 'This line was taken out of your cart meanwhile, on another device perhaps. Retry puts it in again.',
}

/** What this device has shown of the line that a change is about. Undefined for one that it never showed: nobody can miss that. */
async function shownOf(carts: Pick<IDBPObjectStore<MirrorShape, StoreNames<MirrorShape>[], 'cart', 'readwrite'>, 'get'>, intent: Intent) {
  const [id] = linesOf(intent)
  const line = (await carts.get(intent.owner))?.lines.find((each) => each.id === id)
  return line === undefined ? intent.shows : showsOfLine(line)
}

/** Whether its owner has taken the line out, or ordered it, after this change: then nobody misses it. */
async function isWantedGone(intents: IntentStore, { seq, owner, ...change }: Intent): Promise<boolean> {
  const [id = ''] = linesOf(change)
  const later = (await intents.index('owner').getAll(owner)).filter((each) => each.seq > seq && each.state !== 'refused')
  return later.some((each) => (each.call === 'cartDeleteBatch' || each.call === 'orderPlace') && linesOf(each).includes(id))
}

/** Nothing is in the cart any more to set a quantity of: its owner hears of the last such change for a line. */
async function giveBackGone(intents: IntentStore, intent: Intent): Promise<void> {
  const [id] = linesOf(intent)
  const earlier = (await intents.index('owner').getAll(intent.owner)).filter(
    (each) => each.refusal?.code === 'gone' && linesOf(each)[0] === id,
  )
  await Promise.all([...earlier.map(({ seq }) => intents.delete(seq)), intents.put({ ...intent, state: 'refused', refusal: gone })])
}

/** What the shop said of the line's quantity, if the change was about one. */
const leftIn = ({ call }: Intent, answer: unknown): number | undefined =>
  (call === 'cartAdd' || call === 'cartUpdate') &&
  typeof answer === 'object' &&
  answer !== null &&
  'qty' in answer &&
  typeof answer.qty === 'number'
    ? answer.qty
    : undefined

/** It has passed the contract's shape at the door; this only tells the compiler which of the answers it is. */
const isPlaced = (answer: unknown): answer is OrderPlaced => typeof answer === 'object' && answer !== null && 'placedAt' in answer

/**
 * These go to the shop past the queue, because the database did not answer. Those that it holds all the same are folded no more: their keys
 * are used.
 */
export const markSent = (mirror: Mirror, ids: ReadonlySet<string>): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      for (const intent of await store.getAll()) if (ids.has(intent.id) && isUnsent(intent)) await store.put({ ...intent, attempts: 1 })
    }),
  )

/**
 * Nobody knows whether the shop did it: it waits to be sent again under the same key. `mistakes`: how often the shop itself has answered it
 * with a mistake by now.
 */
export const applyUnanswered = (mirror: Mirror, id: string, mistakes: number): Promise<void> =>
  change(mirror, id, (intent) => (isOpen(intent) ? { ...intent, state: 'waiting', ...(mistakes > 0 && { mistakes }) } : intent))

/** Changes an intent, unless its owner has discarded it meanwhile. */
const change = (mirror: Mirror, id: string, to: (intent: Intent) => Intent): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      const intent = (await store.getAll()).find((each) => each.id === id)
      if (intent !== undefined) await store.put(to(intent))
    }),
  )

/** The shop will not do it; its owner has to know. Later changes that rest on it are settled with it (dependents.ts). */
export const applyRefused = (mirror: Mirror, id: string, refusal: Refusal): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'cart'], 'readwrite'), async (tx) => {
      const intents = tx.objectStore('intents')
      const found = (await intents.getAll()).find((each) => each.id === id)
      if (found === undefined || !isOpen(found)) return
      const refused: Intent = { ...found, state: 'refused', refusal }
      const lines = (await tx.objectStore('cart').get(found.owner))?.lines ?? null
      const queue = (await intents.index('owner').getAll(found.owner)).map((each) => (each.seq === refused.seq ? refused : each))
      const { gone, now } = dependents(refused, queue, lines)
      await Promise.all([...now.map((intent) => intents.put(intent)), ...gone.map(({ seq }) => intents.delete(seq))])
    }),
  )
