import * as v from 'valibot'
import { PartCard, PriceStep } from '#contract/catalogue.ts'
import type { AddedPart } from '#data/outbox/shows.ts'

const WISH_KEY = 'wish'

const Wanted = v.object({
  part: v.object({ ...PartCard.entries, priceLadder: v.optional(v.array(PriceStep)), minQty: v.optional(v.number()) }),
  qty: v.number(),
})
const Wish = v.object({ ...Wanted.entries, more: v.optional(v.array(Wanted), []) })

/** An earlier version of the shop kept one wish of a guest in the tab. It goes when it has been put on the list. */
export async function takeOldWish(
  addToList: (parts: readonly { part: AddedPart; qty: number }[]) => Promise<void>,
  tab: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage,
): Promise<void> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Wish), tab.getItem(WISH_KEY))
  if (read.success) {
    const { part, qty, more } = read.output
    await addToList([{ part, qty }, ...more])
  }
  tab.removeItem(WISH_KEY)
}
