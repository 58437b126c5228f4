import { jobsField } from '#contract/jobs/shares.ts'
import { priceAt } from '#contract/pricing.ts'
import type { Mirror } from '#data/mirror/open.ts'
import type { GuestRow } from '#data/mirror/schema.ts'
import { transact } from '#data/mirror/transact.ts'
import { fold, type PendingChange } from './fold.ts'
import { changeQueue } from './intents.ts'

/** The add that a row of the list becomes: under the row's id, made when the row was, at the price that was seen then. */
export const pendingAdd = ({ id, mcode, qty, shows, jobs, addedAt }: GuestRow): PendingChange => ({
  call: 'cartAdd',
  input: { mcode, qty, seen: priceAt(shows, qty), ...jobsField(jobs ?? []) },
  id,
  shows,
  madeAt: addedAt,
})

/**
 * The list of guests becomes the cart of whoever is signed in on this device: in one transaction its rows leave it and are intents of that
 * owner, in the order in which they were added. So it happens once, however many tabs find the session at the same moment, and also when
 * one of them is killed meanwhile. Returns the rows; null when the device's database does not know `owner` as signed in.
 */
export const guestListToCart = (mirror: Mirror, owner: string): Promise<GuestRow[] | null> =>
  mirror.run((db) =>
    transact(db.transaction(['session', 'guestList', 'intents', 'cart'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id !== owner) return null
      const list = tx.objectStore('guestList')
      const rows = (await list.getAll()).toSorted((a, b) => a.addedAt - b.addedAt)
      if (rows.length === 0) return rows
      const lines = (await tx.objectStore('cart').get(owner))?.lines ?? null
      const steps = rows.map((row) => (state: Parameters<typeof fold>[0]) => fold(state, pendingAdd(row)))
      await changeQueue(tx.objectStore('intents'), lines, { owner, madeAt: 0 }, steps)
      await list.clear()
      return rows
    }),
  )
