import type { IDBPObjectStore, StoreNames } from 'idb'
import type { OrderPlacedReply } from '#contract/orders/order.ts'
import { addressesAfterReply } from '#data/mirror/address-book.ts'
import { favouritesAfterReply } from '#data/mirror/favourites.ts'
import { garageAfterReply } from '#data/mirror/garage.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { MirrorDatabaseSchema } from '#data/mirror/schema.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { resolveDependentChanges } from './dependents.ts'
import { type Intent, isFavouriteChange, isGarageChange, isPendingIntent, isUnsentIntent, lineIdsOf, type Refusal } from './intent.ts'
import { displayedPartOfLine } from './shows.ts'

type IntentStore = IDBPObjectStore<MirrorDatabaseSchema, StoreNames<MirrorDatabaseSchema>[], 'intents', 'readwrite'>

/**
 * Marks a waiting change (intent) as confirmed, even if it was refused before. It stays in the queue until a later cart from the server
 * contains it. In the same transaction, stores what the server replied about the address book, favourites, the garage or an order number.
 */
export const confirmIntent = (mirror: MirrorDatabase, id: string, answer: unknown): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents', 'books', 'favourites', 'garages', 'placed', 'cart'], 'readwrite'), async (tx) => {
      const [intents, books, favourites] = [tx.objectStore('intents'), tx.objectStore('books'), tx.objectStore('favourites')]
      const intent = (await intents.getAll()).find((each) => each.id === id)
      if (intent === undefined) return
      const { refusal: _, ...done } = intent
      const left = confirmedQuantity(intent, answer)
      const shows = intent.call === 'cartUpdate' && left === 0 ? await storedDisplayedPart(tx.objectStore('cart'), intent) : undefined
      if (shows !== undefined && !(await isLineDeletedByUser(intents, intent))) return refuseMissingLine(intents, { ...intent, shows })
      const book = await books.get(intent.owner)
      const rows = book === undefined ? null : addressesAfterReply(book.rows, intent, answer)
      const kept = isFavouriteChange(intent) ? await favourites.get(intent.owner) : undefined
      const marks = kept === undefined ? null : favouritesAfterReply(kept, intent, answer)
      const garage = isGarageChange(intent) ? await tx.objectStore('garages').get(intent.owner) : undefined
      const vehicles = garage === undefined ? null : garageAfterReply(garage, intent, answer)
      await Promise.all([
        intents.put({ ...done, state: 'confirmed', ...(left === undefined ? {} : { left }) }),
        book !== undefined && rows !== null ? books.put({ ...book, rows }) : null,
        marks === null ? null : favourites.put(marks),
        vehicles === null ? null : tx.objectStore('garages').put(vehicles),
        intent.call === 'orderPlace' && isOrderPlacedReply(answer)
          ? tx.objectStore('placed').put({ key: id, owner: intent.owner, placed: answer })
          : null,
      ])
    }),
  )

const lineGoneRefusal: Refusal = {
  code: 'gone',
  say: /*i18n*/ 'This line was taken out of your cart meanwhile, on another device perhaps. Retry puts it in again.',
}

/** Returns the displayed data of the part in the cart line that a change affects; undefined if the line was never shown on this device. */
async function storedDisplayedPart(
  carts: Pick<IDBPObjectStore<MirrorDatabaseSchema, StoreNames<MirrorDatabaseSchema>[], 'cart', 'readwrite'>, 'get'>,
  intent: Intent,
) {
  const [id] = lineIdsOf(intent)
  const line = (await carts.get(intent.owner))?.lines.find((each) => each.id === id)
  return line === undefined ? intent.shows : displayedPartOfLine(line)
}

/** Tells whether the owner has deleted or ordered the cart line after this change. Then the line is missing on purpose. */
async function isLineDeletedByUser(intents: IntentStore, { seq, owner, ...change }: Intent): Promise<boolean> {
  const [id = ''] = lineIdsOf(change)
  const later = (await intents.index('owner').getAll(owner)).filter((each) => each.seq > seq && each.state !== 'refused')
  return later.some((each) => (each.call === 'cartDeleteBatch' || each.call === 'orderPlace') && lineIdsOf(each).includes(id))
}

/**
 * Marks a change of quantity as refused because its cart line no longer exists. Only the last such change of a line is kept, to inform the
 * owner.
 */
async function refuseMissingLine(intents: IntentStore, intent: Intent): Promise<void> {
  const [id] = lineIdsOf(intent)
  const earlier = (await intents.index('owner').getAll(intent.owner)).filter(
    (each) => each.refusal?.code === 'gone' && lineIdsOf(each)[0] === id,
  )
  await Promise.all([
    ...earlier.map(({ seq }) => intents.delete(seq)),
    intents.put({ ...intent, state: 'refused', refusal: lineGoneRefusal }),
  ])
}

/** Returns the quantity of the cart line in the server's reply, if the change affected one line. */
const confirmedQuantity = ({ call }: Intent, answer: unknown): number | undefined =>
  (call === 'cartAdd' || call === 'cartUpdate') &&
  typeof answer === 'object' &&
  answer !== null &&
  'qty' in answer &&
  typeof answer.qty === 'number'
    ? answer.qty
    : undefined

/** Tells whether a reply is a placed order. The reply was validated when it arrived, so this check only narrows its type. */
const isOrderPlacedReply = (answer: unknown): answer is OrderPlacedReply =>
  typeof answer === 'object' && answer !== null && 'placedAt' in answer

/**
 * Marks changes as sent that were sent without the queue, because the database did not respond. From then on other changes are not merged
 * into them any more, because their Idempotency-Keys are used.
 */
export const markIntentsSent = (mirror: MirrorDatabase, ids: ReadonlySet<string>): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      for (const intent of await store.getAll())
        if (ids.has(intent.id) && isUnsentIntent(intent)) await store.put({ ...intent, attempts: 1 })
    }),
  )

/**
 * Returns a change to the queue when it is unknown whether the server applied it. It will be sent again with the same key. `mistakes` is
 * the number of HTTP 500 replies so far.
 */
export const markIntentUnanswered = (mirror: MirrorDatabase, id: string, mistakes: number): Promise<void> =>
  updateIntent(mirror, id, (intent) =>
    isPendingIntent(intent) ? { ...intent, state: 'waiting', ...(mistakes > 0 && { mistakes }) } : intent,
  )

/** Updates a waiting change, unless its owner has discarded it meanwhile. */
const updateIntent = (mirror: MirrorDatabase, id: string, to: (intent: Intent) => Intent): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('intents')
      const intent = (await store.getAll()).find((each) => each.id === id)
      if (intent !== undefined) await store.put(to(intent))
    }),
  )

/** Marks a change as refused by the server, to be shown to its owner. Later changes that depend on it are updated too (dependents.ts). */
export const markIntentRefused = (mirror: MirrorDatabase, id: string, refusal: Refusal): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents', 'cart'], 'readwrite'), async (tx) => {
      const intents = tx.objectStore('intents')
      const found = (await intents.getAll()).find((each) => each.id === id)
      if (found === undefined || !isPendingIntent(found)) return
      const refused: Intent = { ...found, state: 'refused', refusal }
      const lines = (await tx.objectStore('cart').get(found.owner))?.lines ?? null
      const queue = (await intents.index('owner').getAll(found.owner)).map((each) => (each.seq === refused.seq ? refused : each))
      const { deleted, updated } = resolveDependentChanges(refused, queue, lines)
      await Promise.all([...updated.map((intent) => intents.put(intent)), ...deleted.map(({ seq }) => intents.delete(seq))])
    }),
  )
