import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { callNames, calls } from '#contract/calls.ts'
import { openApiPath } from '#contract/kernel/call-definition.ts'
import { MAX_REQUEST_BODY_BYTES } from '#contract/limits.ts'
import { listModes } from '#contract/listing/facets.ts'
import { locales } from '#contract/locale/locales.ts'
import { createApp } from '#server/app.ts'
import { commonSecurityHeaders } from '#server/http/security-headers.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const mcode = (
  await shop.db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', shop.general)
    .where('type', '=', 'starter')
    .limit(1)
    .executeTakeFirstOrThrow()
).mcode

const detail = () => `${calls.productDetail.path}?mcode=${mcode}`

describe('ETags', () => {
  test('a caller who has the reply is answered 304, with another order of the query too', async () => {
    const path = calls.aggregationSearch.path
    const first = await shop.app.request(`${path}?backCategoryId=1&pageSize=5`)
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    const again = await shop.app.request(`${path}?pageSize=5&backCategoryId=1`, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
  test('a change makes the replies old that tell of it, and no other', async () => {
    const now = { at: Date.now() }
    const app = shop.again({ clock: { now: () => now.at } })
    const list = `${calls.aggregationSearch.path}?searchStr=${mcode}`
    const other = `${calls.aggregationSearch.path}?backCategoryId=4`
    const etagOf = async (path: string) => (await app.request(path)).headers.get('ETag') ?? ''
    const [ofPart, ofList, ofOther] = [await etagOf(detail()), await etagOf(list), await etagOf(other)]
    const statusOf = async (path: string, etag: string) => (await app.request(path, { headers: { 'If-None-Match': etag } })).status
    for (const change of [
      sql`update part set price = price + 1 where tenant_id = ${shop.general} and category_id like '2%'`,
      sql`update tenant set catalogue_version = catalogue_version + 1`,
    ]) {
      await change.execute(shop.db)
      now.at += 2000
      expect([await statusOf(detail(), ofPart), await statusOf(list, ofList), await statusOf(other, ofOther)]).toEqual([304, 304, 304])
    }
    await sql`update part set price = price + 1 where tenant_id = ${shop.general} and mcode = ${mcode}`.execute(shop.db)
    now.at += 2000
    expect([await statusOf(detail(), ofPart), await statusOf(list, ofList), await statusOf(other, ofOther)]).toEqual([200, 200, 304])
  })
  test('a list that tells prices without naming parts is made anew when one of them changes', async () => {
    const now = { at: Date.now() }
    const app = shop.again({ clock: { now: () => now.at } })
    const dearest = async () =>
      Math.max(...(await (await app.request(calls.productStyles.path)).json()).result.map((style: { priceTo: number }) => style.priceTo))
    expect(await dearest()).toBeLessThan(7777)
    await sql`update part set price = 7777 where tenant_id = ${shop.general} and mcode in (select mcode from style_variant where tenant_id = ${shop.general})`.execute(
      shop.db,
    )
    now.at += 2000
    expect(await dearest()).toBe(7777)
  })
  test('another build, another tenant, another question: another ETag', async () => {
    const etags = await Promise.all([
      shop.app.request(detail()),
      shop.again({ buildId: 'next' }).request(detail()),
      shop.app.request(detail().replace('detail', 'partsList')),
    ])
    expect(new Set(etags.map((reply) => reply.headers.get('ETag'))).size).toBe(3)
  })
  test('another language: another reply, which says its own and that it depends on what was asked for', async () => {
    const asked = async (language?: string) => {
      const { headers } = await shop.app.request(detail(), language === undefined ? {} : { headers: { 'Accept-Language': language } })
      expect(headers.get('Vary')).toContain('Accept-Language')
      return [headers.get('Content-Language'), headers.get('ETag')]
    }
    const [german, english] = [await asked('de'), await asked('en-US')]
    expect([german[0], english[0]]).toEqual(['de', 'en-US'])
    expect(german[1]).not.toBe(english[1])
    expect(await asked('tlh, de-AT;q=0.8, en;q=0.5')).toEqual(german)
    for (const unknown of [undefined, '', '*', 'tlh', ';;;', 'de;q=0']) expect(await asked(unknown)).toEqual(english)
  })
  test('a refusal says its language too', async () => {
    const reply = await shop.app.request(calls.productDetail.path, { headers: { 'Accept-Language': 'de' } })
    expect([reply.status, reply.headers.get('Content-Language'), reply.headers.get('Vary')]).toEqual([
      400,
      'de',
      expect.stringContaining('Accept-Language'),
    ])
  })
  test('so do those that come before any shop is asked: another method, too much, no such call', async () => {
    const said = async (path: string, init: RequestInit) =>
      (await shop.raw(path, { ...init, headers: { 'Accept-Language': 'de' } })).body.msg
    expect([
      await said(calls.marcoLogin.path, { method: 'GET' }),
      await said(calls.marcoLogin.path, { method: 'POST', body: 'x'.repeat(3_000_000) }),
      await said('/order/api/v1/nothing', { method: 'GET' }),
      await said(`${calls.aggregationSearch.path}?pageNo=0`, { method: 'GET' }),
    ]).toEqual([
      'Dieser Aufruf verlangt POST.',
      'Das ist mehr, als der Shop auf einmal annimmt.',
      'Diesen Aufruf gibt es nicht.',
      'pageNo ist eine ganze Zahl von 1 bis 10000.',
    ])
  })
  test('a 304 of what was lately sent is answered without touching a row', async () => {
    const asked: string[] = []
    const watched = createApp({
      db: shop.db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(node.kind)
          return node
        },
        transformResult: async ({ result }) => result,
      }),
      clock: { now: () => 1_800_000_000_000 },
    })
    const etag = (await watched.request(detail())).headers.get('ETag') ?? ''
    asked.length = 0
    expect((await watched.request(detail(), { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect(asked).toEqual([])
  })
  test('a refusal is not kept by anyone', async () => {
    const reply = await shop.app.request(`${calls.productDetail.path}?mcode=NOT-THERE`)
    expect([reply.headers.get('ETag'), reply.headers.get('Cache-Control')]).toEqual([null, 'no-store'])
  })
})

test('a description of the calls that the caller has is not sent again', async () => {
  const etag = (await shop.app.request('/openapi.json')).headers.get('ETag') ?? ''
  expect((await shop.app.request('/openapi.json', { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s', async (encoding, open) => {
    const path = `${calls.aggregationSearch.path}?backCategoryId=1`
    const plain = await (await shop.app.request(path)).text()
    for (const _ of ['made', 'kept']) {
      const reply = await shop.app.request(path, { headers: { 'Accept-Encoding': encoding } })
      expect(reply.headers.get('Content-Encoding')).toBe(encoding)
      expect(reply.headers.get('Vary')).toContain('Accept-Encoding')
      const bytes = Buffer.from(await reply.arrayBuffer())
      expect(bytes.length).toBe(Number(reply.headers.get('Content-Length')))
      expect(open(bytes).toString()).toBe(plain)
    }
  })
  test.each([
    ['a reply that nobody keeps', calls.queryPhoneAreaCode.path],
    ['the configuration', '/config.json'],
    ['the description of the calls', '/openapi.json'],
  ])('%s is JSON too', async (_, path) => {
    const plain = await (await shop.app.request(path)).text()
    const reply = await shop.app.request(path, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect([reply.headers.get('Content-Encoding'), reply.headers.get('Vary')]).toEqual(['br', expect.stringContaining('Accept-Encoding')])
    expect(brotliDecompressSync(Buffer.from(await reply.arrayBuffer())).toString()).toBe(plain)
  })
  test('HEAD says what GET would, without a body', async () => {
    const reply = await shop.app.request(detail(), { method: 'HEAD' })
    expect([reply.status, await reply.text()]).toEqual([200, ''])
    expect(reply.headers.get('ETag')).not.toBeNull()
  })
})

describe('pictures', () => {
  test('every picture that a part names is drawn, and asked again is not sent again', async () => {
    const part = await shop.ask('productDetail', { mcode: mcode as never })
    for (const { url } of part.images) {
      const reply = await shop.app.request(`/images${url}`)
      expect([url, reply.status, reply.headers.get('Content-Type')]).toEqual([url, 200, 'image/svg+xml; charset=utf-8'])
      expect(await reply.text()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
      // The catalogue was changed by a test before; the shop may learn of it between two questions, and then the picture is a new one once.
      const twice = async () => {
        const etag = (await shop.app.request(`/images${url}`)).headers.get('ETag') ?? ''
        const again = await shop.app.request(`/images${url}`, { headers: { 'If-None-Match': etag } })
        return [again.status, again.headers.get('Cache-Control')]
      }
      await expect.poll(twice).toEqual([304, expect.stringContaining('max-age=86400')])
    }
  })
  test('every category icon and banner that a call names is drawn', async () => {
    const tree = await shop.ask('categoryList', {})
    const icons = new Set(tree.flatMap((top) => [top.icon, ...top.children.map(({ icon }) => icon)]))
    const banners = (await shop.ask('advertisement', {})).map(({ imageUrl }) => imageUrl)
    for (const path of [...[...icons].map((icon) => `/category/${icon}.svg`), ...banners]) {
      expect([path, (await shop.app.request(`/images${path}`)).status]).toEqual([path, 200])
    }
  })
})

test('section 7: /openapi.json is OpenAPI 3.1 and names every call', async () => {
  const document = await (await shop.app.request('/openapi.json')).json()
  const result = await new Validator().validate(document)
  expect(result).toMatchObject({ valid: true })
  expect(document.openapi).toMatch(/^3\.1/)
  for (const name of callNames) {
    expect(document.paths[openApiPath(calls[name].path)][calls[name].method.toLowerCase()]).toMatchObject({ operationId: name })
  }
  expect(JSON.stringify(document)).not.toContain('#/$defs')
})

test('robots.txt leads to the site map, and the site map to every part once in each language', async () => {
  const robots = await (await shop.app.request('/robots.txt')).text()
  expect(robots).toContain('Sitemap: http://localhost/sitemap.xml')
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
  expect(closed).toEqual(expect.arrayContaining(['/marketing/api/', '/prod/all/', '/de/prod/all/', '/de/shoppingCart']))
  for (const open of ['/marketing/page/about', '/de/marketing/page/about', '/prod/m/AR-1', '/de'])
    expect(closed.filter((path) => open.startsWith(path))).toEqual([])
  const index = await (await shop.app.request('/sitemap.xml')).text()
  const lists = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const found: string[] = []
  for (const list of lists) {
    const reply = await shop.app.request(list)
    expect([list, reply.status]).toEqual([list, 200])
    found.push(...[...(await reply.text()).matchAll(/<loc>([^<]*\/prod\/m\/[^<]+)<\/loc>/g)].map(([, address]) => address ?? ''))
  }
  expect(new Set(found).size).toBe(found.length)
  expect(found).toHaveLength((await shop.ask('aggregationSearch', {})).total * locales.all.length)
})

test('the site map leads to the lists of every mode too', async () => {
  const pages = await (await shop.app.request('/sitemap/pages.xml')).text()
  for (const mode of listModes) expect(pages).toContain(`<loc>http://localhost/prod/s/${mode}</loc>`)
})

describe('every reply carries the plain security headers, and says whose page may take it in', () => {
  const asked: [string, string, RequestInit?][] = [
    ['a page', '/'],
    ['the configuration', '/config.json'],
    ['a call', detail()],
    ['a picture', '/images/logo.svg'],
    ['a page that is not there', '/nothing'],
    ['a refused call', `${calls.productDetail.path}?mcode=x`],
    ['a wrong method', '/', { method: 'DELETE' }],
    ['a body that is too large', calls.marcoLogin.path, { method: 'POST', body: 'x'.repeat(MAX_REQUEST_BODY_BYTES + 1) }],
    ['the description of the calls', '/openapi.json'],
  ]
  test.each(asked)('%s', async (_what, path, init) => {
    const { headers } = await shop.app.request(path, init)
    for (const [name, value] of Object.entries(commonSecurityHeaders)) expect([name, headers.get(name)]).toEqual([name, value])
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(path.startsWith('/images/') ? 'cross-origin' : 'same-origin')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })
  test('a reply that says nothing has changed', async () => {
    const etag = (await shop.app.request('/config.json')).headers.get('ETag') ?? ''
    const reply = await shop.app.request('/config.json', { headers: { 'If-None-Match': etag } })
    expect(reply.status).toBe(304)
    for (const [name, value] of Object.entries(commonSecurityHeaders)) expect([name, reply.headers.get(name)]).toEqual([name, value])
  })
  test.each([
    ['PUBLIC_URL says so', { configuredUrl: 'https://shop.example' }, {}, true],
    ['PUBLIC_URL says http', { configuredUrl: 'http://shop.example' }, {}, false],
    ['a proxy of ours says so', { trustProxy: 1 }, { 'X-Forwarded-Proto': 'https' }, true],
    ['a proxy of ours says http', { trustProxy: 1 }, { 'X-Forwarded-Proto': 'http' }, false],
    ['the outer of two proxies of ours says so', { trustProxy: 2 }, { 'X-Forwarded-Proto': 'https, http' }, true],
    ['the caller says so', {}, { 'X-Forwarded-Proto': 'https' }, false],
  ])('the browser stays with https where the visitor came by it: %s', async (_why, context, headers, stays) => {
    const app = shop.again(context)
    for (const path of ['/', '/images/logo.svg', detail(), '/nothing']) {
      const said = (await app.request(path, { headers })).headers.get('Strict-Transport-Security')
      expect([path, said]).toEqual([path, stays ? 'max-age=15552000' : null])
    }
  })
  test('a page may use the clipboard, as the app does, and nothing else of the device; other replies need not say so', async () => {
    const policyOf = async (path: string) => (await shop.app.request(path)).headers.get('Permissions-Policy')
    const rules = (await policyOf('/'))?.split(', ') ?? []
    for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'])
      expect(rules).toContain(`${name}=()`)
    expect(rules.filter((rule) => !rule.endsWith('=()'))).toEqual(['clipboard-read=(self)', 'clipboard-write=(self)'])
    expect(await policyOf('/index.html')).toBe(await policyOf('/'))
    expect(await policyOf('/nothing')).toBe(await policyOf('/'))
    expect(await policyOf(detail())).toBeNull()
  })
  test('what they say', () => {
    expect(commonSecurityHeaders).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })
})

describe('other origins', () => {
  const preflight = { method: 'OPTIONS', headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' } }
  test('are let in by no reply unless they are configured', async () => {
    for (const init of [preflight, { headers: { Origin: 'https://other.example' } }]) {
      const { headers } = await shop.app.request(detail(), init)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
  test('that are configured may make calls with our headers, without cookies; others still may not', async () => {
    const app = shop.again({ corsOrigins: ['https://other.example'] })
    const asked = await app.request(detail(), preflight)
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://other.example')
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('X-Access-Token')
    expect(asked.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    const answered = await app.request(detail(), { headers: { Origin: 'https://other.example' } })
    expect([answered.status, answered.headers.get('Access-Control-Allow-Origin')]).toEqual([200, 'https://other.example'])
    // Browsers heed this where no CORS was asked for: scripts and pages of others. A call with CORS is not kept away by it.
    expect(answered.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    // Why a call was refused must be readable there too.
    const body = 'x'.repeat(MAX_REQUEST_BODY_BYTES + 1)
    const origin = { Origin: 'https://other.example', 'Content-Length': String(body.length) }
    for (const refused of [
      await app.request(calls.cartList.path, { headers: origin }),
      await app.request(calls.cartAdd.path, { method: 'POST', headers: origin, body }),
    ])
      expect([refused.ok, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([false, 'https://other.example'])
    const stranger = await app.request(detail(), { headers: { Origin: 'https://stranger.example' } })
    expect(stranger.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

test('a page runs its own scripts only, lets nobody frame it, and turns no text into script', async () => {
  const policy = (await shop.app.request('/')).headers.get('Content-Security-Policy') ?? ''
  for (const rule of ["script-src 'self'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", 'trusted-types armature'])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('a mistake of the server is answered without a word of its inside, and reported', async () => {
  const reported: unknown[] = []
  const app = createApp({
    db: shop.db.withPlugin({
      transformQuery: () => {
        throw new Error('secret table name')
      },
      transformResult: async ({ result }) => result,
    }),
    report: (_, cause) => reported.push(cause),
  })
  const reply = await app.request(detail())
  expect([reply.status, await reply.json()]).toEqual([
    500,
    expect.objectContaining({ code: 500, error: 'internal', msg: expect.not.stringContaining('secret') }),
  ])
  expect(reported).toHaveLength(1)
})
