import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'
import type { Mirror } from '#data/mirror/open.ts'
import type { PlacedOrder } from '#data/mirror/schema.ts'
import { transact } from '#data/mirror/transact.ts'
import { uuid } from '#data/uuid.ts'
import { type ChangeOf, type Intent, isUnsent } from './intent.ts'

/** An order that this device has written down and the shop has not taken yet. */
export type OrderIntent = Intent & ChangeOf<'orderPlace'>
const isOrder = (intent: Intent): intent is OrderIntent => intent.call === 'orderPlace'

/** What this device knows of one customer's orders: those that are not placed, oldest first, and what the shop answered to others. */
export interface KeptOrders {
  waiting: OrderIntent[]
  placed: PlacedOrder[]
}

export const readOrders = (mirror: Mirror, owner: string): Promise<KeptOrders> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'placed']), async (tx) => {
      const queue = await tx.objectStore('intents').index('owner').getAll(owner)
      const placed = await tx.objectStore('placed').index('owner').getAll(owner)
      return { waiting: queue.filter(isOrder).filter(({ state }) => state !== 'confirmed'), placed }
    }),
  )

/** Whether an order waits that was saved with limits and was never sent. */
export const savedOrderWaits = (mirror: Mirror): Promise<boolean> =>
  mirror.run(async (db) =>
    (await db.getAll('intents')).filter(isOrder).some((order) => isUnsent(order) && order.input.limits !== undefined),
  )

/** Notes that its buyer has looked at why an order was refused. Says whether that was new. */
export const markRefusalSeen = (mirror: Mirror, key: string): Promise<boolean> =>
  mirror.run((db) =>
    transact(db.transaction(['intents'], 'readwrite'), async (tx) => {
      const intents = tx.objectStore('intents')
      const found = (await intents.getAll()).filter(isOrder).find(({ id }) => id === key)
      if (found?.state !== 'refused' || found.seen === true) return false
      await intents.put({ ...found, seen: true })
      return true
    }),
  )

/**
 * Takes an order out of the queue and gives its buyer everything back as a checkout to go on with, under a new key. Only one that was
 * refused, or was never sent: of any other nobody knows whether the shop has it. Null when it is none of these.
 */
export const reopenAsDraft = (mirror: Mirror, key: string): Promise<CheckoutDraft | null> =>
  mirror.run((db) =>
    transact(db.transaction(['intents', 'drafts'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const intents = tx.objectStore('intents')
      const found = (await intents.getAll()).filter(isOrder).find(({ id }) => id === key)
      if (found?.order === undefined || !(found.state === 'refused' || isUnsent(found))) return null
      const drafts = tx.objectStore('drafts')
      const begun = (await drafts.get(found.owner))?.draft
      const draft: CheckoutDraft = { ...besides(found.order.draft, begun), key: uuid(), step: 'review' }
      await Promise.all([intents.delete(found.seq), drafts.put({ owner: found.owner, draft })])
      return draft
    }),
  )

/** What was typed into a checkout that was begun meanwhile is not lost: it stands wherever the order itself says nothing. */
const besides = (draft: CheckoutDraft, begun: CheckoutDraft | undefined): CheckoutDraft =>
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
