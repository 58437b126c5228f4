import * as v from 'valibot'
import { tabTexts } from '#app/state/page/storage.ts'
import { PartCard, PriceStep } from '#contract/catalogue/catalogue.ts'
import type { AddedPart } from '#data/outbox/shows.ts'

const OLD_KEY = 'wish'

const Wanted = v.object({
  part: v.object({ ...PartCard.entries, priceLadder: v.optional(v.array(PriceStep)), minQty: v.optional(v.number()) }),
  qty: v.number(),
})
const OldPendingAdd = v.object({ ...Wanted.entries, more: v.optional(v.array(Wanted), []) })

/** Moves a part that an older version of the app stored in this tab before a sign-in to the guest's list. */
export async function moveOldPendingAdd(
  addToList: (parts: readonly { part: AddedPart; qty: number }[]) => Promise<void>,
  tab: Pick<Storage, 'getItem' | 'removeItem'> = tabTexts,
): Promise<void> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), OldPendingAdd), tab.getItem(OLD_KEY))
  if (read.success) {
    const { part, qty, more } = read.output
    await addToList([{ part, qty }, ...more])
  }
  tab.removeItem(OLD_KEY)
}
