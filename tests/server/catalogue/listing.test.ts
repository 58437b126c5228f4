import { describe, expect, test } from 'vitest'
import type { Id } from '#contract/kernel/primitives.ts'
import { facetKeys } from '#contract/listing/facets.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()

const id = (text: string) => text as Id

describe('listings', () => {
  test('pages hold every part once', async () => {
    const seen: string[] = []
    for (let pageNo = 1; pageNo <= 3; pageNo += 1)
      seen.push(...(await shop.ask('aggregationSearch', { pageNo, pageSize: 50 })).records.map((card) => card.mcode))
    expect(new Set(seen).size).toBe(150)
  })
  test('pagination says total, size, current and pages (section 3)', async () => {
    const { records, total, size, current, pages } = await shop.ask('listByBackCategoryOrGroup', {
      backCategoryId: id('1'),
      pageNo: 2,
      pageSize: 7,
    })
    expect({ shown: records.length, size, current, pages }).toEqual({ shown: 7, size: 7, current: 2, pages: Math.ceil(total / 7) })
  })
  test('a page behind the last is empty and still says the total', async () => {
    const { records, total } = await shop.ask('aggregationSearch', { backCategoryId: id('1'), pageNo: 9999 })
    expect([records, total > 0]).toEqual([[], true])
  })
  test('a filter finds what its facet promised', async () => {
    const { facets } = await shop.ask('aggregationSearch', { backCategoryId: id('1') })
    for (const key of facetKeys) {
      const value = facets.find((facet) => facet.key === key)?.values[0]
      if (!value) continue
      const { total } = await shop.ask('aggregationSearch', { backCategoryId: id('1'), [key]: value.value })
      expect(`${key} ${total}`).toBe(`${key} ${value.count}`)
    }
  })
  test('prices go up', async () => {
    const { records } = await shop.ask('aggregationSearch', { sort: 'price-up', pageSize: 50 })
    const prices = records.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })
  test.each(['new', 'sale', 'best-sellers'] as const)('the mode %s has parts', async (mode) => {
    const { total, records } = await shop.ask('aggregationSearch', { mode })
    expect(total).toBeGreaterThan(0)
    if (mode === 'sale') for (const card of records) expect(card.wasPrice).toBeGreaterThan(card.price)
  })
  test('the repair kits’ list holds repair kits only', async () => {
    const { records } = await shop.ask('aggregationSearch', { backCategoryId: id('93') })
    expect(records.length).toBeGreaterThan(0)
    for (const card of records) expect(card.type).toMatch(/RepairKit$/)
  })
})
