import type { Article } from '#server/demo/article.ts'
import { dateDaysBefore } from '#server/demo/catalogue-day.ts'
import type { DemoPart } from '#server/demo/demo-rows.ts'
import type { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import { makePart, type PartGenerator } from './make-part.ts'

/** Creates the producer's discontinued predecessor of a unit, which the part `by` has superseded. */
export function makePredecessor(
  till: PartGenerator,
  mint: PartNumberGenerator,
  article: Article,
  by: string,
  mcodeOf: (slot: string) => string | null,
): DemoPart {
  const { rng } = till
  const [first, ...others] = article.numbers
  const earlier = {
    kind: 'oe' as const,
    maker: article.producer,
    display: article.numberPatterns.length > 0 ? mint.nextPartNumber(rng.pickOne(article.numberPatterns)) : (first?.display ?? ''),
  }
  const old: Article = {
    ...article,
    numbers: [
      earlier,
      ...others.filter((number) => number.kind === 'oe').slice(0, 2),
      ...others.filter((number) => number.kind === 'cross'),
    ],
  }
  const part = makePart(
    till,
    old,
    { producer: article.producer, condition: 'new', priceFactor: 1.7, warrantyMonths: 12, country: article.country },
    mcodeOf,
  )
  return {
    ...part,
    was_price_cents: null,
    stock: 0,
    restock_on: null,
    ended: true,
    superseded_by: by,
    popularity: Math.round(part.popularity / 8),
    first_sold_on: dateDaysBefore(rng.randomInteger(2400, 5200)),
  }
}
