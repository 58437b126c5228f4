import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { screenShownPromise } from '#app/hooks/screen-shown-promise.ts'
import { RouteSwitch } from '#app/routes/RouteSwitch.tsx'
import { session } from '#app/state/session/session.ts'
import { draw, eventually, openShop, standsAt, words } from '../../support/shell.tsx'

const title = async () => words(await screen.findByRole('heading', { level: 1 }))
async function opened(address: string): Promise<void> {
  await openShop(address)
  draw(<RouteSwitch />)
}

beforeEach(() => {
  session.current = { type: 'guest' }
})

describe('sections 2 and 8: what the error page says', () => {
  test.each([
    ['/prod/nothing/here', 'Page not found: /prod/nothing/here'],
    ['/prodigy', 'Page not found: /prodigy'],
    ['/Errors', 'Page not found: /Errors'],
    ['/all/of/it', 'Page not found: /all/of/it'],
    ['/products/x/y', 'Page not found: /products/x/y'],
    ['/prod/m/A/B', 'Page not found: /prod/m/A/B'],
    ['/prod/m/lower_case', 'Page Not Found: /prod/m/lower_case'],
    ['/prod/cat/p/1/no%20id', 'Page Not Found: /prod/cat/p/1/no id'],
    ['/prod/cat/c3/0/1', 'Page Not Found: /prod/cat/c3/0/1'],
    ['/prod/s/unknown', 'Page Not Found: /prod/s/unknown'],
    ['/prod/app/x%20y', 'Page Not Found: /prod/app/x y'],
    ['/marketing/page/No_Page', 'Page Not Found: /marketing/page/No_Page'],
  ])('%s, with its code', async (address, said) => {
    await opened(address)
    expect(await title()).toBe(said)
    expect(screen.getByText('404')).toBeDefined()
    expect(standsAt()).toBe(address)
  })

  test('an address with what a mail took along behind it leads to the one address of its page', async () => {
    await opened('/prod/m/st-1).?qty=2#top')
    await eventually(() => expect(standsAt() + location.hash).toBe('/prod/m/ST-1?qty=2#top'))
  })

  test('section 6: what stands behind # is in the full path that the guard remembers', async () => {
    await opened('/order/orderInfo?id=SO-1#returns')
    await eventually(() => expect(new URLSearchParams(location.search).get('redirect')).toBe('/order/orderInfo?id=SO-1#returns'))
  })

  test('section 2: /Error shows its code and message from the query', async () => {
    await opened('/Error?code=503&message=The%20shop%20rests.')
    expect(await title()).toBe('The shop rests.')
    expect(screen.getByText('503')).toBeDefined()
  })

  test('another address takes its place; until it is drawn the page before stands there, dimmed', async () => {
    await opened('/all/of/it')
    await title()
    await screenShownPromise
    const main = screen.getByRole('main')
    const watch = new MutationObserver(() => undefined)
    watch.observe(main, { attributeFilter: ['aria-busy'] })
    history.pushState(null, '', '/prodigy')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    // It was dimmed, and is no more.
    expect([watch.takeRecords().length, main.getAttribute('aria-busy')]).toEqual([2, null])
    expect(await title()).toBe('Page not found: /prodigy')
  })
})

describe('section 6: the global guard', () => {
  test.each([
    ['/accountOrder', '%2FaccountOrder'],
    ['/shoppingCart', '%2FshoppingCart'],
    ['/member/accountDashboard', '%2Fmember%2FaccountDashboard'],
    ['/order/orderInfo?id=7&print=yes', '%2Forder%2ForderInfo%3Fid%3D7%26print%3Dyes'],
    ['/orderPrint1', '%2ForderPrint1'],
    ['/unknown', '%2Funknown'],
    ['/unknown/two', '%2Funknown%2Ftwo'],
  ])(
    'a guest who wants %s goes to /login with code, redirect and message, and going back skips the guarded page',
    async (wanted, redirect) => {
      const before = history.length
      await opened(wanted)
      expect(standsAt()).toBe(`/login?code=401&redirect=${redirect}&message=Please+login+first.`)
      expect(history.length).toBe(before)
      await title()
      expect(words()).toContain('Please login first.')
    },
  )

  test('with a stored token nobody is sent away', async () => {
    session.current = { type: 'member', token: 't1', userInfo: null }
    await opened('/unknown/two')
    expect(await title()).toBe('Page not found: /unknown/two')
    expect(standsAt()).toBe('/unknown/two')
  })

  test.each(['/login', '/Error'])('%s is open to a guest', async (address) => {
    await opened(address)
    await title()
    expect(standsAt()).toBe(address)
  })

  test('section 5: a way back that leads out of the shop is not offered at the sign-in', async () => {
    await opened('/login?redirect=https%3A%2F%2Fevil.example%2F')
    await title()
    expect(screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('evil.example'))).toEqual([])
  })
})
