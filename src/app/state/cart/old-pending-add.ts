import * as v from 'valibot'
import { tabStorage } from '#app/state/page/storage.ts'
import { PartCard, QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import type { AddedPart } from '#data/outbox/shows.ts'

const OLD_PENDING_ADD_KEY = 'wish'

const StoredAddedPart = v.object({
  part: v.object({ ...PartCard.entries, priceLadder: v.optional(v.array(QuantityPriceBreak)), minQty: v.optional(v.number()) }),
  qty: v.number(),
})
const OldPendingAdd = v.object({ ...StoredAddedPart.entries, more: v.optional(v.array(StoredAddedPart), []) })

/** Moves a part that an older version of the app stored in this tab before a sign-in to the guest's list. */
export async function moveOldPendingAdd(
  addToList: (parts: readonly { part: AddedPart; qty: number }[]) => Promise<void>,
  tab: Pick<Storage, 'getItem' | 'removeItem'> = tabStorage,
): Promise<void> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), OldPendingAdd), tab.getItem(OLD_PENDING_ADD_KEY))
  if (read.success) {
    const { part, qty, more } = read.output
    await addToList([{ part, qty }, ...more])
  }
  tab.removeItem(OLD_PENDING_ADD_KEY)
}
