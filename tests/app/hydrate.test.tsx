import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import { App } from '#app/App.tsx'
import { tenant } from '#app/config.ts'
import { render } from '#app/server.tsx'
import { session } from '#app/state/account/session.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { clearReplies, seedReplies } from '#app/state/catalogue/first-replies.ts'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { cookieNotice } from '#app/state/page/cookie-notice.ts'
import { theme } from '#app/state/page/theme.ts'
import { nameAt } from '#contract/addresses.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { routeNames, routes } from '#contract/routes.ts'
import { showsOf } from '#data/outbox/shows.ts'
import { partDetail } from '../support/parts.ts'
import { publicPages } from '../support/public-pages.ts'
import { openShop, words } from '../support/shell.tsx'
import { shopConfig } from '../support/shop-config.ts'

const member = { is: 'member' as const, token: 'a'.repeat(20), userInfo: { realname: 'Ada', id: '1', email: 'ada@volt.test' } }
const row = { id: 'row', mcode: 'AR-S-10001', qty: 2, addedAt: 1, shows: showsOf(partDetail()) }

/** Somebody was here before: everything that this device may know of a person. */
function somebody(signedIn: boolean): void {
  session.now = signedIn ? member : { is: 'guest' }
  cartCount.pieces = 7
  guestList.known = true
  guestList.rows = ref([row])
  recentSearches.texts = ['0 001 108 001']
  cookieNotice.shown = true
  theme.now = 'dark'
}

beforeEach(() => {
  localStorage.setItem('userInfo', JSON.stringify(member.userInfo))
  localStorage.setItem('guest-list', '1')
})

/** The page of an address as the server sends it, and then as the browser makes it its own. */
async function hydrated(address: string, replies: (typeof publicPages)[number]['replies'], signedIn: boolean) {
  const asOf = new Date().toISOString()
  const { html, title } = render({ address, origin: 'http://shop.test', config: shopConfig, replies, asOf, locale: LOCALE_DEFAULT })
  const place = document.createElement('div')
  place.innerHTML = html
  const sent = words(place)
  document.body.replaceChildren(place)
  await openShop(address)
  seedReplies(replies, asOf)
  somebody(signedIn)
  const errors: unknown[] = []
  const root = await act(async () => hydrateRoot(place, <App />, { onRecoverableError: (error) => errors.push(error) }))
  const shown = words(place)
  act(() => root.unmount())
  clearReplies()
  place.remove()
  return { sent, title, shown, errors }
}

test('every route that anyone may open has its page among them', () => {
  const shown = publicPages.map(({ address }) => nameAt(address.split('?')[0] ?? ''))
  expect(routeNames.filter((name) => routes[name].may === 'anyone' && !shown.includes(name))).toEqual([])
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

test('five hundred pages of two shops, asked for at once, hold nothing of the other shop', async () => {
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
  const pages = await Promise.all(Array.from({ length: 500 }, (_, at) => rendered(at)))
  for (const [at, { html, title }] of pages.entries()) {
    const [own, other] = at % 2 === 0 ? ['Voltwerk', 'Harbor &amp; Field'] : ['Harbor &amp; Field', 'Voltwerk']
    const [mine, theirs] = at % 2 === 0 ? ['AR-S-90000', 'AR-S-90001'] : ['AR-S-90001', 'AR-S-90000']
    expect(title).toContain(mine)
    expect([html.includes(own), html.includes(other), html.includes(mine), html.includes(theirs)]).toEqual([true, false, true, false])
  }
  expect(() => tenant()).toThrow()
})
