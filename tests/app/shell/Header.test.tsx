import { beforeEach, describe, expect, test } from 'vitest'
import { CategoryRow } from '#app/shell/CategoryRow.tsx'
import CategoryModal from '#app/shell/lazy/CategoryModal.tsx'
import UserMenu from '#app/shell/lazy/UserMenu.tsx'
import { MainHeader } from '#app/shell/MainHeader.tsx'
import { TopBar } from '#app/shell/TopBar.tsx'
import { cartCount } from '#app/state/cart-count.ts'
import { categories, setCategories } from '#app/state/categories.ts'
import { close, open } from '#app/state/overlay.ts'
import { popular } from '#app/state/popular.ts'
import { session } from '#app/state/session.ts'
import type { Category } from '#contract/catalogue.ts'
import { buttonsIn, drawn, linksIn, openShop, wordsIn } from '../../support/shell.tsx'

const category = (id: string, backCategoryName: string, more: Partial<Category> = {}): Category => ({
  id,
  backCategoryName,
  sortNum: 1,
  catGroup: 0,
  icon: 'starters',
  backParentId: '0',
  children: [],
  ...more,
})
const drives = category('302', 'Drives', { backParentId: '3', sortNum: 2, icon: 'drives' })
const brushes = category('301', 'Brushes', { backParentId: '3', sortNum: 1, icon: 'brushes' })
const starterParts = category('3', 'Starter parts', { sortNum: 2, children: [drives, brushes] })

beforeEach(async () => {
  await openShop()
  close()
  session.now = { is: 'guest' }
  cartCount.pieces = 3
  popular.terms = ['104210-4610', '24 V / 5.5 kW']
  setCategories([starterParts, category('1', 'Starters')])
})

describe('section 2: top bar', () => {
  test('section 6: a guest sees About Us, Help & Support, Your Orders, Your Account, the language label En and Sign In', () => {
    const bar = drawn(<TopBar />)
    expect(linksIn(bar)).toEqual([
      ['About Us', '/marketing/page/about'],
      ['Help & Support', '/marketing/page/help'],
      ['Your Orders', '/accountOrder'],
      ['Your Account', '/member/accountDashboard'],
      ['Sign In', '/login'],
    ])
    expect(wordsIn(bar)).toMatch(/ En /)
  })

  test('section 6: a signed-in customer has no Sign In link', () => {
    session.now = { is: 'member', token: 't1', userInfo: { id: 'u7', realname: 'Dana', email: '' } }
    expect(linksIn(drawn(<TopBar />)).map(([name]) => name)).toEqual(['About Us', 'Help & Support', 'Your Orders', 'Your Account'])
  })

  test("section 6: the user dropdown has 'Your gifts & coupon' and sign out", () => {
    const menu = drawn(<UserMenu name="Dana" />)
    expect(linksIn(menu)).toEqual([['Your gifts & coupon', '/member/yourGift']])
    expect(buttonsIn(menu)).toEqual(['Dana', 'Sign out'])
  })

  test('a name that is longer than the bar has room for is cut, and read out whole', () => {
    const menu = drawn(<UserMenu name="Maximiliane von Hohenlohe-Langenburg" />)
    expect(menu).toContain('<span aria-hidden="true">Maximiliane von Hohenloh...</span>')
    expect(menu).toContain('>Maximiliane von Hohenlohe-Langenburg</span>')
  })
})

describe('section 2: main header', () => {
  test('a menu button, the search button and Select by Vehicle', () => {
    expect(buttonsIn(drawn(<MainHeader />))).toEqual(['Menu', 'Search', 'Select by Vehicle'])
  })

  test('the placeholder of the search box, letter by letter', () => {
    expect(drawn(<MainHeader />)).toContain('placeholder="Search for product code / Brand / Type / Category"')
  })

  test('the logo goes home, the cart icon with its item count to /shoppingCart', () => {
    const header = drawn(<MainHeader />)
    expect(linksIn(header)).toContainEqual(['Voltwerk, home', '/'])
    expect(linksIn(header)).toContainEqual(['Cart, 3 items', '/shoppingCart'])
    expect(header).toMatch(/<span[^>]*>3<\/span><\/a>/)
  })

  test("popular terms stand under 'Popular searches:' and each goes to the search route", () => {
    const header = drawn(<MainHeader />)
    expect(wordsIn(header)).toContain('Popular searches: 104210-4610 24 V / 5.5 kW')
    expect(linksIn(header).slice(-2)).toEqual([
      ['104210-4610', '/prod/all/104210-4610'],
      ['24 V / 5.5 kW', '/prod/all/24%20V%20%2F%205.5%20kW'],
    ])
  })
})

describe('section 2: the row of top-level category titles', () => {
  test('they stand in the order of sortNum', () => {
    expect(buttonsIn(drawn(<CategoryRow />))).toEqual(['Starters', 'Starter parts'])
  })

  test('section 4: the active top title is highlighted, and only that', () => {
    open({ is: 'category', id: '3' })
    const titles = [...drawn(<CategoryRow />).matchAll(/<button[^>]*aria-expanded="(true|false)"[^>]*data-category-title="(\d+)"/g)]
    expect(titles.map(([, active, id]) => [id, active])).toEqual([
      ['1', 'false'],
      ['3', 'true'],
    ])
  })

  test('section 4: while the categories load there are no titles yet', () => {
    categories.loading = true
    expect(buttonsIn(drawn(<CategoryRow />))).toEqual([])
  })
})

describe('section 2: the category modal', () => {
  test('its heading is the backCategoryName, its tiles have icon and name and stand in the order of sortNum', () => {
    const modal = drawn(<CategoryModal category={starterParts} />)
    expect(modal).toMatch(/<h2[^>]*>Starter parts<\/h2>/)
    expect(linksIn(modal)).toEqual([
      ['All of Starter parts', '/prod/cat/p/0/3'],
      ['Brushes', '/prod/cat/p/3/301'],
      ['Drives', '/prod/cat/p/3/302'],
    ])
    expect([...modal.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '/images/category/brushes.svg',
      '/images/category/drives.svg',
    ])
  })

  test('it has a close icon', () => expect(buttonsIn(drawn(<CategoryModal category={starterParts} />))).toEqual(['Close']))
})
