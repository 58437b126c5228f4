import { describe, expect, test } from 'vitest'
import { type CallName, callNames, calls } from '#contract/calls.ts'
import { catalogueApplications } from '#contract/catalogue/categories.ts'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { writeOrderTerms } from '#server/cli/tenants-change.ts'
import { defaultOrderTerms } from '#server/orders/terms.ts'
import { callApp } from '../support/call-app.ts'
import { shopForTests } from '../support/server.ts'

/**
 * Replies that depend on tenant, catalogue and input alone. The others belong to one person: tests/server/account and tests/server/cart ask
 * them.
 */
type CatalogueCall = { [N in CallName]: (typeof calls)[N] extends { fresh: true } ? never : N }[CallName]
const isCatalogueCall = (name: CallName): name is CatalogueCall => !('fresh' in calls[name])

/** Per tenant: codes, ids and names that only that tenant has. */
const own = new Map<string, { mcodes: string[]; others: string[] }>()
const shop = await shopForTests()
for (const [tenant, other] of [
  [shop.general, shop.special.id],
  [shop.special.id, shop.general],
] as const) {
  const codes = async (id: string) =>
    (await shop.db.selectFrom('part').select('mcode').where('tenant_id', '=', id).execute()).map(({ mcode }) => mcode)
  const theirs = new Set(await codes(other))
  own.set(tenant, { mcodes: (await codes(tenant)).filter((mcode) => !theirs.has(mcode)), others: [...theirs] })
}

const text = async (path: string, headers: Record<string, string>) => (await shop.app.request(path, { headers })).text()

/** What each call is asked, made of the other tenant's own codes and ids wherever a call takes one. */
async function questions(foreign: string): Promise<Record<CatalogueCall, Record<string, unknown>[]>> {
  const first = async (table: 'make' | 'model') =>
    (await shop.db.selectFrom(table).select('id').where('tenant_id', '=', foreign).orderBy('id').limit(1).executeTakeFirstOrThrow()).id
  const part = await shop.db
    .selectFrom('part')
    .select(['id', 'mcode', 'oe_number'])
    .where('tenant_id', '=', foreign)
    .where('mcode', 'in', own.get(foreign)?.mcodes ?? [])
    .where('type', '=', 'starter')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [mcode, brandid, modelid] = [{ mcode: part.mcode }, await first('make'), await first('model')]
  const category = { backCategoryId: '1' }
  return {
    categoryList: [{}, { thin: false }],
    productGroup: [category, { backCategoryId: '4' }],
    groupAttributes: [category],
    productDetail: [mcode],
    applicationItem: [mcode],
    partsList: [mcode],
    listByBackCategoryOrGroup: [{ ...category, pageSize: 100 }],
    categoryPath: [{ id: '301' }],
    appInfo: [{ appid: '6' }, { appid: '1' }],
    applicationList: [{}],
    advertisement: [{}],
    searchKeyword: [{}],
    search: [
      { searchStr: part.mcode, pageSize: 100 },
      { searchStr: part.oe_number, pageSize: 100 },
      { searchStr: 'starter', pageSize: 100 },
    ],
    modelGroupList: [{ brandid }],
    modelList: [{ brandid }, { modelid }],
    namedVehicles: [{ searchStr: 'yanmar' }, { searchStr: 'toyota' }],
    getCategoryByApp: [{ brandid }, {}],
    listCategoryByParts: [category],
    searchRecord: [],
    aggregationSearch: [
      { searchStr: part.mcode },
      { searchStr: 'starter', pageSize: 100 },
      { ...category, pageSize: 100 },
      { mode: 'best-sellers', pageSize: 100 },
      { pageSize: 100 },
    ],
    partFinder: [{}, { backCategoryId: '101' }, { backCategoryId: '201', answers: 'voltage=12&grooves=6' }],
    getPriceByQuantity: [{ ...mcode, quantity: 1 }],
    deliveryTerms: [{ country: 'US' }],
    contentPage: [{ slug: 'about' }, { slug: 'measuring' }],
    promotionList: [{}],
    promotionParts: [],
    productStyles: [{}],
    productStyle: [{ id: 'cap' }],
  }
}

