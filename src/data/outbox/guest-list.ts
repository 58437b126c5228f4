import { jobQuantitiesField } from '#contract/jobs/shares.ts'
import { unitPriceAt } from '#contract/pricing/pricing.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { StoredGuestPart } from '#data/mirror/schema.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { changeQueue } from './intents.ts'
import { mergeChangeIntoQueue, type PendingChange } from './merge-change-into-queue.ts'

/** Returns the change that adds a row of the guest list to a cart, with the row's id, time and displayed price. */
export const pendingAddOfRow = ({ id, mcode, qty, shows, jobs, addedAt }: StoredGuestPart): PendingChange => ({
  call: 'cartAdd',
  input: { mcode, qty, seen: unitPriceAt(shows, qty), ...jobQuantitiesField(jobs ?? []) },
  id,
  shows,
  madeAt: addedAt,
})

/**
 * Moves the guest list to the cart of the signed-in user, in one transaction: its rows become changes of this user, in the order in which
 * they were added. So it happens only once, even with several tabs or after a crash. Returns the rows; null if the database does not have
 * `owner` as signed in.
 */
export const moveGuestRowsToCart = (mirror: MirrorDatabase, owner: string): Promise<StoredGuestPart[] | null> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'guestList', 'intents', 'cart'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id !== owner) return null
      const list = tx.objectStore('guestList')
      const rows = (await list.getAll()).toSorted((a, b) => a.addedAt - b.addedAt)
      if (rows.length === 0) return rows
      const lines = (await tx.objectStore('cart').get(owner))?.lines ?? null
      const steps = rows.map(
        (row) => (state: Parameters<typeof mergeChangeIntoQueue>[0]) => mergeChangeIntoQueue(state, pendingAddOfRow(row)),
      )
      await changeQueue(tx.objectStore('intents'), lines, { owner, madeAt: 0 }, steps)
      await list.clear()
      return rows
    }),
  )
