import type { Address } from '#contract/addresses/address.ts'
import type { Intent } from '#data/outbox/intent.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredAddressBook } from './schema.ts'
import { runInTransaction } from './transact.ts'

/**
 * Reads the address book that the server last sent for a customer (null if none), and the customer's pending changes. Both are read in one
 * transaction, so that no change is counted twice.
 */
export const readAddressBook = (mirror: MirrorDatabase, owner: string): Promise<{ book: StoredAddressBook | null; queue: Intent[] }> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['books', 'intents']), async (tx) => ({
      book: (await tx.objectStore('books').get(owner)) ?? null,
      queue: await tx.objectStore('intents').index('owner').getAll(owner),
    })),
  )

/** Replaces the stored address book with the one from the server, unless its owner has signed out meanwhile. */
export const storeAddressBook = (mirror: MirrorDatabase, book: StoredAddressBook): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'books'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id === book.owner) await tx.objectStore('books').put(book)
    }),
  )

/** Returns the address book after the server's reply to a change; null if the reply does not concern addresses. */
export function addressesAfterReply(rows: readonly Address[], intent: Intent, answer: unknown): Address[] | null {
  switch (intent.call) {
    case 'addressSave':
      return isAddress(answer) ? [...withoutDefaultsOf(rows, answer).filter(({ id }) => id !== answer.id), answer] : null
    case 'addressSetDefault':
      return Array.isArray(answer) && answer.every(isAddress) ? answer : null
    case 'addressDelete':
      return rows.filter(({ id }) => id !== intent.input.id)
    default:
      return null
  }
}

/** Removes the purposes for which an address has become the default from all other addresses, because each purpose has only one default. */
const withoutDefaultsOf = (rows: readonly Address[], { defaultFor }: Address): Address[] =>
  rows.map((row) => ({ ...row, defaultFor: row.defaultFor.filter((use) => !defaultFor.includes(use)) }))

/** Tells whether a reply is an address. The reply was validated when it arrived, so this check only narrows its type. */
const isAddress = (answer: unknown): answer is Address => typeof answer === 'object' && answer !== null && 'defaultFor' in answer
