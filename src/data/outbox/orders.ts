import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { PlacedOrder } from '#data/mirror/schema.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { uuid } from '#data/uuid.ts'
import { type ChangeOfCall, type Intent, isUnsentIntent } from './intent.ts'

/** An order that is stored on this device and that the server has not accepted yet. */
export type OrderIntent = Intent & ChangeOfCall<'orderPlace'>
const isOrderIntent = (intent: Intent): intent is OrderIntent => intent.call === 'orderPlace'

/** The orders of one customer on this device: those that are not placed yet, oldest first, and the server's replies to the others. */
export interface LocalOrders {
  waiting: OrderIntent[]
  placed: PlacedOrder[]
}

export const readOrders = (mirror: MirrorDatabase, owner: string): Promise<LocalOrders> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents', 'placed']), async (tx) => {
      const queue = await tx.objectStore('intents').index('owner').getAll(owner)
      const placed = await tx.objectStore('placed').index('owner').getAll(owner)
      return { waiting: queue.filter(isOrderIntent).filter(({ state }) => state !== 'confirmed'), placed }
    }),
  )

/** Tells whether an order with limits (highest total, expiry) waits on this device and was never sent. */
export const hasUnsentLimitedOrder = (mirror: MirrorDatabase): Promise<boolean> =>
  mirror.run(async (db) =>
    (await db.getAll('intents')).filter(isOrderIntent).some((order) => isUnsentIntent(order) && order.input.limits !== undefined),
  )

/** Records that the buyer has read why an order was refused. Returns whether that is new. */
export const markRefusalSeen = (mirror: MirrorDatabase, key: string): Promise<boolean> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const intents = tx.objectStore('intents')
      const found = (await intents.getAll()).filter(isOrderIntent).find(({ id }) => id === key)
      if (found?.state !== 'refused' || found.seen === true) return false
      await intents.put({ ...found, seen: true })
      return true
    }),
  )

/**
 * Removes an order from the queue and restores it as a checkout draft with a new key. Returns null unless the order was refused or never
 * sent, because the server may otherwise have it.
 */
export const reopenOrderAsDraft = (mirror: MirrorDatabase, key: string): Promise<CheckoutDraft | null> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents', 'drafts'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const intents = tx.objectStore('intents')
      const found = (await intents.getAll()).filter(isOrderIntent).find(({ id }) => id === key)
      if (found?.order === undefined || !(found.state === 'refused' || isUnsentIntent(found))) return null
      const drafts = tx.objectStore('drafts')
      const begun = (await drafts.get(found.owner))?.draft
      const draft: CheckoutDraft = { ...fillFromNewerDraft(found.order.draft, begun), key: uuid(), step: 'review' }
      await Promise.all([intents.delete(found.seq), drafts.put({ owner: found.owner, draft })])
      return draft
    }),
  )

/** Returns the draft of an order, completed with the input of a newer draft in all fields that the order leaves empty. */
const fillFromNewerDraft = (draft: CheckoutDraft, begun: CheckoutDraft | undefined): CheckoutDraft =>
  begun === undefined
    ? draft
    : {
        ...draft,
        purchaseOrder: draft.purchaseOrder || begun.purchaseOrder,
        jobName: draft.jobName || begun.jobName,
        couponTyped: draft.couponTyped || begun.couponTyped,
        lineNotes: { ...begun.lineNotes, ...draft.lineNotes },
        newAddress: { ...begun.newAddress, ...draft.newAddress },
      }
