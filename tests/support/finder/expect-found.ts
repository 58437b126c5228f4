import { expect, test } from 'vitest'
import type { FinderShop } from './old-unit.ts'
import { missed, searchRandomly, seedOfRun } from './property.ts'

/**
 * The property of the finder, for so many random parts of a shop. Parts with equal measures count as one place. Of illegible units those
 * are excused that nothing legible tells apart: no question was left.
 */
export function expectFound(shopOf: () => Promise<FinderShop> | FinderShop, count: number): void {
  const seed = seedOfRun()

  test('read exactly, the right part is among the last five within eight questions', async () => {
    const found = await searchRandomly(await shopOf(), 'exactly', count, seed)
    expect(missed(found, 5), `seed ${seed}`).toEqual([])
  })

  test('with one reading off by the tolerance it is among the last ten', async () => {
    const found = await searchRandomly(await shopOf(), 'off by the tolerance', count, seed)
    expect(missed(found, 10), `seed ${seed}`).toEqual([])
  })

  test('with one reading off by twice the tolerance it stands behind those that agree, and hardly ever is gone', async () => {
    const { searches } = await searchRandomly(await shopOf(), 'off by twice the tolerance', count, seed)
    expect(searches.filter(({ place }) => place === 0).length, `seed ${seed}`).toBeLessThanOrEqual(Math.max(2, count * 0.05))
  })

  test('with one answer in three illegible it is among the last ten, unless nothing legible is left to ask', async () => {
    const found = await searchRandomly(await shopOf(), 'one in three illegible', count, seed)
    const exhausted = found.searches.filter(({ place, isExhausted }) => isExhausted && (place === 0 || place > 10))
    const others = found.searches.filter((one) => !exhausted.includes(one))
    expect(missed({ ...found, searches: others }, 10), `seed ${seed}`).toEqual([])
    expect(exhausted.length, `seed ${seed}`).toBeLessThanOrEqual(Math.max(4, count * 0.1))
  })
}
