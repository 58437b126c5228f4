import { expect, test } from 'vitest'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { sendCall } from '#data/call.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { createTenants } from '#server/kernel/tenants.ts'
import { savePageText } from '#server/pages/change.ts'
import { portTo } from '../../support/port.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const { general, special } = shop
const tenant = (id: string) => createTenants(shop.db, Date.now, []).findByIdOrHost(id, '')
const set = async (id: string, slug: string, locale: string, markdown: string) =>
  savePageText({ db: shop.db, clock: systemClock }, await tenant(id), { slug, locale, markdown })
/** Asked at another server each time: which shops there are, one server reads once a second. */
const page = async (slug: string, locale: string, of = general) =>
  (await sendCall(portTo(shop.again().fetch, { tenantId: of }), 'contentPage', { slug, locale })).value

test('a page is in the language that is asked for, and where it has none in the shop’s own', async () => {
  expect(await page('terms', 'en-US')).toMatchObject({ title: 'Terms of sale', locale: 'en-US' })
  expect(await page('terms', 'de')).toMatchObject({ title: 'Verkaufsbedingungen', locale: 'de' })
  expect(await page('terms', 'fr')).toMatchObject({ title: 'Terms of sale', locale: 'en-US' })
  expect(await page('measuring', 'de')).toMatchObject({ title: 'Das alte Aggregat messen', locale: 'de' })
})

test('what a shop writes itself is shown in the place of what it began with, in every language that it has not written in', async () => {
  await set(special.id, 'warranty', 'en-US', '# Our warranty\n\nTwo years on everything.')
  expect(await page('warranty', 'en-US', special.id)).toMatchObject({ title: 'Our warranty', description: 'Two years on everything.' })
  expect(await page('warranty', 'de', special.id)).toMatchObject({ title: 'Our warranty', locale: 'en-US' })
  await set(special.id, 'warranty', 'de', '# Unsere Garantie\n\nZwei Jahre auf alles.')
  expect(await page('warranty', 'de', special.id)).toMatchObject({ title: 'Unsere Garantie', locale: 'de' })
  expect(await page('warranty', 'en-US', general)).toMatchObject({ title: 'Warranty & Returns' })
})

test('a page of its own is in the menu, in the site map and at its address; its name is nobody else’s', async () => {
  await set(special.id, 'winter-storage', 'en-US', '# Winter storage\n\nWhat to do in autumn.')
  const menu = (await page('about', 'en-US', special.id)).pages
  expect(menu.map(({ slug }) => slug)).toEqual([
    ...['about', 'contact', 'help', 'faq', 'warranty', 'core-returns', 'offline', 'terms', 'privacy', 'measuring', 'winter-storage'],
  ])
  expect(menu.at(-1)).toEqual({ slug: 'winter-storage', title: 'Winter storage' })
  const at = async (host: string, path: string) => {
    const reply = await shop.again().request(`http://${host}${path}`)
    return { status: reply.status, text: await reply.text() }
  }
  expect((await at(special.host, '/sitemap/pages.xml')).text).toContain('/marketing/page/winter-storage<')
  const own = await at(special.host, '/marketing/page/winter-storage')
  expect(own.status).toBe(200)
  expect(own.text).toContain('<meta name="description" content="What to do in autumn.">')
  expect((await at('shop.example', '/marketing/page/winter-storage')).status).toBe(404)
})

test('a page that is not there is 404 in the words of section 8', async () => {
  const { status, body } = await shop.raw('/marketing/api/v1/page/detail?slug=nothing')
  expect([status, body.code, body.msg]).toEqual([200, 404, 'Page Not Found: /marketing/page/nothing'])
  expect((await shop.raw('/marketing/api/v1/page/detail?slug=No_Page')).status).toBe(400)
})

test('an answer has an ETag that holds until the page is changed', async () => {
  const ask = (etag = '') =>
    shop.again().request('/marketing/api/v1/page/detail?slug=privacy', { headers: { [TENANT_HEADER]: general, 'If-None-Match': etag } })
  const etag = (await ask()).headers.get('ETag') ?? ''
  expect((await ask(etag)).status).toBe(304)
  await set(general, 'privacy', 'en-US', '# Privacy\n\nNothing is kept.')
  expect((await ask(etag)).status).toBe(200)
})

test('what belongs to a page stands below a text that does not place it', async () => {
  await set(general, 'contact', 'en-US', '# Come by\n\nWe are in the yard.')
  const { body } = await page('contact', 'en-US')
  expect(body.slice(1)).toEqual([
    { type: 'live', of: 'contact-facts' },
    { type: 'live', of: 'ask-counter' },
  ])
})

test('a fresh shop without pages and without a telephone has all of them, and none has a hole in its sentences', async () => {
  await shop.db
    .insertInto('tenant')
    .values({
      ...{ id: 'fresh', hosts: ['fresh.localhost'], is_default: false, name: 'Fresh', catalogue_version: 1 },
      branding: JSON.stringify({
        ...{ tagline: '', phone: '', email: '', chatUrl: '', address: '', hours: '', socials: [], payments: ['invoice'], legal: [] },
        accent: { light: '#0f5c8c', onLight: '#ffffff', dark: '#5cc3d9', onDark: '#04222a' },
      }),
    })
    .execute()
  for (const { slug } of (await page('about', 'en-US')).pages.filter((one) => one.slug !== 'measuring')) {
    for (const locale of ['en-US', 'de']) {
      const { title, body } = await page(slug, locale, 'fresh')
      expect(title).not.toBe('')
      expect(JSON.stringify(body), `${slug} ${locale}`).not.toMatch(/\(\)|"tel:"|"mailto:"| ,|\{\{/)
    }
  }
})

test.each([
  [
    'en-US',
    'you pay for the parcel back; we pay for it when we sent another part than ordered, it was damaged on the way',
    'count from the day of delivery',
    'failed under warranty',
  ],
  [
    'de',
    'das paket zurück zahlen sie; wir zahlen es, wenn wir etwas anderes gesandt haben als bestellt, es unterwegs beschädigt wurde',
    'ab dem tag der lieferung',
    'in der garantiezeit ausgefallen',
  ],
])(
  'warranty and returns say in %s who pays for the parcel and from when the warranty counts, as the shop keeps it',
  async (locale, ...says) => {
    const said = JSON.stringify((await page('warranty', locale)).body).toLowerCase()
    for (const one of says) expect(said).toContain(one)
  },
)
