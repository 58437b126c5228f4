import { describe, expect, test } from 'vitest'
import { render } from '#app/server.tsx'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { contentPageReply, publicPages } from '../support/public-pages.ts'
import { words } from '../support/shell.tsx'
import { shopConfig } from '../support/shop-config.ts'

const frame = publicPages.at(-1)?.replies ?? []
const others = ['/Error?code=404&message=No+such+part', '/login'].map((address) => ({ address, replies: frame }))

/** The page of an address as the server sends it, and what stands in it for those who run no script. */
function sent({ address, replies }: Pick<(typeof publicPages)[number], 'address' | 'replies'>) {
  const asOf = new Date().toISOString()
  const { html } = render({ address, origin: 'http://shop.test', config: shopConfig, replies, asOf, locale: LOCALE_DEFAULT })
  const page = document.createElement('div')
  page.innerHTML = html.replace(/<\/?noscript>/g, '')
  return page
}

/** What a style sheet takes away where no script runs, and a button that leaves its words behind. */
const GOES = '[class*="noscript:d_none"], button[class*="noscript:vis_hidden"], .listing__filterButton'

test.each([...publicPages, ...others])('$address shows no button, and no form, that only a script answers', ({ address, replies }) => {
  const page = sent({ address, replies })
  const dead = [...page.querySelectorAll<HTMLElement>('form:not([action]), button:not([type=submit], [popovertarget])')]
  expect(dead.filter((element) => element.closest(GOES) === null).map(words)).toEqual([])
})

test.each(publicPages)(
  'on $address what is called a button and is a link leads to an address, and a place in the page is there',
  (page) => {
    const at = sent(page)
    const links = [...at.querySelectorAll<HTMLAnchorElement>('a[role=button]')].map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => !/^(?:\/|#|https?:)/.test(href))).toEqual([])
    const [home] = publicPages
    if (home === undefined) throw new Error('There is no page.')
    const start = sent(home)
    for (const href of links) {
      const [path, id] = href.split('#')
      if (id !== undefined) expect((path === '/' ? start : at).querySelector(`#${id}`), href).not.toBeNull()
    }
  },
)

describe('what no server can show is said in words, with the ways on', () => {
  test('a part is ordered by phone', () => {
    const part = sent(publicPages.find(({ address }) => address.startsWith('/prod/m/')) ?? { address: '', replies: [] })
    expect(words(part)).toContain(`The cart needs JavaScript. Order by phone: ${shopConfig.phone}`)
    const phone = [...(part.querySelector('main')?.querySelectorAll('a') ?? [])].find((link) => words(link) === shopConfig.phone)
    expect(phone?.getAttribute('href')).toMatch(/^tel:\+?\d+$/)
  })

  test("section 6: a member's page leads to the start page, to the sign-in and to the shop", () => {
    const main = sent({ address: '/shoppingCart', replies: frame }).querySelector('main')
    const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/', '/login', expect.stringMatching(/^tel:\+?\d+$/), `mailto:${shopConfig.email}`])
    expect(main?.querySelector('[aria-busy]')?.closest(GOES)).not.toBeNull()
  })

  test('the page on working offline looks for nothing', () => {
    const offline = sent({ address: '/marketing/page/offline', replies: [...frame, contentPageReply('offline')] })
    for (const waits of [/^Looking through/, /^Asking the browser/]) {
      const [line] = [...offline.querySelectorAll('p')].filter((p) => waits.test(words(p)))
      expect(line?.matches(GOES)).toBe(true)
    }
    expect(words(offline)).toContain('Without JavaScript nothing of the shop stays on this device')
  })
})
