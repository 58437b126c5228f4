import { describe, expect, test } from 'vitest'
import { render } from '#app/server.tsx'
import { routeNames, routes } from '#contract/routes.ts'
import { ensureDemoGerman } from '#server/demo/german/ensure.ts'
import { ensureDemoGifts } from '#server/demo/gifts.ts'
import { standardPageSlugs } from '#server/pages/text/texts.ts'
import { addressesOfRoutes } from '../../support/route-addresses.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
await ensureDemoGifts(shop.db)
await ensureDemoGerman(shop.db)
const app = shop.again({ publicUrl: () => 'http://parts.example', configuredUrl: 'http://parts.example', renderPage: render })
const { name: shopName } = (await (await shop.app.request('/config.json')).json()) as { name: string }
const addresses = await addressesOfRoutes(shop.ask)

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescaped = (text = '') => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (found) => entities[found] ?? found)

async function page(path: string) {
  const reply = await app.request(`http://parts.example${path}`)
  const html = await reply.text()
  const meta = (name: string) => unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1])
  return {
    html,
    status: reply.status,
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]),
    robots: meta('robots'),
    ogTitle: meta('og:title'),
    description: meta('description'),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
  }
}

/** Screens that are called by what they show, once that is known. */
const namedByContent = new Set<string>([
  'home',
  'searchResults',
  'application',
  'brand',
  'category',
  'part',
  'model',
  'mode',
  'page',
  'giftsMall',
  'gift',
])

describe('section 2: status, title and meta of every path come from its route', () => {
  test.each(routeNames)('%s', async (name) => {
    const row = routes[name]
    const path = addresses[name]
    const { html, status, title, canonical, robots, ogTitle, description, headings } = await page(path)
    expect([status, robots === 'noindex', canonical !== '']).toEqual([200, !row.isIndexable, row.isIndexable])
    if (row.isIndexable) expect(canonical).toBe(`http://parts.example${path}`)
    if (!namedByContent.has(name)) expect(title).toBe(`${row.title} · ${shopName}`)
    expect(title).toBe(name === 'home' ? title : `${ogTitle} · ${shopName}`)
    expect(description).not.toBe('')
    expect(headings).toBe(1)
    // What the device is called is not known here (app/i18n/device-words.ts).
    expect(html).not.toMatch(/this phone/i)
  })

  test('no two pages that a search engine may keep are titled or described alike', async () => {
    const kept = await Promise.all(
      [...routeNames.filter((name) => routes[name].isIndexable).map((name) => addresses[name]), '/marketing/page/terms', '/prod/s/new'].map(
        page,
      ),
    )
    expect(new Set(kept.map(({ title }) => title)).size).toBe(kept.length)
    expect(new Set(kept.map(({ description }) => description)).size).toBe(kept.length)
  })
})

describe('in German', () => {
  /** What stands on a page and what is said of its pieces, with its head. */
  function said(html: string): string[] {
    const shown = html.replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    const labels = [...shown.matchAll(/ (?:aria-label|aria-roledescription|alt|title|placeholder|content)="([^"]*)"/g)].map(
      ([, text]) => text ?? '',
    )
    return [...labels, ...shown.split(/<[^>]*>/)].map((text) => unescaped(text.trim()))
  }
  const ENGLISH =
    /\b(the|of|and|or|with|without|for|to|not|no|page|your|this|all|new|used|show|add|cart|order|part|parts|price|stock|number|search|sign|more|less|each|offer|carousel|slide)\b/i
  // Addresses, and what is typed into a terminal to check a draw.
  const NAMES = /^https?:|printf|openssl|\bparts\.example\b/

  test.each([
    ...Object.values(addresses),
    ...standardPageSlugs.map((slug) => `/marketing/page/${slug}`),
    '/prod/s/new',
    '/prod/nothing',
    '/prod/m/ST-99999',
  ])('/de%s has no word of English', async (path) => {
    const { html } = await page(`/de${path === '/' ? '' : path}`)
    expect(html).toContain('<html lang="de-DE"')
    expect(said(html).filter((text) => ENGLISH.test(text) && !NAMES.test(text))).toEqual([])
  })
})
