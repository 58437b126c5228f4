import type { BelievedLine } from '#data/outbox/optimistic-cart.ts'
import type { Wish } from '#data/outbox/fold.ts'
import { seenAt } from '#data/outbox/price-at.ts'

/** What has to be wished so that the cart has these lines again. */
export function lacking(lines: readonly BelievedLine[], now: readonly BelievedLine[]): Wish[] {
  return lines.flatMap((line) => {
    const there = now.find(({ id, onlyWished }) => id === line.id && !onlyWished)
    const { product, price, priceLadder, coreCharge, minQty, stock } = line
    const shows = { product, price, priceLadder, coreCharge, minQty, stock }
    const seen = seenAt(line, line.qty)
    const pieces: Wish[] = there
      ? there.qty === line.qty
        ? []
        : [{ call: 'cartUpdate', input: { id: line.id, qty: line.qty, seen } }]
      : [{ call: 'cartAdd', input: { mcode: line.id, qty: line.qty, seen }, shows }]
    const job: Wish[] = (there?.job ?? '') === line.job ? [] : [{ call: 'cartSetAside', input: { ids: line.id, job: line.job } }]
    return [...pieces, ...job]
  })
}
