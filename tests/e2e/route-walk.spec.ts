import type { Page } from '@playwright/test'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { localePath, locales } from '#contract/locale/locales.ts'
import { type RouteName, routeNames, routes } from '#contract/routes.ts'
import { readWords } from '../../.ci/words.ts'
import { addressesOfRoutes, linksIn } from '../support/route-addresses.ts'
import { callShop, demo } from './support/account.ts'
import { signedIn } from './support/customer.ts'
import { axe, standsStill, tooWide } from './support/looked-over.ts'
import { stubPrint } from './support/print-stub.ts'
import { expect, NOT_FOUND, test } from './support/test.ts'

// On the smallest phone that is promised to scroll one way only.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

/** Pages that are called by what they show. */
const NAMED_BY_CONTENT: readonly RouteName[] = [
  ...(['home', 'searchResults', 'application', 'brand', 'category', 'part', 'model', 'mode', 'page', 'giftsMall', 'gift'] as const),
  ...(['orderDetail', 'orderInfo', 'orderPrint', 'errorPage'] as const),
]
/** Where a member is led on to. */
const LEADS_ON: Partial<Record<RouteName, string>> = { login: routes.home.path, openAccount: routes.account.path }
/** Sheets of paper, which have no shop around them. */
const ALONE: readonly RouteName[] = ['orderPrint']

interface Stop {
  name: RouteName
  address: string
}

/** Every route of section 2 with something of the demo behind it, and every content page. `token`: whose order it is. */
async function stops(token: string): Promise<Stop[]> {
  const addresses = await addressesOfRoutes((name, input) => callShop(name, input))
  const [order] = (await callShop('orderList', {}, token)).records
  const { pages } = await callShop('contentPage', { slug: 'about', locale: LOCALE_DEFAULT })
  if (order === undefined) throw new Error('The demo customer has no order.')
  const real = (name: RouteName) => (name.startsWith('order') ? `${routes[name].path}?id=${order.id}` : addresses[name])
  return [
    ...routeNames.filter((name) => name !== 'orders').map((name) => ({ name, address: real(name) })),
    { name: 'orders', address: routes.orders.path },
    ...pages.map(({ slug }) => ({ name: 'page' as const, address: `/marketing/page/${slug}` })),
  ]
}

/** The words of a language as the catalogues have them. */
function wordsOf(locale: string): (sentence: string) => string {
  const words = new Map(readWords(`locales/${locale}/app.po`).map(({ source, said }) => [source, said]))
  return (sentence) => words.get(sentence) || sentence
}

/** What is wrong with the page that is open, a line each. */
async function faultsOf(page: Page, { name }: Stop, words: (sentence: string) => string, iso: string): Promise<string[]> {
  const faults: string[] = []
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.first()).toBeVisible()
  if (!ALONE.includes(name)) await expect(page.getByRole('contentinfo')).toBeAttached()
  // What is on its way has come: a page is judged by what it shows then.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await standsStill(page)
  const lang = await page.locator('html').getAttribute('lang')
  if (lang !== iso) faults.push(`its language is said to be ${lang}`)
  const headings = await heading.count()
  if (headings !== 1) faults.push(`${headings} headings of the first level`)
  const title = await page.title()
  if (!NAMED_BY_CONTENT.includes(name) && !title.startsWith(`${words(routes[name].title)} · `)) faults.push(`it is titled "${title}"`)
  const wide = await tooWide(page)
  if (wide > 0) faults.push(`${wide} px wider than its window`)
  faults.push(...(await axe(page)))
  return faults
}

for (const { code: locale, iso } of locales.all)
  for (const visitor of ['guest', 'member'] as const)
    test(`section 2: every route and content page opens in ${locale} for a ${visitor}: guard, title, one heading, axe, 360 px, and every link on it answers`, {
      tag: '@long',
    }, async ({ page, context, complaints }) => {
      test.setTimeout(600_000)
      // A page that does not come is said at once, not when the whole walk has run out of time.
      page.setDefaultTimeout(45_000)
      // The error page is one.
      complaints.allow(NOT_FOUND)
      const session = await callShop('marcoLogin', demo)
      await stubPrint(context)
      if (visitor === 'member') await signedIn(context, session)
      const words = wordsOf(locale)
      const faults: string[] = []
      const links = new Set<string>()
      for (const stop of await stops(session.token)) {
        const address = localePath(stop.address, locale, locales)
        await page.goto(address)
        const guarded = visitor === 'guest' && routes[stop.name].visibleTo === 'member'
        if (guarded) await page.waitForURL(`**${localePath('/login', locale, locales)}?**`)
        const { pathname, searchParams } = new URL(page.url())
        if (guarded) {
          // The whole way back, in its language (section 6).
          expect([searchParams.get('code'), searchParams.get('redirect')]).toEqual(['401', address])
          await expect(page.getByRole('main')).toContainText(words('Please login first.'))
          continue
        }
        const leadsTo = visitor === 'member' ? LEADS_ON[stop.name] : undefined
        const found = await faultsOf(page, leadsTo === undefined ? stop : { ...stop, name: 'home' }, words, iso)
        const wanted = leadsTo === undefined ? address.split('?')[0] : localePath(leadsTo, locale, locales)
        if (pathname !== wanted) found.push(`it leads to ${pathname}`)
        faults.push(...found.map((fault) => `${address}: ${fault}`))
        for (const link of linksIn(await page.content())) links.add(link)
      }
      expect(faults).toEqual([])
      expect(links.size).toBeGreaterThan(50)
      const dead: string[] = []
      for (const link of links) {
        const status = (await page.request.get(link, { maxRetries: 2 })).status()
        if (status !== 200) dead.push(`${status} ${link}`)
      }
      expect(dead).toEqual([])
    })
