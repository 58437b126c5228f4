import { beforeEach, describe, expect, test } from 'vitest'
import { CookieNotice } from '#app/shell/CookieNotice.tsx'
import { Footer } from '#app/shell/Footer.tsx'
import CartPanel from '#app/shell/lazy/CartPanel.tsx'
import Drawer from '#app/shell/lazy/Drawer.tsx'
import { cart, noSums } from '#app/state/cart.ts'
import { setCategories } from '#app/state/categories.ts'
import { cookieNotice } from '#app/state/cookie-notice.ts'
import { session } from '#app/state/session.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { buttonsIn, drawn, linksIn, openShop, wordsIn } from '../../../support/shell.tsx'
import { shopConfig } from '../../../support/shop-config.ts'

const close = () => undefined
const names = ['Starters', 'Alternators', 'Starter parts', 'Alternator parts', 'Motors', 'Hybrid', 'Electrical', 'Tools']

beforeEach(async () => {
  await openShop()
  session.now = { is: 'guest' }
  // As they come: in another order, with a ninth that the drawer does not list.
  const all = [...names, 'More'].map((backCategoryName, at) => ({
    id: String(at + 1),
    backCategoryName,
    sortNum: 9 - at,
    catGroup: 0,
    icon: 'starters',
    backParentId: '0',
    children: [],
  }))
  setCategories(all.toReversed())
})

describe('section 2: drawer', () => {
  test('a phone number, Live Chat, Help Center, Your Account and Your Favorite', () => {
    const links = linksIn(drawn(<Drawer at="top" onClose={close} />))
    expect(links).toEqual(
      expect.arrayContaining([
        ['+1 (555) 010-0199', 'tel:+15550100199'],
        ['Live Chat', 'https://chat.volt.test/'],
        ['Help Center', '/marketing/page/help'],
        ['Your Account', '/member/accountDashboard'],
        ['Your Favorite', '/collect'],
      ]),
    )
  })

  test('section 9: the Catalogue list has eight top categories, in their fixed order', () => {
    const links = linksIn(drawn(<Drawer at="top" onClose={close} />))
    expect(links.filter(([, to]) => to.startsWith('/prod/cat/')).map(([name]) => name)).toEqual(names)
  })

  test('Applications opens a sub-list of the nine, named as header and drawer name them', () => {
    expect(buttonsIn(drawn(<Drawer at="top" onClose={close} />))).toContain('Applications')
    expect(linksIn(drawn(<Drawer at="applications" onClose={close} />))).toEqual([
      ['Automotive', '/prod/app/1'],
      ['Trucks', '/prod/app/2'],
      ['Agriculture', '/prod/app/3'],
      ['Industrial & Construction', '/prod/app/4'],
      ['Forklift', '/prod/app/5'],
      ['Marine', '/prod/app/6'],
      ['Lawn & Gar', '/prod/app/7'],
      ['Hi-Performance', '/prod/app/8'],
      ['EV', '/prod/app/9'],
    ])
  })

  test('section 8: a chat link with a blocked protocol is not drawn', async () => {
    await openShop('/', { ...shopConfig, chatUrl: 'javascript:alert(1)' })
    const drawer = drawn(<Drawer at="top" onClose={close} />)
    expect(linksIn(drawer).map(([name]) => name)).not.toContain('Live Chat')
    expect(drawer).not.toContain('javascript:')
  })
})

describe('section 2: footer', () => {
  test('its eight links, letter by letter', () => {
    const links = linksIn(drawn(<Footer />))
    const first = links.findIndex(([name]) => name === 'About Us')
    expect(links.slice(first, first + 8)).toEqual([
      ['About Us', '/marketing/page/about'],
      ['Contact Us', '/marketing/page/contact'],
      ['Download', '/download'],
      ["FAQ's", '/marketing/page/faq'],
      ['Warranty&Returns', '/marketing/page/warranty'],
      ['My Account', '/member/accountDashboard'],
      ['Order Status', '/accountOrder'],
      ['Rewards', '/member/marcoRewards'],
    ])
  })

  test('section 1: it states low prices and good service, shows how to pay, and links to social networks', () => {
    const footer = drawn(<Footer />)
    expect(wordsIn(footer)).toContain('Low prices and good service.')
    const pay = /<ul[^>]*aria-label="Ways to pay"[^>]*>(.*?)<\/ul>/s.exec(footer)?.[1] ?? ''
    expect(pay.match(/<li>/g)).toHaveLength(shopConfig.payments.length)
    for (const { url } of shopConfig.socials) expect(linksIn(footer).map(([, to]) => to)).toContain(url)
  })

  test('section 8: a link of the shop with a blocked protocol is not drawn', async () => {
    const url = 'javascript:alert(1)'
    await openShop('/', { ...shopConfig, socials: [{ name: 'x', url }], legal: [{ label: 'Terms', url }] })
    expect(drawn(<Footer />)).not.toContain('javascript:')
    expect(wordsIn(drawn(<Footer />))).not.toContain('Terms')
  })

  test('section 5: a legal page of the shop is a page here; one elsewhere, which the shop itself named, opens as a page of its own', async () => {
    const legal = [
      { label: 'Terms', url: '/marketing/page/terms' },
      { label: 'Imprint', url: 'https://volt.test/imprint' },
    ]
    await openShop('/', { ...shopConfig, legal })
    const footer = drawn(<Footer />)
    expect(linksIn(footer).slice(-2)).toEqual(legal.map(({ label, url }) => [label, url]))
    expect([...footer.matchAll(/<a[^>]*target="_blank"[^>]*>Imprint</g)]).toHaveLength(1)
    expect([...footer.matchAll(/<a[^>]*target="_blank"[^>]*>Terms</g)]).toHaveLength(0)
  })
})

describe('section 2: cookie notice', () => {
  test("has the buttons 'I agree' and 'I do not agree' and a close icon", () => {
    cookieNotice.shown = true
    expect(buttonsIn(drawn(<CookieNotice />))).toEqual(['I agree', 'I do not agree', 'Close the cookie notice'])
  })

  test('once it was closed it is gone', () => {
    cookieNotice.shown = false
    expect(drawn(<CookieNotice />)).toBe('')
  })
})

describe('section 2: cart hover panel', () => {
  const panel = () => drawn(<CartPanel onClose={close} />)
  const believed = (id: string, qty: number) => ({
    ...cartLine(id, qty),
    progress: 'confirmed' as const,
    provisional: false,
    refused: null,
    onlyWished: false,
  })

  test('a spinner while loading', () => {
    Object.assign(cart, { status: 'loading', lines: [], sums: noSums })
    expect(panel()).toMatch(/role="status" aria-label="Loading"/)
  })

  test("an empty placeholder for an empty list, and the buttons 'Clear All' and 'Go to Cart'", () => {
    Object.assign(cart, { status: 'ready', lines: [], sums: noSums })
    expect(panel()).not.toContain('role="status"')
    expect(wordsIn(panel())).toContain('Your cart is empty.')
    expect(buttonsIn(panel())).toEqual(['Clear All'])
    expect(linksIn(panel())).toEqual([['Go to Cart', '/shoppingCart']])
  })

  test('each line has a delete control', () => {
    Object.assign(cart, { status: 'ready', lines: [believed('ST-1', 2), believed('AL-2', 1)] })
    expect(buttonsIn(panel())).toEqual(['Delete ST-1', 'Delete AL-2', 'Clear All'])
    expect(wordsIn(panel())).not.toContain('Your cart is empty.')
  })
})
