import type { CartLine } from '#contract/cart.ts'
import type { Mirror } from './open.ts'
import { transact } from './transact.ts'

/** A list of the cart as it came from the shop. */
export interface FetchedCart {
  owner: string
  lines: CartLine[]
  /** When it was asked for, milliseconds since 1970. */
  askedAt: number
  /** The round of the list that was here when this one was asked for; 0 for none. */
  after: number
  /** Ids of the intents that were confirmed before it was asked for: it shows them. */
  confirmed: readonly string[]
}

/**
 * Puts the shop's list in the place of the last one and removes the confirmed intents that it shows, in one transaction: between the two
 * the cart would show a change twice, or not at all. Says false, and keeps nothing, when its owner has signed out or another list was
 * stored since it was asked for.
 */
export const storeCart = (mirror: Mirror, { owner, lines, askedAt, after, confirmed }: FetchedCart): Promise<boolean> =>
  mirror.run((db) =>
    transact(db.transaction(['session', 'cart', 'intents'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      const round = (await tx.objectStore('cart').get(owner))?.round ?? 0
      if (session?.userInfo.id !== owner || round !== after) return false
      const intents = tx.objectStore('intents')
      const shown = (await intents.index('owner').getAll(owner)).filter(({ id, state }) => state === 'confirmed' && confirmed.includes(id))
      await Promise.all([
        tx.objectStore('cart').put({ owner, lines, askedAt, round: round + 1 }),
        ...shown.map(({ seq }) => intents.delete(seq)),
      ])
      return true
    }),
  )

/**
 * Sign-out: nobody's cart, address book, begun checkout or order stays on the device. What waits to be sent stays in the queue for its
 * owner, and is shown to nobody else.
 */
export const forgetCarts = (mirror: Mirror): Promise<void> =>
  mirror.run(async (db) => {
    const stores = ['cart', 'books', 'drafts', 'favourites', 'placed', 'orderRows', 'orders'] as const
    const tx = db.transaction(stores, 'readwrite')
    await Promise.all([...stores.map((name) => tx.objectStore(name).clear()), tx.done])
  })
