import { describe, expect, test } from 'vitest'
import type { Sort } from '#contract/listing/facets.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { selectRows } from '#search/catalogue/pick.ts'
import { buildCategoryCounts, buildFacets } from '#search/catalogue/picked-counts.ts'
import type { LivePart } from '#search/part.ts'
import { catalogueOf, indexedPart, livePart, segmentOf, smallFrame } from '../../support/search-parts.ts'

/** Four parts: two Bosch starters of 12 V, a Denso starter of 24 V, a Denso bearing. */
const parts = [
  indexedPart(11, {
    producer: 'Bosch',
    categoryId: '101',
    attributes: { voltage: 12, powerKw: 1.4, teeth: 10 },
    popularity: 5,
    firstSold: 1,
  }),
  indexedPart(12, {
    producer: 'Bosch',
    condition: 'reman',
    categoryId: '101',
    attributes: { voltage: 12, powerKw: 2, teeth: 9 },
    popularity: 50,
    firstSold: 2,
  }),
  indexedPart(15, {
    producer: 'Denso',
    categoryId: '102',
    attributes: { voltage: 24, powerKw: 5.5, teeth: 11 },
    popularity: 20,
    firstSold: 3,
  }),
  indexedPart(19, { producer: 'Denso', type: 'bearing', categoryId: '405', attributes: {}, popularity: 20, firstSold: 4 }),
]
const prices = new Map([
  [11, 12_000],
  [12, 9000],
  [15, 40_000],
  [19, 500],
])
const categories = ['405', '101', '102'].map((id, at) => ({
  id,
  parentId: '0',
  name: id,
  sortNum: at,
  catGroup: 0,
  icon: 'x',
  description: '',
  rule: null,
}))
const with4 = (live: (id: number) => Partial<LivePart> = () => ({})) =>
  catalogueOf(parts, {
    live: parts.map(({ id }) => livePart(id, { priceCents: prices.get(id) ?? 0, ...live(id) })),
    frame: { ...smallFrame, categories },
  })
const catalogue = with4()

const ids = (rows: Int32Array) => [...rows].map((row) => catalogue.idOf(row))
const all = { restrictions: [], chosen: {} } as const
const sorted = (of: Catalogue, sort: Sort, marks?: Uint8Array) =>
  ids(firstRows(of, { rows: selectRows(of, { ...all, marks }).rows, marks }, sort, 10))

test('a row is found by its key, and a key that is not there is not', () => {
  expect(catalogue.rowOf(15)).toBe(2)
  expect(catalogue.rowOf(14)).toBe(-1)
})

describe('orders', () => {
  test.each([
    ['best', [12, 15, 19, 11]],
    ['price-up', [19, 12, 11, 15]],
    ['price-down', [15, 11, 12, 19]],
    ['newest', [19, 15, 12, 11]],
    ['power-up', [11, 12, 15, 19]],
    ['power-down', [15, 12, 11, 19]],
    ['code', [11, 12, 15, 19]],
  ] as const)('%s', (sort, expected) => {
    expect(sorted(catalogue, sort)).toEqual(expected)
  })
  test('a better mark goes before popularity, in the order best only', () => {
    const marks = Uint8Array.of(9, 1, 0, 9)
    expect(sorted(catalogue, 'best', marks)).toEqual([19, 11, 12])
    expect(sorted(catalogue, 'price-up', marks)).toEqual([19, 12, 11])
  })
})

describe('a part that nobody can order any more', () => {
  /** The most popular part is gone; the one that is only out of stock comes again. */
  const with12Gone = with4((id) => (id === 12 ? { stock: 0, ended: true } : id === 15 ? { stock: 0 } : {}))
  const picked = (marks: number[] | null, sort: 'best' | 'price-up' = 'best') =>
    sorted(with12Gone, sort, marks ? Uint8Array.from(marks) : undefined)

  test('comes last among those that the search met as well, however popular it was', () => {
    expect(picked([1, 1, 1, 1])).toEqual([15, 19, 11, 12])
    expect(picked(null)).toEqual([15, 19, 11, 12])
  })
  test('comes first where the search met it better: by its own number', () => {
    expect(picked([1, 60, 1, 1])).toEqual([12, 15, 19, 11])
  })
  test('stands in its place in every other order', () => {
    expect(picked([1, 1, 1, 1], 'price-up')).toEqual([19, 12, 11, 15])
  })
})

