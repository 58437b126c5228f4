import { describe, expect, test } from 'vitest'
import { codedColumn } from '#server/catalogue/columns/coded-column.ts'
import { pick } from '#server/catalogue/columns/pick.ts'
import { categoriesOf, facetsOf } from '#server/catalogue/columns/picked-counts.ts'
import { rowOf, type CatalogueColumns } from '#server/catalogue/columns/catalogue-columns.ts'

const none = codedColumn([null, null, null, null])

/** Four parts: two Bosch starters of 12 V, a Denso starter of 24 V, a Denso bearing. */
const columns: CatalogueColumns = {
  tenantId: 't',
  version: 1,
  size: 4,
  ids: Int32Array.of(11, 12, 15, 19),
  facets: {
    producer: codedColumn(['Bosch', 'Bosch', 'Denso', 'Denso']),
    oeProducer: codedColumn(['Bosch', 'Valeo', 'Denso', '']),
    condition: codedColumn(['new', 'reman', 'new', 'new']),
    stock: codedColumn(['in', 'in', 'out', 'in']),
    voltage: codedColumn([12, 12, 24, null]),
    powerKw: codedColumn([1.4, 2, 5.5, null]),
    amps: none,
    teeth: codedColumn([10, 9, 11, null]),
    grooves: none,
    rotation: none,
  },
  type: codedColumn(['starter', 'starter', 'starter', 'bearing']),
  category: codedColumn(['101', '101', '102', '405']),
  group: none,
  priceCents: Int32Array.of(12000, 9000, 40000, 500),
  popularity: Int32Array.of(5, 50, 20, 20),
  firstSold: Int32Array.of(1, 2, 3, 4),
  codePlace: Int32Array.of(1, 2, 3, 4),
  onSale: new Uint8Array(4),
  ended: new Uint8Array(4),
  models: [],
  vehicleWords: new Set(),
  words: () => Promise.resolve({ words: [], rows: [] }),
  categories: ['405', '101', '102'].map((id, at) => ({
    id,
    parent_id: '0',
    name: id,
    sort_num: at,
    cat_group: 0,
    icon: 'x',
    description: '',
    rule: null,
  })),
  orders: new Map(),
}

const ids = (rows: Int32Array) => [...rows].map((row) => columns.ids[row])
const all = { within: [], chosen: {}, sort: 'best' } as const

test('a row is found by its key, and a key that is not there is not', () => {
  expect(rowOf(columns, 15)).toBe(2)
  expect(rowOf(columns, 14)).toBe(-1)
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
    expect(ids(pick(columns, { ...all, sort }).rows)).toEqual(expected)
  })
  test('a better mark goes before popularity, in the order best only', () => {
    const marks = Uint8Array.of(9, 1, 0, 9)
    expect(ids(pick(columns, { ...all, marks }).rows)).toEqual([19, 11, 12])
    expect(ids(pick(columns, { ...all, marks, sort: 'price-up' }).rows)).toEqual([19, 12, 11])
  })
})

describe('a part that nobody can order any more', () => {
  /** The most popular part is gone; the one that is only out of stock comes again. */
  const stock = codedColumn(['in', 'ended', 'out', 'in'])
  const with12Gone: CatalogueColumns = { ...columns, facets: { ...columns.facets, stock }, ended: Uint8Array.of(0, 1, 0, 0), orders: new Map() }
  const picked = (marks: number[] | null, sort: 'best' | 'price-up' = 'best') =>
    ids(pick(with12Gone, { ...all, sort, ...(marks ? { marks: Uint8Array.from(marks) } : {}) }).rows)

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
    const picked = pick(columns, { ...all, chosen })
    const facets = facetsOf(columns, picked)
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
    const facets = facetsOf(columns, pick(columns, all))
    expect(facets.find(({ key }) => key === 'teeth')?.values.map(({ value }) => value)).toEqual(['9', '10', '11'])
    expect(facets.some(({ key }) => key === 'amps')).toBe(false)
  })
  test('categories of what was picked stand in the shop’s order', () => {
    expect(categoriesOf(columns, pick(columns, all).categories).map(({ id, count }) => [id, count])).toEqual([
      ['405', 1],
      ['101', 2],
      ['102', 1],
    ])
  })
})
