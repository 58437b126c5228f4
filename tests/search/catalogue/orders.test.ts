import { describe, expect, test } from 'vitest'
import { Sort } from '#contract/listing/facets.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { PromotionRow } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue, randomLive, randomPart } from '../../support/search-catalogue.ts'
import { catalogueOf, indexedPart, livePart, NOON_MS, segmentOf, smallFrame } from '../../support/search-parts.ts'

const promotion: PromotionRow = {
  ...{ id: 'half', name: 'Half', startsAt: NOON_MS + 1, endsAt: NOON_MS + 2, percent: 50, cents: null },
  ...{ mcodes: null, categoryIds: ['101'], producers: null, conditions: null },
}
const frame = { ...smallFrame, promotions: [promotion] }

const codesIn = (catalogue: Catalogue, sort: Sort) =>
  Array.from(catalogue.orders.sortedRows(sort)).flatMap((row) => (catalogue.soldFlags[row] ? [catalogue.mcode(row)] : []))

/** What a part stands by, the least first, before popularity and code. */
function keyOf(sort: Sort, part: IndexedPart, live: LivePart, priceCents: number): number {
  const { powerKw, amps, voltage } = part.attributes
  const watts = powerKw === undefined ? Number(amps) * Number(voltage) : Number(powerKw) * 1000
  switch (sort) {
    case 'best':
      return live.ended && live.stock === 0 ? 1 : 0
    case 'price-up':
      return priceCents
    case 'price-down':
      return -priceCents
    case 'newest':
      return -part.firstSold
    case 'power-up':
      return Number.isNaN(watts) ? 1e12 : watts
    case 'power-down':
      return Number.isNaN(watts) ? 1e12 : -watts
    case 'code':
      return 0
  }
}

function sorted(
  sort: Sort,
  parts: readonly IndexedPart[],
  live: ReadonlyMap<number, LivePart>,
  priceOf: (part: IndexedPart, cents: number) => number,
): string[] {
  const keyed = parts.map((part) => {
    const own = live.get(part.id) ?? livePart(part.id)
    return { ...part, key: keyOf(sort, part, own, priceOf(part, own.priceCents)) }
  })
  const byCode = (a: IndexedPart, b: IndexedPart) => (a.mcode < b.mcode ? -1 : 1)
  return keyed
    .sort((a, b) => a.key - b.key || (sort === 'code' ? 0 : b.popularity - a.popularity) || byCode(a, b))
    .map(({ mcode }) => mcode)
}

const ownPrice = (_: IndexedPart, cents: number) => cents
const halfPrice = ({ categoryId }: IndexedPart, cents: number) => (categoryId === '101' ? cents - Math.floor(cents / 2) : cents)

const seed = freshSeed()

describe.each(Sort.options)(`the order %s (SEED=${seed})`, (sort) => {
  const rng = new RandomGenerator(`orders ${seed} ${sort}`)
  const { parts, live } = randomCatalogue(rng, 80)
  const lives = new Map(live.map((one) => [one.id, one]))
  const catalogue = catalogueOf(parts, { live, frame })
  const patch = (some: Catalogue) => {
    const one = randomLive(rng, rng.pickOne(parts).id)
    lives.set(one.id, one)
    some.patchLivePart(one)
  }

  test('goes by what it says, then by popularity, then by code, and so it does after any change of price and stock', () => {
    expect(codesIn(catalogue, sort)).toEqual(sorted(sort, parts, lives, ownPrice))
    for (let left = 60; left > 0; left -= 1) {
      patch(catalogue)
      if (left % 6 === 0) expect(codesIn(catalogue, sort)).toEqual(sorted(sort, parts, lives, ownPrice))
    }
  })

  test('takes in newer parts, few or many, and what a promotion makes of prices', () => {
    const few = [randomPart(rng, 90), randomPart(rng, 91)]
    const newer = catalogue.withNewerSegment(segmentOf(few), lives, [])
    for (const { id } of few) lives.set(id, livePart(id, { priceCents: 0, stock: 0, ended: true }))
    // Before the order is asked for: it has to notice.
    for (let left = 5; left > 0; left -= 1) patch(newer)
    expect(codesIn(newer, sort)).toEqual(sorted(sort, [...parts, ...few], lives, ownPrice))

    const many = Array.from({ length: 60 }, (_, at) => randomPart(rng, 100 + at))
    for (const { id } of many) lives.set(id, randomLive(rng, id))
    const most = newer.withNewerSegment(segmentOf(many), lives, [])
    for (let left = 5; left > 0; left -= 1) patch(most)
    expect(codesIn(most, sort)).toEqual(sorted(sort, [...parts, ...few, ...many], lives, ownPrice))

    const promoted = most.atTime(NOON_MS + 1)
    expect(codesIn(promoted, sort)).toEqual(sorted(sort, [...parts, ...few, ...many], lives, halfPrice))
    expect(codesIn(promoted.atTime(NOON_MS + 2), sort)).toEqual(sorted(sort, [...parts, ...few, ...many], lives, ownPrice))
  })
})

test('codes are compared as texts, also where their plain forms stand otherwise', () => {
  const codes = ['A-1-9', 'A-10', 'AB-1', 'A-B2']
  const catalogue = catalogueOf(codes.map((mcode, at) => indexedPart(at + 1, { mcode })))
  const wanted = codes.toSorted()

  for (const sort of Sort.options) expect(codesIn(catalogue, sort)).toEqual(wanted)
})
