import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { render } from '#app/server.tsx'
import type { TenantConfig } from '#contract/config.ts'
import { shopForTests } from '../../support/server.ts'

// Which language an address has is proved without a server (tests/contract/locale/locales.test.ts). Here the server reads cookie and
// headers, sends on, and says what its answer depends on.

const shop = await shopForTests()
const now = { at: Date.parse('2026-11-24T12:00:00Z') }
const app = shop.again({
  publicUrl: () => 'http://parts.example',
  configuredUrl: 'http://parts.example',
  renderPage: render,
  clock: { now: () => now.at },
})
const GERMAN = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' }

async function asked(path: string, headers: Record<string, string> = {}) {
  const reply = await app.request(`http://parts.example${path}`, { headers })
  const html = await reply.text()
  return {
    status: reply.status,
    to: reply.headers.get('Location'),
    vary: reply.headers.get('Vary')?.split(', ') ?? [],
    kept: reply.headers.get('Cache-Control'),
    etag: reply.headers.get('ETag'),
    lang: /<html lang="([^"]*)" dir="ltr">/.exec(html)?.[1],
    route: /<main [^>]*data-route="([^"]*)"/.exec(html)?.[1],
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)"/g)].map(([, language]) => language),
    html,
  }
}

describe('section 4: the root path, and no other, leads to the language of the device', () => {
  test.each([
    ['the browser’s', '/', GERMAN, '/de'],
    ['with its query', '/?utm=1&a=%20b', GERMAN, '/de?utm=1&a=%20b'],
    ['the cookie’s', '/', { Cookie: 'x=1; i18n_redirected=de', 'Accept-Language': 'en' }, '/de'],
    ['a cookie of no language is none', '/', { ...GERMAN, Cookie: 'i18n_redirected=xx' }, '/de'],
    ['a page of another shop says nothing', '/', { ...GERMAN, Referer: 'http://else.example/de' }, '/de'],
    ['nor does what is no address', '/', { ...GERMAN, Referer: 'de' }, '/de'],
  ])('%s: %s', async (_, path, headers, to) => {
    const reply = await asked(path, headers)
    expect([reply.status, reply.to, reply.kept]).toEqual([302, to, 'no-store'])
    expect(reply.vary).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie']))
    // Where it leads, it ends.
    expect((await asked(to, headers)).status).toBe(200)
  })

  test.each([
    ['the cookie goes first', { ...GERMAN, Cookie: 'i18n_redirected=en-US' }],
    ['nothing is said', {}],
    ['a language that the shop has not', { 'Accept-Language': 'fi' }],
    // Whoever chooses English on the German start page, before the app runs or without any script, would be sent straight back.
    ['a link of this shop has said it', { ...GERMAN, Cookie: 'i18n_redirected=de', Referer: 'http://parts.example/de' }],
  ])('it is English where %s', async (_, headers) => {
    const reply = await asked('/', headers)
    expect([reply.status, reply.lang]).toEqual([200, 'en-US'])
    expect(reply.vary).toEqual(['Accept-Encoding', 'Accept-Language', 'Cookie', 'Referer'])
  })

  test.each([
    ['/prod/s/new', 'en-US', 'mode___en-US___default'],
    ['/de/prod/s/new', 'de-DE', 'mode___de'],
    ['/de', 'de-DE', 'home___de'],
  ])('%s says its language itself, and its route', async (path, lang, route) => {
    const reply = await asked(path, { 'Accept-Language': lang === 'de-DE' ? 'en' : 'de', Cookie: 'i18n_redirected=xx' })
    expect([reply.status, reply.lang, reply.route, reply.vary]).toEqual([200, lang, route, ['Accept-Encoding']])
  })
})

test('section 9: no trailing slash', async () => {
  for (const [path, to] of [
    ['/de/', '/de'],
    ['/de/?x=1', '/de?x=1'],
  ] as const)
    expect([path, (await asked(path)).to]).toEqual([path, to])
})

test.each(['/xx/prod/s/new', '/DE/prod/s/new', '/en-US/prod/s/new', '/de/de/prod/s/new', '/de//evil.example/'])(
  '%s is no language’s address, and no page',
  async (path) => {
    const { status, to } = await asked(path, GERMAN)
    expect([status, to]).toEqual([404, null])
  },
)

/** The general shop with such languages, until the test is over. */
async function withLanguages(locales: TenantConfig['locales']): Promise<void> {
  const write = async (more: string) => {
    await sql`update tenant set branding = (branding - 'locales') || ${more}::jsonb where id = ${shop.general}`.execute(shop.db)
    // A tenant is read anew from time to time.
    now.at += 60_000
  }
  await write(JSON.stringify({ locales }))
  onTestFinished(() => write('{}'))
}

test('section 9: without prefixes every address is in the language of the device, and says so to caches', async () => {
  await withLanguages({ strategy: 'no_prefix' })
  const [german, english] = [await asked('/prod/s/new', GERMAN), await asked('/prod/s/new', { ...GERMAN, Cookie: 'i18n_redirected=en-US' })]
  expect([german.status, german.lang, english.status, english.lang]).toEqual([200, 'de-DE', 200, 'en-US'])
  expect(german.etag).not.toBe(english.etag)
  for (const { vary, alternates, html } of [german, english]) {
    expect(vary).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie']))
    expect(alternates).toEqual([])
    expect(html).not.toMatch(/ href="\/de[/"?#]/)
  }
  expect([(await asked('/', GERMAN)).lang, (await asked('/de/prod/s/new')).status]).toEqual(['de-DE', 404])
})

test('a shop of one language has no address of another, and offers none', async () => {
  await withLanguages({ codes: ['en-US'] })
  const { status, lang, alternates, html } = await asked('/', GERMAN)
  expect([status, lang, alternates]).toEqual([200, 'en-US', []])
  expect(html).not.toContain('Deutsch')
  expect((await asked('/de/prod/s/new')).status).toBe(404)
  expect((await asked('/sitemap.xml')).html).not.toContain('/de/')
})

test('a shop whose own language is German has it without a prefix, and English under one', async () => {
  await withLanguages({ codes: ['de', 'en-US'], default: 'de' })
  expect((await asked('/prod/s/new')).lang).toBe('de-DE')
  const english = await asked('/en-US/prod/s/new')
  expect([english.status, english.lang, english.alternates]).toEqual([200, 'en-US', ['en-US', 'de', 'x-default']])
  expect([(await asked('/', { 'Accept-Language': 'en' })).to, (await asked('/de/prod/s/new')).status]).toEqual(['/en-US', 404])
})
