import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cents } from '#contract/kernel/primitives.ts'
import { promotionPrice } from '#contract/promotions/promoted.ts'
import { bestPromotion, type PromotablePart, runningPromotionsAt } from '#search/catalogue/offers.ts'
import type { PromotionRow } from '#search/catalogue/shared-catalogue-data.ts'
import { runs } from '../../support/runs.ts'
import { catalogueOf, indexedPart, livePart, NOON_MS, smallFrame } from '../../support/search-parts.ts'

const some = (...values: string[]) => fc.option(fc.subarray(values), { nil: null })
const terms = fc.oneof(
  fc.record({ percent: fc.constantFrom(10, 33, 50), cents: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), cents: fc.constantFrom(100, 500, 505) }),
)
const promotion = fc
  .tuple(
    terms,
    fc.record({
      ...{ startsAt: fc.integer({ min: 0, max: 3 }), endsAt: fc.integer({ min: 1, max: 5 }) },
      ...{
        mcodes: some('A-1', 'B-2'),
        categoryIds: some('101', '201'),
        producers: some('Cargo', 'Bosch'),
        conditions: some('new', 'reman'),
      },
    }),
  )
  .map(([one, other]) => ({ ...one, ...other }))
const promotions = fc
  .array(promotion, { maxLength: 6 })
  .map((rows) => rows.map((row, at): PromotionRow => ({ ...row, id: `p${(at * 5) % 7}`, name: `Promotion ${at}` })))
const part = fc.record({
  ...{ mcode: fc.constantFrom('A-1', 'B-2', 'C-3'), categoryId: fc.constantFrom('101', '201', '301') },
  ...{ producer: fc.constantFrom('Cargo', 'Bosch', 'Elstock'), condition: fc.constantFrom('new', 'reman', 'used') },
})

const isAmong = (list: readonly string[] | null, value: string) => list === null || list.includes(value)

test('the promotion that makes a part cheapest by the rule of prices, the longest running and first of equal ones', () => {
  fc.assert(
    fc.property(
      promotions,
      part,
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom(0, 99, 101, 1000, 1010),
      (rows, { mcode, ...of }, now, price) => {
        const wanted = rows
          .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
          .filter(
            (row) =>
              isAmong(row.mcodes, mcode) &&
              isAmong(row.categoryIds, of.categoryId) &&
              isAmong(row.producers, of.producer) &&
              isAmong(row.conditions, of.condition),
          )
          .flatMap((row) => {
            const cents = promotionPrice(price as Cents, row.cents === null ? { percent: row.percent ?? 0 } : { cents: row.cents })
            return cents === null ? [] : [{ id: row.id, endsAt: row.endsAt, cents: Number(cents) }]
          })
          .sort((a, b) => a.cents - b.cents || b.endsAt - a.endsAt || (a.id < b.id ? -1 : 1))
        const promotable: PromotablePart = { ...of, mcode: () => mcode }
        const best = bestPromotion(runningPromotionsAt(rows, now), promotable, price)
        expect(best && { id: best.promotion.id, endsAt: best.promotion.endsAt, cents: best.priceCents }).toEqual(wanted[0] ?? null)
      },
    ),
    runs(300),
  )
})

test.each([
  ['runs longer', { endsAt: 9, id: 'z' }],
  ['comes first by its id', { endsAt: 5, id: 'a' }],
])('of two at one price the one that %s', (_, better) => {
  const all = { mcodes: null, categoryIds: null, producers: null, conditions: null }
  const row = { ...all, id: 'k', name: 'Sale', startsAt: 0, endsAt: 5, percent: 50, cents: null }
  const one = { ...row, ...better }
  const best = (rows: PromotionRow[]) =>
    bestPromotion(runningPromotionsAt(rows, 1), { mcode: () => 'A-1', categoryId: '101', producer: 'Cargo', condition: 'new' }, 100)

  expect([best([row, one])?.promotion.id, best([one, row])?.promotion.id]).toEqual([better.id, better.id])
})

describe('prices of a catalogue', () => {
  const row = {
    name: 'Half',
    startsAt: NOON_MS,
    endsAt: NOON_MS + 10,
    percent: 50,
    cents: null,
    categoryIds: null,
    producers: null,
    conditions: null,
  }
  const frame = { ...smallFrame, promotions: [{ ...row, id: 'half', mcodes: ['AR-S-10002'] }] }
  const catalogue = catalogueOf([indexedPart(1), indexedPart(2)], {
    frame,
    live: [livePart(1, { priceCents: 101 }), livePart(2, { priceCents: 101 })],
  })

  test('are the parts’ own, or what a promotion makes of them', () => {
    expect([[...catalogue.prices.currentCents], catalogue.prices.promotionOfRow(0), catalogue.prices.promotionOfRow(1)?.id]).toEqual([
      [101, 51],
      null,
      'half',
    ])
    expect([0, 1].map(catalogue.prices.isOnSale)).toEqual([false, true])
  })

  test('follow a change of the own price, while the promotion runs and when it ends', () => {
    catalogue.patchLivePart(livePart(2, { priceCents: 300 }))
    const after = catalogue.atTime(NOON_MS + 10)

    expect([[...catalogue.prices.currentCents], [...after.prices.currentCents], after.prices.promotionOfRow(1)]).toEqual([
      [101, 150],
      [101, 300],
      null,
    ])
  })

  test('at a moment at which the same promotions run the catalogue is the same', () => {
    expect(catalogue.atTime(NOON_MS + 9)).toBe(catalogue)
  })
})
