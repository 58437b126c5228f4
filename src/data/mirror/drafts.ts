import type { CheckoutDraft } from './checkout-draft.ts'
import { mergeDraft } from './merge-draft.ts'
import type { MirrorDatabase } from './open.ts'
import { runInTransaction } from './transact.ts'

/** Reads a customer's checkout draft on this device. Returns null if there is none, or if its order was sent or placed. */
export const readDraft = async (mirror: MirrorDatabase, owner: string): Promise<CheckoutDraft | null> => {
  const kept = await mirror.run((db) => db.get('drafts', owner))
  return kept === undefined || (await isOrderSent(mirror, owner, kept.draft.key)) ? null : kept.draft
}

/** Tells whether the order with this Idempotency-Key is in the outbox or was placed. */
export const isOrderSent = (mirror: MirrorDatabase, owner: string, key: string): Promise<boolean> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents', 'placed']), async (tx) => {
      const waits = (await tx.objectStore('intents').index('owner').getAll(owner)).some(({ id }) => id === key)
      return waits || (await tx.objectStore('placed').get(key)) !== undefined
    }),
  )

/**
 * Saves the changes that a tab has made to the checkout since `before`, merged with the changes of other tabs. Returns the merged draft.
 */
export const writeDraft = (mirror: MirrorDatabase, owner: string, before: CheckoutDraft, mine: CheckoutDraft): Promise<CheckoutDraft> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['drafts'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('drafts')
      const kept = (await store.get(owner))?.draft
      const draft = kept?.key === mine.key ? mergeDraft(before, mine, kept) : mine
      await store.put({ owner, draft })
      return draft
    }),
  )

/** Deletes the checkout draft whose order has this Idempotency-Key, after the order was sent. The draft of a newer order remains. */
export const deleteSentDraft = (mirror: MirrorDatabase, owner: string, key: string): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['drafts'], 'readwrite'), async (tx) => {
      const store = tx.objectStore('drafts')
      if ((await store.get(owner))?.draft.key === key) await store.delete(owner)
    }),
  )
