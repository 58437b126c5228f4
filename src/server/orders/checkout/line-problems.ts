import { dollarsOf } from '#contract/primitives.ts'
import type { QuoteChange, QuoteProblem } from '#contract/checkout.ts'
import { mcodeOf } from '#server/kernel/ids.ts'
import { centsOfText } from '#server/db/money.ts'
import type { BasketRow } from './basket.ts'
import { formatDay, formatDollars } from '#server/kernel/format.ts'

/**
 * What is not as the cart said it: another price than the customer last saw, fewer pieces than wanted, a part that is not sold any more.
 */
export function changeOf(row: BasketRow): QuoteChange[] {
  const id = mcodeOf(row.mcode)
  const [seen, now] = [centsOfText(row.price_seen), centsOfText(row.unit_price)]
  const price: QuoteChange[] =
    seen === now
      ? []
      : [
          {
            id,
            what: 'price',
            before: dollarsOf(seen),
            after: dollarsOf(now),
            say: `The price of ${id} went from ${formatDollars(seen)} to ${formatDollars(now)}.`,
          },
        ]
  if (row.ended && row.stock <= 0) return [{ id, what: 'withdrawn', before: row.qty, after: 0, say: withdrawn(id) }]
  return row.stock < row.qty ? [...price, { id, what: 'stock', before: row.qty, after: Math.max(0, row.stock), say: tooFew(row) }] : price
}

/** Why a line cannot be ordered as it stands. An order takes only what lies on the shelf: nothing is promised that is not there. */
export function problemOf(row: BasketRow): QuoteProblem[] {
  const line = { about: 'lines', id: row.mcode } as const
  if (row.ended && row.stock <= 0) return [{ ...line, error: 'withdrawn', say: withdrawn(row.mcode) }]
  if (row.stock < row.qty) return [{ ...line, error: 'sold-out', say: tooFew(row) }]
  if (row.qty < row.min_qty && !row.ended)
    return [{ ...line, error: 'bad-request', say: `${row.mcode} is sold from ${row.min_qty} pieces up. Your cart holds ${row.qty}.` }]
  return []
}

const withdrawn = (mcode: string) => `The shop does not sell ${mcode} any more. Delete this line to order the others.`

function tooFew({ mcode, stock, qty, restock_on, ended }: BasketRow): string {
  const more = ended
    ? 'and no more will come'
    : restock_on === null
      ? 'and nobody knows when more will come'
      : `and more are expected on ${formatDay(restock_on)}`
  const has = stock <= 0 ? `${mcode} is sold out` : `Of ${mcode} only ${stock} ${stock === 1 ? 'is' : 'are'} left`
  return `${has}, ${more}. Your cart holds ${qty}.`
}
