import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { CartLink } from '#app/shell/CartLink.tsx'
import UserMenu from '#app/shell/lazy/UserMenu.tsx'
import { MainHeader } from '#app/shell/MainHeader.tsx'
import { TopBar } from '#app/shell/TopBar.tsx'
import { cartCount } from '#app/state/cart/count.ts'
import { storeExpectedRowCount } from '#app/state/cart/guest-list.ts'
import { popularSearches } from '#app/state/catalogue/popular.ts'
import { closeOverlay, overlay } from '#app/state/page/overlay.ts'
import { session } from '#app/state/session/session.ts'
import { accountLinks } from '../../support/account-links.ts'
import { draw, eventually, linksOf, namesOf, openShop, standsAt } from '../../support/shell.tsx'

beforeEach(async () => {
  await openShop('/login')
  closeOverlay()
  session.current = { type: 'guest' }
  cartCount.pieces = 3
  popularSearches.terms = ['104210-4610', '24 V / 5.5 kW']
})

describe('section 2: top bar', () => {
  test('section 6: a guest sees About Us, Help & Support, Your Orders, Your Account, the language label En and Sign In', async () => {
    draw(<TopBar />)
    const label = await screen.findByRole('button', { name: 'Language: English' })
    const languages = ['English', 'Deutsch']
    expect(namesOf('link').filter((name) => languages.includes(name))).toEqual(languages)
    expect(linksOf().filter(([name]) => !languages.includes(name ?? ''))).toEqual([
      ['About Us', '/marketing/page/about'],
      ['Help & Support', '/marketing/page/help'],
      ['Your Orders', '/accountOrder'],
      ['Your Account', '/member/accountDashboard'],
      ['Sign In', '/login'],
    ])
    expect(label.textContent).toBe('En')
    expect(screen.queryByText('Your gifts & coupon')).toBeNull()
  })

  test('section 6: a signed-in customer has no Sign In link, but a menu', async () => {
    session.current = { type: 'member', token: 't1', userInfo: { id: 'u7', realname: 'Dana', email: '' } }
    draw(<TopBar />)
    expect((await screen.findByRole('button', { name: 'Dana' })).getAttribute('aria-expanded')).toBe('false')
    expect(namesOf('link')).toEqual(['About Us', 'Help & Support', 'Your Orders', 'Your Account', 'English', 'Deutsch'])
  })

  test("section 6: the user dropdown has 'Your gifts & coupon' among the pages of the account, and sign out, and shuts with Escape", async () => {
    draw(<UserMenu name="Dana" />)
    const opener = screen.getByRole('button', { name: 'Dana' })
    expect([namesOf('link'), namesOf('button')]).toEqual([[], ['Dana']])
    await userEvent.click(opener)
    expect(linksOf()).toEqual(accountLinks)
    expect(namesOf('button')).toEqual(['Dana', 'Sign out'])
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getAllByRole('link')[0])
    await userEvent.keyboard('{Escape}')
    expect(namesOf('button')).toEqual(['Dana'])
    expect(document.activeElement).toBe(opener)
  })

  test('the user dropdown shuts when the focus leaves it', async () => {
    draw(<UserMenu name="Dana" />)
    await userEvent.click(screen.getByRole('button', { name: 'Dana' }))
    await userEvent.tab({ shift: true })
    expect(namesOf('button')).toEqual(['Dana'])
  })

  test('a name that is longer than the bar has room for is cut, and read out whole', () => {
    draw(<UserMenu name="Maximiliane von Hohenlohe-Langenburg" />)
    expect(namesOf('button')).toEqual(['Maximiliane von Hohenlohe-Langenburg'])
    expect(screen.getByText('Maximiliane von Hohenloh...').getAttribute('aria-hidden')).toBe('true')
  })
})

describe('section 2: main header', () => {
  beforeEach(() => void draw(<MainHeader />))

  test('a menu button, the search button and Select by Vehicle', () => {
    expect(namesOf('button')).toEqual(['Menu', 'Search', 'Select by Vehicle'])
  })

  test.each([
    ['Menu', { type: 'drawer', startSection: 'top' }],
    ['Select by Vehicle', { type: 'vehicle-picker' }],
  ])('%s opens what it is called after', async (name, opened) => {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(overlay.current).toEqual(opened)
  })

  test('the placeholder of the search box, letter by letter', () => {
    expect(screen.getByRole('combobox')).toBe(screen.getByPlaceholderText('Search for product code / Brand / Type / Category'))
  })

  test('the logo goes home, the cart icon with its item count to /shoppingCart', async () => {
    expect(linksOf()).toContainEqual(['Voltwerk, home', '/'])
    expect(linksOf()).toContainEqual(['Cart, 3 items', '/shoppingCart'])
    expect(within(screen.getByRole('link', { name: 'Cart, 3 items' })).getByText('3')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Cart, 3 items' }))
    expect(standsAt()).toBe('/shoppingCart')
    await userEvent.click(screen.getByRole('link', { name: 'Voltwerk, home' }))
    expect(standsAt()).toBe('/')
  })

  test("popular terms stand under 'Popular searches:' and each goes to the search route", () => {
    expect(linksOf(screen.getByRole('list', { name: 'Popular searches:' }))).toEqual([
      ['104210-4610', '/prod/all/104210-4610'],
      ['24 V / 5.5 kW', '/prod/all/24%20V%20%2F%205.5%20kW'],
    ])
  })
})

describe('a count that is not known is not shown', () => {
  const badge = () => screen.getByRole('link', { name: /^Cart/ })

  test("of a member's cart nothing is said until this device has read it", () => {
    session.current = { type: 'member', token: 't1', userInfo: { id: 'u7', realname: 'Dana', email: '' } }
    cartCount.pieces = null
    draw(<CartLink />)
    expect([badge().textContent, badge().getAttribute('aria-label')]).toEqual(['', 'Cart'])
    act(() => {
      cartCount.pieces = 3
    })
    return eventually(() => expect([badge().textContent, badge().getAttribute('aria-label')]).toEqual(['3', 'Cart, 3 items']))
  })

  test('a guest has an empty cart', () => {
    session.current = { type: 'guest' }
    cartCount.pieces = null
    draw(<CartLink />)
    expect(badge().textContent).toBe('0')
  })

  test("of a guest's list nothing is said until this device has read it", () => {
    session.current = { type: 'guest' }
    cartCount.pieces = null
    storeExpectedRowCount(2)
    onTestFinished(() => storeExpectedRowCount(0))
    draw(<CartLink />)
    expect([badge().textContent, badge().getAttribute('aria-label')]).toEqual(['', 'Cart'])
  })
})
