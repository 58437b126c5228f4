import type { CartLine } from '#contract/cart/cart.ts'
import type { MirrorDatabase } from './open.ts'
import { runInTransaction } from './transact.ts'

/** A cart that was fetched from the server. */
export interface FetchedCart {
  owner: string
  lines: CartLine[]
  /** When the cart was requested, in milliseconds since 1970. */
  askedAt: number
  /** The counter `round` of the cart that was stored when this cart was requested; 0 if no cart was stored. */
  cartRevisionAtRequest: number
  /** Ids of changes that the server had confirmed before the request, so that the fetched cart contains them. */
  confirmedIds: readonly string[]
}

/**
 * Stores the cart from the server and removes the confirmed changes that it contains, in one transaction. Otherwise the cart would briefly
 * show a change twice, or not at all. Returns false and stores nothing if the owner has signed out, or if another cart was stored since the
 * request.
 */
export const storeCart = (
  mirror: MirrorDatabase,
  { owner, lines, askedAt, cartRevisionAtRequest, confirmedIds }: FetchedCart,
): Promise<boolean> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'cart', 'intents'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      const round = (await tx.objectStore('cart').get(owner))?.round ?? 0
      if (session?.userInfo.id !== owner || round !== cartRevisionAtRequest) return false
      const intents = tx.objectStore('intents')
      const shown = (await intents.index('owner').getAll(owner)).filter(
        ({ id, state }) => state === 'confirmed' && confirmedIds.includes(id),
      )
      await Promise.all([
        tx.objectStore('cart').put({ owner, lines, askedAt, round: round + 1 }),
        ...shown.map(({ seq }) => intents.delete(seq)),
      ])
      return true
    }),
  )

/**
 * Removes cart, address book, checkout draft, favourites, vehicles and orders from the device at sign-out. Pending changes remain in the outbox for
 * their owner and are shown to nobody else.
 */
export const deleteCustomerData = (mirror: MirrorDatabase): Promise<void> =>
  mirror.run(async (db) => {
    const stores = ['cart', 'books', 'drafts', 'favourites', 'garages', 'placed', 'orderRows', 'orders'] as const
    const tx = db.transaction(stores, 'readwrite')
    await Promise.all([...stores.map((name) => tx.objectStore(name).clear()), tx.done])
  })
