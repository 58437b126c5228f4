import type { Mirror } from './open.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { transact } from './transact.ts'

/** The checkout that a customer has begun on this device; null when there is none, or when its order is on its way or placed already. */
export const readDraft = (mirror: Mirror, owner: string): Promise<CheckoutDraft | null> =>
  mirror.run((db) =>
    transact(db.transaction(['drafts', 'intents', 'placed']), async (tx) => {
      const kept = await tx.objectStore('drafts').get(owner)
      if (kept === undefined) return null
      const { key } = kept.draft
      const sent = (await tx.objectStore('intents').index('owner').getAll(owner)).some(({ id }) => id === key)
      return sent || (await tx.objectStore('placed').get(key)) !== undefined ? null : kept.draft
    }),
  )

export const writeDraft = (mirror: Mirror, owner: string, draft: CheckoutDraft): Promise<void> =>
  mirror.run(async (db) => {
    await db.put('drafts', { owner, draft })
  })

export const dropDraft = (mirror: Mirror, owner: string): Promise<void> => mirror.run((db) => db.delete('drafts', owner))
