import type { Availability } from '#contract/catalogue/availability.ts'
import type { QuoteChange, QuoteProblem } from '#contract/checkout/checkout.ts'
import { dollarsOf, mcodeOf } from '#contract/kernel/primitives.ts'
import { centsOfText } from '#server/db/money.ts'
import { formatDay, formatDollars } from '#server/kernel/format.ts'
import { translate } from '#server/kernel/words.ts'
import type { BasketRow } from './basket.ts'

/** Returns the change of a line's price since the customer last saw it, if there is one. */
export function quoteChangesOf(row: BasketRow, locale: string): QuoteChange[] {
  const id = mcodeOf(row.mcode)
  const [seen, now] = [centsOfText(row.price_seen), centsOfText(row.unit_price)]
  if (seen === now) return []
  const sentence = translate(locale, /*i18n*/ 'The price of {id} went from {seen} to {now}.', {
    id,
    seen: formatDollars(seen),
    now: formatDollars(now),
  })
  return [{ id, what: 'price', before: dollarsOf(seen), after: dollarsOf(now), say: sentence }]
}

/** Returns the reason why a line cannot be ordered, if there is one: the part, the problem, and what to do. */
export function lineProblemsOf({ mcode: id, qty }: Pick<BasketRow, 'mcode' | 'qty'>, answer: Availability, locale: string): QuoteProblem[] {
  const line = { about: 'lines', id } as const
  const sentence = (text: string, values: Record<string, string | number>) => translate(locale, text, { id, qty, ...values })
  switch (answer.type) {
    case 'in-stock':
    case 'back-order':
      return []
    case 'ended':
      return [
        {
          ...line,
          error: 'withdrawn',
          say: sentence(/*i18n*/ 'The shop does not sell {id} any more. Delete this line to order the others.', {}),
        },
      ]
    case 'sold-out':
      return [
        {
          ...line,
          error: 'sold-out',
          say:
            answer.expectedOn === null
              ? sentence(/*i18n*/ '{id} is sold out, and nobody knows when more will come. Remove this line to order the others.', {})
              : sentence(
                  /*i18n*/ '{id} is sold out and can be ordered again when it is back, about {day}. Remove this line to order the others.',
                  {
                    day: formatDay(answer.expectedOn, locale),
                  },
                ),
        },
      ]
    case 'short':
      return [
        {
          ...line,
          error: 'sold-out',
          say: sentence(insufficientStockMessage(answer), {
            stock: answer.maxQuantity,
            day: answer.expectedOn === null ? '' : formatDay(answer.expectedOn, locale),
          }),
        },
      ]
    case 'too-few':
      return [
        {
          ...line,
          error: 'bad-request',
          say: sentence(/*i18n*/ '{id} is sold from {least} pieces up. Your cart holds {qty}.', { least: answer.minQuantity }),
        },
      ]
    case 'too-many':
      return [
        {
          ...line,
          error: 'bad-request',
          say: sentence(/*i18n*/ 'One line takes at most {most} pieces. Of {id} your cart holds {qty}.', { most: answer.maxQuantity }),
        },
      ]
  }
}

/** Returns the message for a line with more units than can be ordered. */
function insufficientStockMessage({ isDiscontinued, expectedOn }: Extract<Availability, { type: 'short' }>): string {
  if (isDiscontinued)
    return /*i18n*/ '{stock, plural, one {Of {id} only # is left} other {Of {id} only # are left}}, and no more will come. Your cart holds {qty}; take {stock} of it.'
  return expectedOn === null
    ? /*i18n*/ '{stock, plural, one {Of {id} only # is left} other {Of {id} only # are left}}, and nobody knows when more will come. Your cart holds {qty}; take {stock} of it.'
    : /*i18n*/ '{stock, plural, one {Of {id} only # is left} other {Of {id} only # are left}}; more can be ordered when they are there, about {day}. Your cart holds {qty}; take {stock} of it.'
}
