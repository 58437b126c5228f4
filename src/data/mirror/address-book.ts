import type { Address } from '#contract/address.ts'
import type { Intent } from '#data/outbox/intent.ts'
import type { Mirror } from './open.ts'
import type { KeptAddressBook } from './schema.ts'
import { transact } from './transact.ts'

/**
 * The shop's last address book of one customer, null when none was seen, and what waits to be changed in it. In one transaction, so that
 * nothing is counted twice.
 */
export const readAddressBook = (mirror: Mirror, owner: string): Promise<{ book: KeptAddressBook | null; queue: Intent[] }> =>
  mirror.run((db) =>
    transact(db.transaction(['books', 'intents']), async (tx) => ({
      book: (await tx.objectStore('books').get(owner)) ?? null,
      queue: await tx.objectStore('intents').index('owner').getAll(owner),
    })),
  )

/** Puts the shop's book in the place of the last one, unless its owner has signed out meanwhile. */
export const storeAddressBook = (mirror: Mirror, book: KeptAddressBook): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['session', 'books'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id === book.owner) await tx.objectStore('books').put(book)
    }),
  )

/** The book with what the shop has just answered to a change of it. */
export function addressBookAfter(rows: readonly Address[], intent: Intent, answer: unknown): Address[] | null {
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

/** One address alone is the default for a use. */
const withoutDefaultsOf = (rows: readonly Address[], { defaultFor }: Address): Address[] =>
  rows.map((row) => ({ ...row, defaultFor: row.defaultFor.filter((use) => !defaultFor.includes(use)) }))

/** It has passed the contract's shape at the door; this only tells the compiler which of the answers it is. */
const isAddress = (answer: unknown): answer is Address => typeof answer === 'object' && answer !== null && 'defaultFor' in answer
