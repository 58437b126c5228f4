import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { render } from '#app/server.tsx'
import { calls } from '#contract/calls.ts'
import { categoryGroup } from '#contract/catalogue/categories.ts'
import { TenantConfig } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import { accentStyles, cspHashOf } from '#server/http/rendering/page-template.ts'
import { contentSecurityPolicyOf } from '#server/http/security-headers.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const app = shop.again({ publicUrl: () => 'http://parts.example', configuredUrl: 'http://parts.example', renderPage: render })
const { records } = await shop.ask('aggregationSearch', { backCategoryId: '1' as never })
const part = await shop.ask('productDetail', { mcode: records[0]?.mcode as never })
const config = v.parse(TenantConfig, await (await shop.app.request('/config.json')).json())

async function page(path: string) {
  const reply = await app.request(`http://parts.example${path}`)
  const html = await reply.text()
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''))
  const data = JSON.parse(/<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
  return {
    reply,
    html,
    status: reply.status,
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    meta,
    blocks,
    data,
    called: (name: string) => data.replies.find((reply: { call: string }) => reply.call === name),
  }
}

describe('a part’s page', () => {
  test('is titled by its code and name, described, and has one address', async () => {
    const { title, meta, canonical, status } = await page(`/prod/m/${part.mcode}?from=mail`)
    expect(status).toBe(200)
    expect(title).toMatch(new RegExp(`^${part.mcode} ${part.name.slice(0, 10)}`))
    expect(title).toContain(config.name)
    expect(meta('description')).toContain('OE number')
    expect(canonical).toBe(`http://parts.example/prod/m/${part.mcode}`)
    expect(meta('og:url')).toBe(canonical)
    expect(meta('og:image')).toMatch(new RegExp(`^http://parts\\.example/images/share/part/${part.mcode}\\.png\\?v=\\w+$`))
    expect([meta('og:image:type'), meta('og:image:width'), meta('og:image:height')]).toEqual(['image/png', '600', '600'])
    expect(meta('og:image:alt')).toBe(meta('og:title'))
    expect(meta('og:type')).toBe('product')
  })
  test('of which little is known says nothing of what nobody knows', async () => {
    const { mcode } = records[1] ?? part
    await sql`
      update part set oe_number = '', oe_producer = '', spec_name = '', description = '', gtin = '', weight_g = 0, country = '', attributes = '{}'
      where tenant_id = ${shop.general} and mcode = ${mcode}`.execute(shop.db)
    const { blocks, meta, html } = await page(`/prod/m/${mcode}`)
    for (const key of ['mpn', 'gtin13', 'description', 'weight', 'additionalProperty']) expect(blocks[0], key).not.toHaveProperty(key)
    expect(meta('description')).not.toMatch(/OE number|\. \.|undefined/)
    expect(html).not.toMatch(/>0(?:\.0)? k?g</)
  })
  test('carries JSON-LD of the product with its offer, and of the way down', async () => {
    const { blocks } = await page(`/prod/m/${part.mcode}`)
    const [product, crumbs] = blocks
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: part.mcode,
      mpn: part.oeNumber,
      offers: { '@type': 'Offer', price: part.price.toFixed(2), priceCurrency: 'USD' },
    })
    expect(crumbs['@type']).toBe('BreadcrumbList')
    for (const { item } of crumbs.itemListElement) expect((await shop.app.request(item)).status).toBe(200)
  })
  test('carries the first data as the app asks for them, valid by the call table', async () => {
    const { data, called } = await page(`/prod/m/${part.mcode}`)
    expect(v.parse(TenantConfig, data.config)).toEqual(config)
    expect(new Date(data.asOf).getTime()).toBeGreaterThan(0)
    expect(called('productDetail')).toEqual({
      call: 'productDetail',
      input: { mcode: part.mcode },
      result: JSON.parse(JSON.stringify(part)),
    })
    expect(called('categoryList').input).toEqual({ level: 0, thin: true })
    expect(v.safeParse(calls.categoryList.result, called('categoryList').result).success).toBe(true)
  })
  test('shows number, name, price and picture before any script, and fetches the picture early', async () => {
    const { html } = await page(`/prod/m/${part.mcode}`)
    const root = /<div id="app" data-first-page>(.*?)<\/main>/s.exec(html)?.[1] ?? ''
    for (const shown of [
      part.mcode,
      part.oeNumber,
      `$${part.price.toFixed(2)}`.replace(/\B(?=(\d{3})+\.)/g, ','),
      `src="/images/part/${part.mcode}/view.svg"`,
    ])
      expect(root).toContain(shown)
    expect(html).toMatch(new RegExp(`<link rel="preload" as="image" [^>]*href="/images/part/${part.mcode}/view.svg"`))
  })
  test('is answered 304 to who has it', async () => {
    const { reply } = await page(`/prod/m/${part.mcode}`)
    const again = await app.request(`http://parts.example/prod/m/${part.mcode}`, {
      headers: { 'If-None-Match': reply.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
  test('may run nothing that is written into it, and is styled only by these very texts', async () => {
    const { reply, html } = await page(`/prod/m/${part.mcode}`)
    const policy = contentSecurityPolicyOf(config, { scripts: [], styles: [cspHashOf(accentStyles(config))] })
    expect(reply.headers.get('Content-Security-Policy')).toBe(policy)
    expect(policy).toContain("script-src 'self';")
    expect(html.match(/<style>.*?<\/style>/gs)).toEqual([`<style>${accentStyles(config)}</style>`])
    expect(html).not.toMatch(/\son[a-z]+=|javascript:/i)
  })

  test('shows pictures of the operator’s own, to messengers and search engines by their pixels', async () => {
    const [photo, sketch] = ['a'.repeat(32), 'b'.repeat(32)]
    const { id, mcode } = await shop.db
      .selectFrom('part')
      .select(['id', 'mcode'])
      .where('tenant_id', '=', shop.general)
      .where('mcode', '<>', part.mcode)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('part_picture')
      .values(['a.jpg', 'b.svg'].map((name, place) => ({ tenant_id: shop.general, part_id: id, place, name })))
      .execute()
    const whose = { tenant_id: shop.general, width: 1600, height: 1200 }
    await shop.db
      .insertInto('picture')
      .values([
        { ...whose, name: 'a.jpg', hash: photo },
        { ...whose, name: 'b.svg', hash: sketch, vector: true },
      ])
      .execute()
    const { html, meta, blocks } = await page(`/prod/m/${mcode}`)
    const at = 'http://parts.example/images/own'
    expect(['', ':type', ':width', ':height'].map((name) => meta(`og:image${name}`))).toEqual([
      `${at}/${photo}/800.webp`,
      'image/webp',
      '800',
      '600',
    ])
    expect(blocks[0].image.slice(0, 2)).toEqual([`${at}/${photo}/1600.webp`, `${at}/${sketch}/1600.webp`])
    expect(html).toContain(
      `<source type="image/avif" srcSet="${[160, 400, 800, 1600].map((width) => `/images/own/${photo}/${width}.avif ${width}w`).join()}"`,
    )
    expect(html).toContain(`src="/images/part/${mcode}/dimensions.svg"`)
  })
})

describe('other pages', () => {
  test('a category is titled by its names and lists its first parts', async () => {
    const group = categoryGroup({ id: '101', backParentId: '1' })
    const { status, title, called, blocks, html, canonical } = await page(`/prod/cat/${group}`)
    expect([status, canonical]).toEqual([200, `http://parts.example/prod/cat/${group}`])
    expect(title).toContain('Starters')
    expect(called('listByBackCategoryOrGroup').input).toEqual({ backCategoryId: '101' })
    expect(blocks.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
    expect(html).toContain(`/prod/m/${called('listByBackCategoryOrGroup').result.records[0].mcode}`)
  })
  test('section 7: list, filters, crumbs and chips of a category or family come with its page, by the calls of their own', async () => {
    const group = categoryGroup({ id: '101', backParentId: '1' })
    const [family] = (await shop.ask('productGroup', { backCategoryId: '101' as never })).map(({ groupName }) => groupName)
    const { called } = await page(`/prod/cat/${group}?groupName=${encodeURIComponent(family ?? '')}&pageNo=2&sort=price-up`)
    const inFamily = { backCategoryId: '101', groupName: family }
    expect(called('listByBackCategoryOrGroup').input).toEqual({ ...inFamily, sort: 'price-up', pageNo: 2 })
    expect(called('groupAttributes').input).toEqual(inFamily)
    expect(called('listCategoryByParts').input).toEqual(inFamily)
    expect(called('categoryPath').result).toHaveLength(2)
    expect(called('aggregationSearch')).toBeUndefined()
  })
  test('a filtered list is asked as the app asks it, and keeps the plain list’s address', async () => {
    const group = categoryGroup({ id: '1', backParentId: '0' })
    const { called, canonical } = await page(`/prod/cat/${group}?voltage=24|12&sort=price-up&pageNo=1`)
    expect(called('aggregationSearch').input).toEqual({ backCategoryId: '1', voltage: '12|24', sort: 'price-up' })
    expect(canonical).toBe(`http://parts.example/prod/cat/${group}`)
  })
  test('what makes no sense in a query is passed over', async () => {
    const { status, called } = await page(`/prod/cat/${categoryGroup({ id: '1', backParentId: '0' })}?sort=random&pageNo=x&voltage=24`)
    expect([status, called('aggregationSearch').input]).toEqual([200, { backCategoryId: '1', voltage: '24' }])
  })
  test('section 5: a slash in a search text survives, and search results are not for search engines', async () => {
    const { status, called, meta, canonical } = await page('/prod/all/24V%2F5.5kW')
    expect([status, called('aggregationSearch').input.searchStr]).toEqual([200, '24V/5.5kW'])
    expect([meta('robots'), canonical]).toEqual(['noindex', undefined])
  })
  test('a comparison comes with its table and reasons; a code that nobody sells takes nothing from the others', async () => {
    const codes = records.slice(0, 2).map(({ mcode }) => mcode)
    const { status, html, canonical, data } = await page(`/prod/compare?parts=${codes[0]},NO-SUCH-1,${codes[1]}`)
    expect(status).toBe(200)
    expect(canonical).toBeUndefined()
    const asked = data.replies.filter(({ call }: { call: string }) => call === 'productDetail')
    expect(asked.map(({ input }: { input: { mcode: string } }) => input.mcode).sort()).toEqual([...codes].sort())
    for (const code of codes) expect(html).toContain(`Take ${code} out of the comparison`)
    expect(html).toMatch(/data-verdict="[a-z-]+"/)
  })

  test('applications, makes, models and modes', async () => {
    const [application] = (await shop.ask('applicationList', {})).filter(({ partCount }) => partCount > 0)
    const info = await shop.ask('appInfo', { appid: application?.id as never })
    const brand = info.brands.find(({ partCount }) => partCount > 0)
    const model = (await shop.ask('modelList', { brandid: brand?.id })).find(({ partCount }) => partCount > 0)
    for (const [path, call, word] of [
      [`/prod/app/${application?.id}`, 'appInfo', application?.title],
      [`/prod/appbrand/${brand?.id}`, 'modelGroupList', brand?.name],
      [`/prod/model/${model?.id}`, 'aggregationSearch', model?.brand],
      ['/prod/s/best-sellers', 'aggregationSearch', 'Best sellers'],
      ['/', 'advertisement', config.name],
      ['/marketing/page/about', 'categoryList', 'About Us'],
    ] as const) {
      const { status, title, called, canonical } = await page(path)
      expect([path, status, canonical]).toEqual([path, 200, `http://parts.example${path}`])
      expect(title.replaceAll('&amp;', '&')).toContain(word)
      expect(called(call)).toBeDefined()
    }
  })
})

describe('a page in German', () => {
  test('is described in German', async () => {
    const described = async (path: string) => (await page(path)).meta('description')
    expect(await described('/de')).toContain('nach Fahrzeug oder nach Kategorie.')
    expect(await described(`/de/prod/m/${part.mcode}`)).toContain('OE-Nummer')
    expect(await described(`/de/prod/cat/${categoryGroup({ id: '1', backParentId: '0' })}`)).toMatch(/\d Teile\. Preise, Bestand/)
  })
  test('says in German what its pieces are to who hears it', async () => {
    const kinds = [...(await page('/de')).html.matchAll(/ aria-roledescription="([^"]*)"/g)].map(([, kind]) => kind)
    expect([...new Set(kinds)]).toEqual(['Karussell', 'Bild'])
  })
  test('says in German what the catalogue does not have', async () => {
    const { status, html } = await page('/de/prod/m/ST-99999')
    expect(status).toBe(404)
    expect(html).toContain('Kein Teil hat die Nummer ST-99999.')
    expect((await page('/de/prod/appbrand/none')).html).not.toContain('There is no make')
  })
  test('says in German too that a page is not there, in title and heading', async () => {
    for (const [path, words] of [
      ['/de/prod/nothing', 'Seite nicht gefunden: /prod/nothing'],
      ['/de/prod/s/free', 'Seite nicht gefunden: /prod/s/free'],
      ['/de/marketing/page/none', 'Seite nicht gefunden: /marketing/page/none'],
      // What an address says of an error is repeated on the page alone.
      ['/de/Error?code=404&message=Page%20not%20found%3A%20%2Fx', 'Fehler'],
    ] as const) {
      const { title, meta, html } = await page(path)
      expect([path, title, meta('og:title')]).toEqual([path, `${words} · ${config.name}`, words])
      expect(html).not.toMatch(/page not found/i)
    }
  })
})

describe('the search box before any script runs', () => {
  test.each([
    ['/search?text=+24V%2F5.5kW+', '/prod/all/24V%2F5.5kW'],
    ['/search?text=%20', '/'],
    ['/search', '/'],
  ])('%s leads to %s', async (asked, to) => {
    const reply = await app.request(`http://parts.example${asked}`)
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, to])
  })
  test('is a form that asks there, and so are sorting; filters and pages are links', async () => {
    const { html } = await page(`/prod/cat/${categoryGroup({ id: '1', backParentId: '0' })}?voltage=12`)
    expect(html).toMatch(/<form[^>]* action="\/search"[^>]*>.*?<input[^>]* name="text"/s)
    expect(html).toMatch(
      /<form[^>]* action="\/prod\/cat\/[^"]*"[^>]*><input type="hidden" name="voltage" value="12"\/>.*?<select name="sort"/s,
    )
    expect(html).toMatch(/<a href="[^"]*voltage=12%7C24[^"]*" role="checkbox" aria-checked="false"/)
    expect(html).toMatch(/<a href="[^"]*pageNo=2[^"]*"/)
  })
})

describe('gifts for points', () => {
  test('section 2: the mall and a gift are called by what is in them, come whole, and are for no search engine', async () => {
    const [tenant_id, id] = [shop.general, 'page-test']
    await shop.db.insertInto('gift_category').values({ tenant_id, id, name: 'For the bench', sort_num: 1 }).execute()
    const gift = { name: 'Parts tray', text: 'Holds screws.', picture: '', points: 220, stock: 4, coupon: null, sort_num: 1 }
    await shop.db
      .insertInto('gift')
      .values({ tenant_id, id, category_id: id, ...gift })
      .execute()
    for (const [path, call, named] of [
      ['/marketing/giftsMall/all', 'giftsMall', 'Gifts for points'],
      [`/marketing/giftsMall/${id}`, 'giftsMall', 'Gifts for points: For the bench'],
      [`/marketing/gift/${id}`, 'giftDetail', 'Parts tray'],
    ] as const) {
      const { status, title, meta, called, html } = await page(path)
      expect([path, status, meta('robots'), title]).toEqual([path, 200, 'noindex', `${named} · ${config.name}`])
      expect(called(call)).toBeDefined()
      expect(html).toContain('Parts tray')
    }
    expect((await page('/marketing/giftsMall/none')).status).toBe(404)
    expect((await page('/marketing/gift/none')).status).toBe(404)
  })

  test('how many there are is that of now, also on a page that was made before: their stock has no ETag', async () => {
    const address = '/marketing/gift/page-test'
    const before = await page(address)
    await shop.db.updateTable('gift').set({ stock: 0 }).where('tenant_id', '=', shop.general).where('id', '=', 'page-test').execute()
    const after = await page(address)
    expect([before, after].map(({ called }) => called('giftDetail').result.stock)).toEqual([4, 0])
    expect((await page('/marketing/giftsMall/page-test')).called('giftsMall').result.gifts[0].stock).toBe(0)
    expect([after.reply.headers.get('ETag'), after.reply.headers.get('Cache-Control')]).toEqual([null, 'no-cache'])
  })
})

describe('a page has one address', () => {
  test.each([
    ['/login/', '/login'],
    ['/de/login/', '/de/login'],
    ['/prod/m/st-264302', '/prod/m/ST-264302'],
    ['/prod/m/ST-264302.', '/prod/m/ST-264302'],
    ['/prod/m/ST-264302%3E', '/prod/m/ST-264302'],
    ['/prod/m/ST-264302),?qty=2', '/prod/m/ST-264302?qty=2'],
  ])('%s, as a mail or a person writes it, leads to %s', async (asked, to) => {
    const reply = await app.request(`http://parts.example${asked}`)
    expect([reply.status, reply.headers.get('Location')]).toEqual([308, to])
  })

  test('a search that ends in a full stop is itself', async () => {
    expect((await app.request('http://parts.example/prod/all/a.')).status).toBe(200)
  })
})

describe('what is not there', () => {
  test.each([
    '/prod/m/NOT-THERE',
    '/prod/m/bad_code',
    '/prod/m/A/B',
    '/prod/cat/c/0/999',
    '/prod/cat/p/0/1',
    '/prod/cat/c/2/101',
    '/prod/app/77',
    '/prod/appbrand/none',
    '/prod/model/none',
    '/prod/s/free',
    '/prod/nothing',
    '/marketing/page/none',
    '/nowhere',
    '/nowhere/deeper',
    '/index',
    '/marketing/gift/a b',
    '/marketing/gift',
    '/member',
    '/shoppingOrderDetail',
  ])('%s is HTTP 404 with the shell still sent', async (path) => {
    const { status, html, data, reply, meta } = await page(path)
    expect([status, reply.headers.get('Cache-Control'), meta('robots')]).toEqual([404, 'no-store', 'noindex'])
    expect(html).toContain('<div id="app" data-first-page>')
    expect(data.config.tenantId).toBe(shop.general)
  })
  test.each([
    ['/login', 'Sign In'],
    ['/Error?code=404&message=x', 'Error'],
    ['/accountOrder', 'Your Orders'],
    ['/shoppingCart', 'Your cart'],
    ['/shoppingCheckout', 'Checkout'],
    ['/shoppingOrderDetail?id=CW-1', 'Your order'],
    ['/prod/mail/verify', 'Confirm e-mail'],
  ])('section 6: %s is called by its row, and shows the frame or what is open to everyone', async (path, named) => {
    const { status, meta, title } = await page(path)
    expect([status, meta('robots'), title]).toEqual([200, 'noindex', `${named} · ${config.name}`])
  })
})

describe('what nobody meant', () => {
  test('a path that reads as another host is a 404 of this shop, and no mistake', async () => {
    for (const path of ['//', '//evil.example/prod/m/X']) {
      const { status, html } = await page(path)
      expect([path, status]).toEqual([path, 404])
      expect(html).not.toContain('http://evil.example/')
    }
  })

  test('a search that is cut in the middle of a character leads to the rest of it', async () => {
    const reply = await app.request(`http://parts.example/search?text=${encodeURIComponent(`${'a'.repeat(999)}😀`)}`)
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, `/prod/all/${'a'.repeat(999)}`])
  })

  test('a form that is sent before any script runs shows its page again, and nothing of it in an address', async () => {
    const body = new URLSearchParams({ email: 'ada@volt.test', password: 'hunter2' })
    const sent = await app.request('http://parts.example/login?redirect=%2Fcollect', { method: 'POST', body })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/login?redirect=%2Fcollect'])
    const away = await app.request('http://parts.example//evil.example/', { method: 'POST', body })
    expect(away.headers.get('Location')).toBe('/evil.example/')
    expect((await app.request('http://parts.example/marco/api/v1/nothing', { method: 'POST', body })).status).toBe(404)
    const { html } = await page('/login')
    expect(html).toMatch(/<form[^>]* method="post"/)
  })

  test('the words that an address of the error page brings along are not its title', async () => {
    const { title, meta } = await page('/Error?code=404&message=Call%20this%20number')
    expect(title).not.toContain('Call')
    expect(meta('og:title')).not.toContain('Call')
  })

  test('while too many pages wait, a page comes without its content, which the device makes, and says when to ask again', async () => {
    const busy = shop.again({ makePage: () => Promise.reject(new AppError('unavailable')) })
    const reply = await busy.request(`/prod/m/${part.mcode}`)
    expect(reply.status).toBe(503)
    expect([reply.headers.get('Retry-After'), reply.headers.get('Cache-Control')]).toEqual(['2', 'no-store'])
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    expect(await reply.text()).toContain('<div id="app"></div>')
  })

  test('a page of which a piece could not be rendered is reported and not kept', async () => {
    const reports: string[] = []
    const broken = shop.again({
      publicUrl: () => 'http://parts.example',
      configuredUrl: 'http://parts.example',
      report: (what) => void reports.push(what),
      renderPage: (asked) => ({ ...render(asked), isComplete: false }),
    })
    const first = await broken.request('http://parts.example/')
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    await broken.request('http://parts.example/')
    expect(reports).toEqual(['GET /', 'GET /'])
  })
})