describe.each(['general', 'special'] as const)('the %s tenant', (which) => {
  const ids = () => (which === 'general' ? [shop.general, shop.special.id] : [shop.special.id, shop.general]) as [string, string]

  test.each(callNames.filter(isCatalogueCall))('%s never says a code of the other tenant, asked in its own terms', async (name) => {
    const [mine, foreign] = ids()
    const secret = new Set(own.get(foreign)?.mcodes)
    for (const input of (await questions(foreign))[name]) {
      const { result } = await callApp(shop.app, name, input, { tenant: mine })
      const said = JSON.stringify(result ?? '')
      const leaked = (said.match(/(?<![A-Z])[A-Z]{2,3}-\d{6}/g) ?? []).filter((mcode) => secret.has(mcode))
      expect(leaked, `${name} ${queryStringOf(input)}`).toEqual([])
    }
  })

  test('has parts of its own, and the other’s are not found', async () => {
    const [mine, foreign] = ids()
    const [here, there] = [own.get(mine)?.mcodes[0], own.get(foreign)?.mcodes[0]]
    const asked = async (mcode: string | undefined) => (await callApp(shop.app, 'productDetail', { mcode }, { tenant: mine })).code
    expect([await asked(here), await asked(there)]).toEqual([200, 404])
  })

  test('draws no picture and lists no address of the other', async () => {
    const [mine, foreign] = ids()
    const host = which === 'general' ? 'localhost' : shop.special.host
    const there = own.get(foreign)?.mcodes[0] ?? ''
    expect((await shop.app.request(`/images/part/${there}/view.svg`, { headers: { host } })).status).toBe(404)
    expect((await shop.app.request(`/prod/m/${there}`, { headers: { host } })).status).toBe(404)
    const map = await text('/sitemap/parts-1.xml', { host })
    // The whole last segment is compared: one tenant's HBE-624287 holds the other's BE-624287.
    expect(map).toContain(`/prod/m/${own.get(mine)?.mcodes[0]}<`)
    expect(map).not.toContain(`/prod/m/${there}<`)
  })

  test('answers under its own name, at its host', async () => {
    const host = which === 'general' ? 'anything.example' : `${shop.special.host.toUpperCase()}:8080`
    const config = JSON.parse(await text('/config.json', { host }))
    const [mine] = ids()
    expect(config.tenantId).toBe(mine)
    const manifest = JSON.parse(await text('/manifest.webmanifest', { host }))
    expect(manifest).toMatchObject({ name: config.name, theme_color: config.accent.light, display: 'standalone' })
    expect(await text('/images/logo.svg', { host })).toMatch(/^<svg/)
  })
})

test('a gift of one shop is neither in the mall of the other, nor read or taken there', async () => {
  const [here, there] = [shop.general, shop.special.id]
  const gift = { name: 'Parts tray', text: '', picture: '', points: 1, stock: 4, coupon: null, sort_num: 1 }
  await shop.db.insertInto('gift_category').values({ tenant_id: there, id: 'theirs', name: 'Theirs', sort_num: 1 }).execute()
  await shop.db
    .insertInto('gift')
    .values({ tenant_id: there, id: 'their-tray', category_id: 'theirs', ...gift })
    .execute()
  const asked = async (tenant: string) => [
    JSON.stringify((await callApp(shop.app, 'giftsMall', { cid: 'all' }, { tenant })).result).includes('their-tray'),
    (await callApp(shop.app, 'giftsMall', { cid: 'theirs' }, { tenant })).code,
    (await callApp(shop.app, 'giftDetail', { spuid: 'their-tray' }, { tenant })).code,
  ]
  expect(await asked(there)).toEqual([true, 200, 200])
  expect(await asked(here)).toEqual([false, 404, 404])
})

test('an unknown tenant is refused with HTTP 400 on every call (decisions, Tenants)', async () => {
  for (const name of callNames) {
    const { method, path } = calls[name]
    const { status, body } = await shop.raw(path, {
      method,
      headers: { [TENANT_HEADER]: 'nobody' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    expect([name, status, body.error]).toEqual([name, 400, 'unknown-tenant'])
  }
})

test('section 2: each of the nine applications of the drawer opens in every shop; one that it does not sell is empty', async () => {
  for (const tenant of [shop.general, shop.special.id]) {
    const sold = new Set((await shop.ask('applicationList', {}, tenant)).map(({ id }) => `${id}`))
    for (const { id, title } of catalogueApplications) {
      const info = await shop.ask('appInfo', { appid: id }, tenant)
      expect([info.title, info.brands.length > 0, info.partCount > 0]).toEqual([title, sold.has(id), sold.has(id)])
    }
  }
  const reply = await shop.app.request('/prod/app/1', { headers: { host: shop.special.host } })
  expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('<meta name="robots" content="noindex">')])
})

test('without the header the host’s tenant answers; with it the header wins', async () => {
  const total = async (headers: Record<string, string>) =>
    ((await shop.raw(`${calls.aggregationSearch.path}?pageSize=1`, { headers })).body.result as { total: number }).total
  const [general, special] = [await total({ host: 'localhost' }), await total({ host: shop.special.host })]
  expect(special).not.toBe(general)
  expect(await total({ host: 'localhost', [TENANT_HEADER]: shop.special.id })).toBe(special)
})

test('section 2: the footer’s marks are those of what this shop’s checkout takes, and follow its terms', async () => {
  const now = { at: Date.now() }
  const app = shop.again({ clock: { now: () => now.at } })
  const marks = async () => (await (await app.request('/config.json')).json()).payments
  expect(await marks()).toEqual(['bank-transfer', 'invoice', 'counter'])
  await writeOrderTerms({ db: shop.db, tenantId: shop.general }, { ...defaultOrderTerms, payments: ['collection'] })
  now.at += 2000
  expect(await marks()).toEqual(['counter'])
})
