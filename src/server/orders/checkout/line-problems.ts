import { dollarsOf } from '#contract/primitives.ts'
import type { QuoteChange, QuoteProblem } from '#contract/checkout.ts'
import { mcodeOf } from '#contract/primitives.ts'
import { centsOfText } from '#server/db/money.ts'
import type { BasketRow } from './basket.ts'
import { formatDay, formatDollars } from '#server/kernel/format.ts'
import { say } from '#server/kernel/words.ts'

/**
 * What is not as the cart said it: another price than the customer last saw, fewer pieces than wanted, a part that is not sold any more.
 */
export function changeOf(row: BasketRow, locale: string): QuoteChange[] {
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
            say: say(locale, /*i18n*/ 'The price of {id} went from {seen} to {now}.', { id, seen: formatDollars(seen), now: formatDollars(now) }),
          },
        ]
  if (row.ended && row.stock <= 0) return [{ id, what: 'withdrawn', before: row.qty, after: 0, say: withdrawn(id, locale) }]
  return row.stock < row.qty ? [...price, { id, what: 'stock', before: row.qty, after: Math.max(0, row.stock), say: tooFew(row, locale) }] : price
}

/** Why a line cannot be ordered as it stands. An order takes only what lies on the shelf: nothing is promised that is not there. */
export function problemOf(row: BasketRow, locale: string): QuoteProblem[] {
  const line = { about: 'lines', id: row.mcode } as const
  if (row.ended && row.stock <= 0) return [{ ...line, error: 'withdrawn', say: withdrawn(row.mcode, locale) }]
  if (row.stock < row.qty) return [{ ...line, error: 'sold-out', say: tooFew(row, locale) }]
  if (row.qty < row.min_qty && !row.ended)
    return [{ ...line, error: 'bad-request', say: tooLittle(row, locale) }]
  return []
}

const withdrawn = (id: string, locale: string) =>
  say(locale, /*i18n*/ 'The shop does not sell {id} any more. Delete this line to order the others.', { id })

const tooLittle = ({ mcode: id, min_qty: least, qty }: BasketRow, locale: string) =>
  say(locale, /*i18n*/ '{id} is sold from {least} pieces up. Your cart holds {qty}.', { id, least, qty })

function tooFew({ mcode: id, stock, qty, restock_on, ended }: BasketRow, locale: string): string {
  const facts = { id, stock, qty, day: restock_on === null ? '' : formatDay(restock_on, locale) }
  const none = stock <= 0
  if (ended) return say(locale, /*i18n*/ '{stock, plural, one {Of {id} only # is left} other {Of {id} only # are left}}, and no more will come. Your cart holds {qty}.', facts)
  if (restock_on === null)
    return none
      ? say(locale, /*i18n*/ '{id} is sold out, and nobody knows when more will come. Your cart holds {qty}.', facts)
      : say(locale, /*i18n*/ '{stock, plural, one {Of {id} only # is left} other {Of {id} only # are left}}, and nobody knows when more will come. Your cart holds {qty}.', facts)
  return none
    ? say(locale, /*i18n*/ '{id} is sold out, and more are expected on {day}. Your cart holds {qty}.', facts)
    : say(locale, /*i18n*/ '{stock, plural, one {Of {id} only # is left} other {Of {id} only # are left}}, and more are expected on {day}. Your cart holds {qty}.', facts)
}
