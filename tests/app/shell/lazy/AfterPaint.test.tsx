import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CookieNotice } from '#app/shell/CookieNotice.tsx'
import { Footer } from '#app/shell/Footer.tsx'
import { Overlays } from '#app/shell/Overlays.tsx'
import { setCategories } from '#app/state/catalogue/categories.ts'
import { cookieNotice, restoreCookieNotice } from '#app/state/page/cookie-notice.ts'
import { closeOverlay, openOverlay } from '#app/state/page/overlay.ts'
import { session } from '#app/state/session/session.ts'
import { accountLinks } from '../../../support/account-links.ts'
import { category } from '../../../support/categories.ts'
import { draw, linksOf, namesOf, openShop, standsAt, words } from '../../../support/shell.tsx'
import { shopConfig } from '../../../support/shop-config.ts'

const names = ['Starters', 'Alternators', 'Starter parts', 'Alternator parts', 'Motors', 'Hybrid', 'Electrical', 'Tools']

beforeEach(async () => {
  await openShop()
  closeOverlay()
  session.current = { type: 'guest' }
  // As they come: in another order, with a ninth that the drawer does not list.
  setCategories([...names, 'More'].map((name, at) => category(String(at + 1), name, { sortNum: 9 - at })).toReversed())
})

describe('section 2: drawer', () => {
  async function opened(): Promise<HTMLElement> {
    openOverlay({ type: 'drawer', startSection: 'top' })
    draw(<Overlays />)
    const drawer = await screen.findByRole('dialog', { name: 'Menu · Voltwerk' })
    await within(drawer).findByRole('navigation')
    return drawer
  }

  test('a phone number, Live Chat, Help Center, Your Account and Your Favorite', async () => {
    const service = linksOf(await opened()).filter(([, to]) => !to?.startsWith('/prod/'))
    expect(service).toEqual([
      ['Sign In', '/login'],
      ['Promotions', '/marketing/promotion'],
      ['Gifts', '/marketing/giftsMall/all'],
      ['Lottery', '/marketing/lottery'],
      ['Workwear', '/apparel'],
      ['+1 (555) 010-0199', 'tel:+15550100199'],
      ['Live Chat', 'https://chat.volt.test/'],
      ['Help Center', '/marketing/page/help'],
      ['Your Account', '/accountDashboard'],
      ['Your Orders', '/accountOrder'],
      ['Your Favorite', '/collect'],
      ['English', '/'],
      ['Deutsch', '/de'],
    ])
  })

  test('for a member every page of the account, Your Account and Your Favorite among them', async () => {
    session.current = { type: 'member', token: 't', userInfo: null }
    const service = linksOf(await opened()).filter(([, to]) => !to?.startsWith('/prod/'))
    expect(service.slice(7, -2)).toEqual(accountLinks.filter(([, to]) => !to?.startsWith('/prod')))
  })

  test('section 9: the Catalogue list has eight top categories, in their fixed order', async () => {
    const links = linksOf(await opened())
    expect(links.filter(([, to]) => to?.startsWith('/prod/cat/')).map(([name]) => name)).toEqual(names)
  })

  test('Applications opens a sub-list of the nine, named as header and drawer name them, and the way back', async () => {
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Applications' }))
    const list = await screen.findByRole('dialog', { name: 'Applications' })
    expect(linksOf(list)).toEqual([
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
    await userEvent.click(within(list).getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('dialog', { name: 'Menu · Voltwerk' })).toBeDefined()
  })

  test('what it leads to closes it', async () => {
    openOverlay({ type: 'drawer', startSection: 'applications' })
    draw(<Overlays />)
    await userEvent.click(await screen.findByRole('link', { name: 'Marine' }))
    expect(standsAt()).toBe('/prod/app/6')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('so do its close icon and the backdrop, but no click inside', async () => {
    const drawer = await opened()
    await userEvent.click(within(drawer).getByText('Help and account'))
    expect(screen.queryByRole('dialog')).toBe(drawer)
    await userEvent.click(drawer)
    expect(screen.queryByRole('dialog')).toBeNull()
    openOverlay({ type: 'drawer', startSection: 'top' })
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('section 8: a chat link with a blocked protocol is not drawn', async () => {
    await openShop('/', { ...shopConfig, chatUrl: 'javascript:alert(1)' })
    const links = linksOf(await opened())
    expect(links.map(([name]) => name)).not.toContain('Live Chat')
    expect(links.filter(([, to]) => to?.startsWith('javascript:'))).toEqual([])
  })
})

describe('section 2: footer', () => {
  test('its eight links, letter by letter', () => {
    draw(<Footer />)
    expect(linksOf(screen.getByRole('navigation', { name: 'Footer' }))).toEqual([
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
    draw(<Footer />)
    expect(screen.getByText('Low prices and good service.')).toBeDefined()
    expect(within(screen.getByRole('list', { name: 'Ways to pay' })).getAllByRole('listitem')).toHaveLength(shopConfig.payments.length)
    expect(linksOf(screen.getByRole('list', { name: 'Find us elsewhere' })).map(([, to]) => to)).toEqual(
      shopConfig.socials.map(({ url }) => url),
    )
  })

  test('section 8: a link of the shop with a blocked protocol is not drawn', async () => {
    const url = 'javascript:alert(1)'
    await openShop('/', { ...shopConfig, socials: [{ name: 'x', url }], legal: [{ label: 'Terms', url }] })
    draw(<Footer />)
    expect(linksOf().filter(([, to]) => to?.startsWith('javascript:'))).toEqual([])
    expect(words()).not.toContain('Terms')
  })

  test('section 5: a legal page of the shop is a page here; one elsewhere, which the shop itself named, opens as a page of its own', async () => {
    const legal = [
      { label: 'Terms', url: '/marketing/page/terms' },
      { label: 'Imprint', url: 'https://volt.test/imprint' },
    ]
    await openShop('/', { ...shopConfig, legal })
    draw(<Footer />)
    expect(linksOf().slice(-2)).toEqual(legal.map(({ label, url }) => [label, url]))
    expect(screen.getByRole('link', { name: 'Imprint' }).getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('target')).toBeNull()
  })
})

describe('section 2: cookie notice', () => {
  const notice = () => screen.queryByRole('region', { name: 'Cookie notice' })

  const stored = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))

  test.each(['I agree', 'I do not agree', 'Close the cookie notice'])(
    "'%s' takes it away for good, and has no other effect: nothing else is stored, no cookie set, nothing asked",
    async (name) => {
      localStorage.removeItem('cookie-notice')
      restoreCookieNotice()
      draw(<CookieNotice />)
      expect(namesOf('button')).toEqual(['I agree', 'I do not agree', 'Close the cookie notice'])
      expect(words()).toContain('Either answer closes this notice and changes nothing else.')
      const [before, cookies] = [stored(), document.cookie]
      const asked = vi.spyOn(globalThis, 'fetch')
      await userEvent.click(screen.getByRole('button', { name }))
      expect(notice()).toBeNull()
      expect([stored(), document.cookie]).toEqual([{ ...before, 'cookie-notice': 'closed' }, cookies])
      expect(asked).not.toHaveBeenCalled()
      restoreCookieNotice()
      expect(cookieNotice.shown).toBe(false)
    },
  )

  test('once it was closed it is gone', () => {
    cookieNotice.shown = false
    expect(draw(<CookieNotice />).container.childElementCount).toBe(0)
  })
})
