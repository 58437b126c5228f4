import * as v from 'valibot'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { tabStorage } from '#app/state/page/storage.ts'
import { CartLine } from '#contract/cart/cart.ts'
import { JobQuantities } from '#contract/jobs/shares.ts'
import type { StoredGuestPart } from '#data/mirror/schema.ts'
import { TAB_LIST_KEY } from './guest-list.ts'

const StoredGuestRows = v.array(
  v.object({
    id: v.string(),
    mcode: v.string(),
    qty: v.number(),
    jobs: v.exactOptional(JobQuantities),
    shows: v.object({
      ...v.pick(CartLine, ['product', 'price', 'priceLadder', 'promotion', 'coreCharge', 'minQty', 'stock', 'weightKg']).entries,
      asOf: v.optional(v.nullable(v.string())),
    }),
    addedAt: v.number(),
  }),
)

/**
 * Returns the rows of a guest's list that are in session storage, because the device cannot store them. They survive a reload, but are lost
 * when the tab closes.
 */
export function readTabList(tab: Pick<Storage, 'getItem'> = tabStorage): StoredGuestPart[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredGuestRows), tab.getItem(TAB_LIST_KEY))
  return read.success ? read.output : []
}

/** Stores exactly these rows of the guest's list in session storage. */
export function storeTabList(rows: readonly StoredGuestPart[], tab: Pick<Storage, 'setItem' | 'removeItem'> = tabStorage): void {
  try {
    if (rows.length === 0) tab.removeItem(TAB_LIST_KEY)
    else tab.setItem(TAB_LIST_KEY, JSON.stringify(rows))
  } catch (error) {
    // The browser has no storage, so the page keeps the rows in memory.
    logErrorOnly(error)
  }
}
