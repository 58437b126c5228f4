import type { CheckoutDraft } from './checkout-draft.ts'
import { mergeDraft } from './merge-draft.ts'
import type { Mirror } from './open.ts'
import { transact } from './transact.ts'

/** The checkout that a customer has begun on this device; null when there is none, or when its order is on its way or placed already. */
export const readDraft = async (mirror: Mirror, owner: string): Promise<CheckoutDraft | null> => {
  const kept = await mirror.run((db) => db.get('drafts', owner))
  return kept === undefined || (await isSpent(mirror, owner, kept.draft.key)) ? null : kept.draft
}

/** Whether an order with this key is on its way or placed already. */
export const isSpent = (mirror: Mirror, owner: string, key: string): Promise<boolean> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'placed']), async (tx) => {
      const waits = (await tx.objectStore('intents').index('owner').getAll(owner)).some(({ id }) => id === key)
      return waits || (await tx.objectStore('placed').get(key)) !== undefined
    }),
  )

/**
 * Writes down what a tab has made of the checkout as it was `before`, over what another tab has written meanwhile. Returns what stands
 * there now.
 */
export const writeDraft = (mirror: Mirror, owner: string, before: CheckoutDraft, mine: CheckoutDraft): Promise<CheckoutDraft> =>
  mirror.run((db) =>
    transact(db.transaction(['drafts'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('drafts')
      const kept = (await store.get(owner))?.draft
      const draft = kept?.key === mine.key ? mergeDraft(before, mine, kept) : mine
      await store.put({ owner, draft })
      return draft
    }),
  )

/** Its order has left: the checkout with this key goes, and no other that was begun meanwhile. */
export const dropDraft = (mirror: Mirror, owner: string, key: string): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['drafts'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('drafts')
      if ((await store.get(owner))?.draft.key === key) await store.delete(owner)
    }),
  )
