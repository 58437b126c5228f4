import { expect, test } from 'vitest'
import { groupCategories } from '#app/screens/listing/vehicle/group-categories.ts'
import type { Id } from '#contract/kernel/primitives.ts'

const category = (id: string, backParentId: string, count: number) => ({
  id: id as Id,
  backParentId,
  backCategoryName: id,
  icon: id,
  count,
})

test('starting comes before charging, units before parts, and what belongs to neither is the rest', () => {
  const { systems, otherCategories } = groupCategories([
    category('701', '7', 2),
    category('311', '3', 9),
    category('201', '2', 3),
    category('101', '1', 4),
    category('102', '1', 1),
    category('301', '3', 5),
  ])
  expect(systems.map(({ system, unitCount, componentCount }) => [system.key, unitCount, componentCount])).toEqual([
    ['starting', 5, 14],
    ['charging', 3, 0],
  ])
  expect(systems[0]?.componentCategories.map(({ id }) => id)).toEqual(['311', '301'])
  expect(otherCategories.map(({ id }) => id)).toEqual(['701'])
})

test('a system of which nothing fits is left out', () => {
  expect(groupCategories([category('602', '6', 1)])).toMatchObject({ systems: [], otherCategories: [{ id: '602' }] })
  expect(groupCategories([])).toEqual({ systems: [], otherCategories: [] })
})
