import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  categories,
  extraCategoryList,
  mainCategoryList,
  secondGroupCategories,
  setCategories,
  sortCategories,
  startCategories,
} from '#app/state/catalogue/categories.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { overlay, toggleCategory } from '#app/state/page/overlay.ts'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { drawerCategoriesOf } from '#contract/catalogue/drawer-tops.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const category = (id: string, sortNum: number, catGroup = 0, children: Category[] = []): Category => ({
  id,
  backCategoryName: `Category ${id}`,
  sortNum,
  catGroup,
  icon: 'starters',
  backParentId: '0',
  children,
})
const ids = (some: readonly Category[]) => some.map(({ id }) => id)
const all = [category('93', 30, 2), category('2', 5), category('92', 21, 1), category('1', 9), category('91', 20, 1), category('3', 1)]

describe('section 3: the lists of categories', () => {
  test('catGroup 0 is the main list, sorted by sortNum', () => expect(ids(mainCategoryList(all))).toEqual(['3', '2', '1']))
  test("two special ids form the 'extra' list", () => expect(ids(extraCategoryList(all))).toEqual(['91', '92']))
  test("one special id forms the 'group 2' list", () => expect(ids(secondGroupCategories(all))).toEqual(['93']))
  test('section 2: sub-categories are sorted by sortNum, and the stored list stays as it came', () => {
    const children = [category('b', 2), category('a', 1)]
    expect(ids(sortCategories(children))).toEqual(['a', 'b'])
    expect(ids(children)).toEqual(['b', 'a'])
  })
  test('section 2: the drawer has its categories in a fixed order, whatever their sortNum', () =>
    expect(ids(drawerCategoriesOf(all))).toEqual(['1', '2', '3']))
})

describe('section 4: at start', () => {
  beforeEach(() => Object.assign(categories, { loading: true }))

  test('the list is requested at level 0, thin; loading turns false once it is set', async () => {
    const asked: string[] = []
    connectPort(
      portTo((request) => {
        asked.push(request.url)
        return envelopeReply({ result: all })
      }),
    )
    expect(categories.loading).toBe(true)
    startCategories()
    await vi.waitFor(() => expect(categories.loading).toBe(false))
    expect(asked).toEqual(['http://shop.test/marco/api/v1/category/list?level=0&thin=true'])
    expect(ids(categories.all)).toEqual(ids(all))
  })

  test('setting an empty list ends the loading too', () => {
    setCategories([])
    expect(categories.loading).toBe(false)
  })
})

test('section 4: a click on a title opens its category, another title takes over, the same title closes', () => {
  toggleCategory('1')
  expect(overlay.current).toEqual({ type: 'category', id: '1' })
  toggleCategory('2')
  expect(overlay.current).toEqual({ type: 'category', id: '2' })
  toggleCategory('2')
  expect(overlay.current).toEqual({ type: 'none' })
})
