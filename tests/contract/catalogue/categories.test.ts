import { describe, expect, test } from 'vitest'
import { categoryGroup, categoryPrefix, parseCategoryGroup } from '#contract/catalogue/categories.ts'
import { drawerCategories, drawerCategoriesOf } from '#contract/catalogue/drawer-tops.ts'

describe('section 2: category route prefixes', () => {
  test('parts go by the default prefix, their sub-categories too', () => {
    expect(categoryGroup({ id: '3', backParentId: '0' })).toBe('p/0/3')
    expect(categoryGroup({ id: '301', backParentId: '3' })).toBe('p/3/301')
  })

  test.each([
    ['1', '0', 'c'],
    ['101', '1', 'c'],
    ['8', '0', 'c2'],
    ['91', '0', 'c3'],
    ['93', '0', 'c3'],
  ])('category %s under %s goes by its own set: %s', (id, parentId, prefix) => {
    expect(categoryPrefix(id, parentId)).toBe(prefix)
  })

  test('the address is built from parent id and own id, own id last, and read back', () => {
    expect(parseCategoryGroup(categoryGroup({ id: '404', backParentId: '4' }))).toEqual({ parentId: '4', id: '404' })
  })

  test.each(['', 'p', 'p/3', 'x/3/301', 'c/3/301', 'p/3/301/more', 'p/3/30 1', 'p//301'])('%j is not a category', (group) => {
    expect(parseCategoryGroup(group)).toBeNull()
  })
})

test('section 2: the drawer lists eight top categories in a fixed order, starters first', () => {
  expect(drawerCategories).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

test('the drawer has the eight of the specification in their order, and of a shop with other categories the first of its main list', () => {
  const top = (id: string, sortNum: number, catGroup = 0) => ({ id, sortNum, catGroup })
  const eight = [...drawerCategories].reverse().map((id, at) => top(id, at))
  const own = ['oil', 'brakes', '3', ...Array.from({ length: 8 }, (_, at) => `more-${at}`)].map((id, at) => top(id, 20 - at))

  expect(drawerCategoriesOf(eight).map(({ id }) => id)).toEqual(drawerCategories)
  expect(
    drawerCategoriesOf([...own, top('news', 0, 1)])
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['more-7', 'more-6'])
  expect(drawerCategoriesOf(own)).toHaveLength(8)
})
