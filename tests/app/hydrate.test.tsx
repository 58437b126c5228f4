import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { currentTenant } from '#app/config.ts'
import { freezeRenderTime, unfreezeRenderTime } from '#app/i18n/instant.ts'
import { render } from '#app/server.tsx'
import { cartCount } from '#app/state/cart/count.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { clearReplies, seedReplies } from '#app/state/catalogue/first-replies.ts'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { cookieNotice } from '#app/state/page/cookie-notice.ts'
import { theme } from '#app/state/page/theme.ts'
import { session } from '#app/state/session/session.ts'
import { DAY_MS, LOCALE_DEFAULT } from '#contract/limits.ts'
import { routeNameAt } from '#contract/routes/addresses.ts'
import { routeNames, routes } from '#contract/routes.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { partDetail } from '../support/parts.ts'
import { publicPages } from '../support/public-pages.ts'
import { openShop, words } from '../support/shell.tsx'
import { shopConfig } from '../support/shop-config.ts'

const member = { type: 'member' as const, token: 'a'.repeat(20), userInfo: { realname: 'Ada', id: '1', email: 'ada@volt.test' } }
const row = { id: 'row', mcode: 'AR-S-10001', qty: 2, addedAt: 1, shows: displayedPartOf(partDetail()) }

/** Somebody was here before: everything that this device may know of a person. */
function somebody(signedIn: boolean): void {
  session.current = signedIn ? member : { type: 'guest' }
  cartCount.pieces = 7
  guestList.known = true
  guestList.rows = ref([row])
  recentSearches.texts = ['0 001 108 001']
  cookieNotice.shown = true
  theme.current = 'dark'
}

beforeEach(() => {
  localStorage.setItem('userInfo', JSON.stringify(member.userInfo))
  localStorage.setItem('guest-list', '1')
  localStorage.setItem('homeRegion', '3')
})

/** The page of an address as the server sends it, and then as the browser makes it its own. */
async function hydrated(
  address: string,
  replies: (typeof publicPages)[number]['replies'],
  signedIn: boolean,
  onDevice = (): void => undefined,
) {
  const asOf = new Date().toISOString()
  const { html, title } = render({ address, origin: 'http://shop.test', config: shopConfig, replies, asOf, locale: LOCALE_DEFAULT })
  const place = document.createElement('div')
  place.innerHTML = html
  const sent = words(place)
  document.body.replaceChildren(place)
  onDevice()
  await openShop(address)
  freezeRenderTime(asOf)
  seedReplies(replies, asOf)
  somebody(signedIn)
  const errors: unknown[] = []
  const root = await act(async () => hydrateRoot(place, <App />, { onRecoverableError: (error) => errors.push(error) }))
  const shown = words(place)
  act(() => root.unmount())
  clearReplies()
  unfreezeRenderTime()
  place.remove()
  return { sent, title, shown, errors }
}

test('every route that anyone may open has its page among them', () => {
  const shown = publicPages.map(({ address }) => routeNameAt(address.split('?')[0] ?? ''))
  expect(routeNames.filter((name) => routes[name].visibleTo === 'anyone' && !shown.includes(name))).toEqual([])
})

test.each(publicPages)(
  '$address is whole before any script, and hydrated without a difference',
  async ({ address, replies, words: said }) => {
    const page = await hydrated(address, replies, !address.startsWith('/login'))
    expect(page.sent).toContain(said)
    expect(page.sent).not.toContain('Loading')
    expect(page.errors).toEqual([])
  },
)

/** The same replies where what is sold out comes back in a month, and offers end then: days that are said without their year, for now. */
function withDays(replies: (typeof publicPages)[number]['replies']): typeof replies {
  const soon = new Date(Date.now() + 30 * DAY_MS).toISOString()
  const soldOut = '"state":"out","qty":0'
  const text = JSON.stringify(replies).replaceAll(soldOut, `${soldOut},"restockOn":"${soon.slice(0, 10)}"`)
  return JSON.parse(text.replaceAll('2099-12-01T00:00:00.000Z', soon))
}

/** Devices whose clock, zone and language are others than the server's: what they make of a time is not what the page says. */
const devices = [
  { ahead: 400, zone: 'Pacific/Auckland', language: 'de-DE' },
  { ahead: -3, zone: 'America/Los_Angeles', language: 'ar-EG' },
]

test.each(publicPages.flatMap((page) => devices.map((device) => ({ ...page, ...device }))))(
  '$address is hydrated without a difference by a clock $ahead days ahead, in $zone, in $language',
  async ({ address, replies, ahead, zone, language }) => {
    const zoneHere = process.env['TZ']
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
      if (zoneHere === undefined) Reflect.deleteProperty(process.env, 'TZ')
      else process.env['TZ'] = zoneHere
    })
    const page = await hydrated(address, withDays(replies), !address.startsWith('/login'), () => {
      vi.setSystemTime(Date.now() + ahead * DAY_MS)
      process.env['TZ'] = zone
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
    })
    expect(new Date(0).getTimezoneOffset()).not.toBe(0)
    expect(page.errors).toEqual([])
  },
)

test('nothing personal is in what the server sends, and it is there as soon as the page is hydrated', async () => {
  const [home] = publicPages
  if (home === undefined) throw new Error('There is no page.')
  const { sent, shown } = await hydrated(home.address, home.replies, true)
  for (const personal of ['Ada', 'Cart (7)', 'Where you were', 'This shop keeps on this device']) {
    expect(sent).not.toContain(personal)
    expect(shown).toContain(personal)
  }
})

test.each(['/shoppingCart', '/accountOrder', '/profile'])('section 6: of %s the server sends the frame alone', async (address) => {
  const { sent, errors } = await hydrated(address, publicPages.at(-1)?.replies ?? [], false)
  expect(sent).toContain('Low prices and good service.')
  expect(sent).not.toContain('Page not found')
  expect(errors).toEqual([])
})

test('sixty pages of two shops, asked for at once, hold nothing of the other shop', async () => {
  const shop = (at: number, name: string) => ({
    config: { ...shopConfig, name, accent: { ...shopConfig.accent, light: `#00000${at}` } },
    mcode: `AR-S-9000${at}`,
  })
  const [volt, harbor] = [shop(0, 'Voltwerk'), shop(1, 'Harbor & Field')]
  const asOf = new Date().toISOString()
  const rendered = async (at: number) => {
    const { config, mcode } = at % 2 === 0 ? volt : harbor
    // Each waits for its replies as long as it waits: the turns of the two are mixed.
    await new Promise((over) => setTimeout(over, at % 7))
    const replies = [{ call: 'productDetail' as const, input: { mcode }, result: partDetail({ mcode }) }]
    return render({ address: `/prod/m/${mcode}`, origin: 'http://shop.test', config, replies, asOf, locale: LOCALE_DEFAULT })
  }
  const pages = await Promise.all(Array.from({ length: 60 }, (_, at) => rendered(at)))
  for (const [at, { html, title }] of pages.entries()) {
    const [own, other] = at % 2 === 0 ? ['Voltwerk', 'Harbor &amp; Field'] : ['Harbor &amp; Field', 'Voltwerk']
    const [mine, theirs] = at % 2 === 0 ? ['AR-S-90000', 'AR-S-90001'] : ['AR-S-90001', 'AR-S-90000']
    expect(title).toContain(mine)
    expect([html.includes(own), html.includes(other), html.includes(mine), html.includes(theirs)]).toEqual([true, false, true, false])
  }
  expect(() => currentTenant()).toThrow()
})
