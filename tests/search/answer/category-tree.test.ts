import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { breakCategoryCycles } from '#search/answer/category-tree.ts'
import { type CategoryRow, categoriesUnder } from '#search/catalogue/shared-catalogue-data.ts'
import { smallFrame } from '../../support/search-parts.ts'

const category = (id: string, parentId: string): CategoryRow => ({
  id,
  parentId,
  name: id,
  sortNum: 0,
  catGroup: 0,
  icon: '',
  description: '',
  rule: null,
})
const parents = (categories: readonly CategoryRow[]) => Object.fromEntries(categories.map(({ id, parentId }) => [id, parentId]))

test('of categories in a circle the first stands at the top, with the others below it; all else stays', () => {
  const given = [
    category('1', '0'),
    category('b', 'c'),
    category('a', 'b'),
    category('c', 'a'),
    category('under', 'c'),
    category('own', 'own'),
    category('x', 'nowhere'),
  ]
  expect(parents(breakCategoryCycles(given))).toEqual({ 1: '0', b: '0', a: 'b', c: 'a', under: 'c', own: '0', x: 'nowhere' })
})

test('whatever the parents are, the way down from any category ends, and meets none twice', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'e', '0')
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(names, names), { selector: ([id]) => id }), (pairs) => {
      const categories = breakCategoryCycles(pairs.filter(([id]) => id !== '0').map(([id, parentId]) => category(id, parentId)))
      for (const { id } of categories) {
        const under = categoriesUnder({ ...smallFrame, categories }, id)
        expect(new Set(under).size).toBe(under.length)
      }
    }),
  )
})

test('a chain of ten thousand becomes trees of twelve levels, in any order, and takes no time', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => category(`c${at}`, at === 0 ? '0' : `c${at - 1}`))
  for (const given of [chain, chain.toReversed()]) {
    const tree = breakCategoryCycles(given)
    const parentOf = new Map(tree.map(({ id, parentId }) => [id, parentId]))
    const depths = tree.map(({ id }) => {
      let depth = 1
      for (let at = parentOf.get(id); at !== undefined && at !== '0' && depth < 10_000; at = parentOf.get(at)) depth += 1
      return depth
    })
    expect([tree.length, Math.max(...depths)]).toEqual([10_000, MAX_CATEGORY_DEPTH])
  }
})