describe('filters and facets', () => {
  const counted = (chosen: Record<string, string[]>) => {
    const picked = selectRows(catalogue, { ...all, chosen })
    const facets = buildFacets(catalogue, picked)
    return {
      ids: ids(picked.rows),
      of: (key: string) =>
        Object.fromEntries(facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]) ?? []),
    }
  }
  test('values of one filter add up, filters narrow each other', () => {
    expect(counted({ voltage: ['12', '24'], producer: ['Denso'] }).ids).toEqual([15])
  })
  test('a facet is not narrowed by its own choice, the others are', () => {
    const { of } = counted({ producer: ['Bosch'] })
    expect(of('producer')).toEqual({ Bosch: 2, Denso: 2 })
    expect(of('voltage')).toEqual({ 12: 2 })
  })
  test('with two filters each facet sees the other one', () => {
    const { of, ids: found } = counted({ producer: ['Denso'], voltage: ['12'] })
    expect(found).toEqual([])
    expect(of('producer')).toEqual({ Bosch: 2 })
    expect(of('voltage')).toEqual({ 24: 1 })
  })
  test('a value that no part has finds nothing', () => {
    expect(counted({ voltage: ['13'] }).ids).toEqual([])
  })
  test('numbers stand in their own order, and facets without values are left out', () => {
    const facets = buildFacets(catalogue, selectRows(catalogue, all))
    expect(facets.find(({ key }) => key === 'teeth')?.values.map(({ value }) => value)).toEqual(['9', '10', '11'])
    expect(facets.some(({ key }) => key === 'amps')).toBe(false)
  })
  test('categories of what was picked stand in the shop’s order', () => {
    expect(buildCategoryCounts(catalogue, selectRows(catalogue, all).categoryCounts).map(({ id, count }) => [id, count])).toEqual([
      ['405', 1],
      ['101', 2],
      ['102', 1],
    ])
  })
})

describe('the filter by the regions of makes', () => {
  const fits = (modelId: string) => ({ modelId, engine: 'any', from: null, to: null })
  const fitting = catalogueOf([
    indexedPart(1, { fits: [fits('golf-4'), fits('hilux')] }),
    indexedPart(2, { fits: [fits('passat')] }),
    indexedPart(3, { fits: [fits('jd-5020')] }),
    indexedPart(4, { fits: [] }),
    indexedPart(5, { fits: [fits('a-model-without-name')] }),
  ])
  const picked = (...region: string[]) => {
    const found = selectRows(fitting, { ...all, chosen: { region } })
    const values = buildFacets(fitting, found).find(({ key }) => key === 'region')?.values
    return { ids: [...found.rows].map((row) => fitting.idOf(row)), values }
  }

  test('counts a part once in each region that it fits, and not where no make is known', () => {
    expect(picked().values).toEqual([
      { value: '1', count: 2 },
      { value: '2', count: 1 },
      { value: '3', count: 1 },
    ])
  })
  test('keeps the parts that fit a make of a chosen region', () => {
    expect([picked('1').ids, picked('3').ids, picked('2', '3').ids, picked('4').ids, picked('nonsense').ids]).toEqual([
      [1, 2],
      [1],
      [1, 3],
      [],
      [],
    ])
    expect(picked('3').values).toHaveLength(3)
  })
  test('in a newer segment too', () => {
    const newer = fitting.withNewerSegment(segmentOf([indexedPart(6, { fits: [fits('hilux')] })]), new Map([[6, livePart(6)]]), [1])
    const found = selectRows(newer, { ...all, chosen: { region: ['3'] } })
    expect([...found.rows].map((row) => newer.idOf(row))).toEqual([6])
  })
  test('a list without filters counts none', () => {
    expect(selectRows(fitting, { ...all, withoutFacetCounts: true }).counts.size).toBe(0)
  })
})
