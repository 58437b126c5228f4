import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import { centsOf, type Id, type Mcode } from '#contract/kernel/primitives.ts'
import { partTypes } from '#contract/part/part-types.ts'
import { shopForTests } from '../../support/server.ts'

const id = (text: string) => text as Id
const mcode = (text: string) => text as Mcode
const shop = await shopForTests()
const { records } = await shop.ask('aggregationSearch', { backCategoryId: id('1') })
const unit = records[0]?.mcode ?? mcode('NONE')
const refusal = async (name: CallName, query: string) => (await shop.raw(`${calls[name].path}?${query}`)).body

describe('categoryList', () => {
  test('section 9: level 0 thin is the whole tree without counts, the eight main categories first in the order of sortNum', async () => {
    const tree = await shop.ask('categoryList', {})
    const main = tree.filter(({ catGroup }) => catGroup === 0)
    expect(main.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(main[0]?.children.length).toBeGreaterThan(2)
    expect(main[0]).not.toHaveProperty('count')
    expect(tree.filter(({ catGroup }) => catGroup === 1)).toHaveLength(2)
    expect(tree.filter(({ catGroup }) => catGroup === 2)).toHaveLength(1)
  })
  test('level 1 is the top without children, and what is not thin has counts that the listing confirms', async () => {
    const [first] = await shop.ask('categoryList', { level: 1, thin: false })
    expect(first?.children).toEqual([])
    const { total } = await shop.ask('aggregationSearch', { backCategoryId: id('1') })
    expect(first?.count).toBe(total)
  })
})

test('data of a part come in the order in which its trade asks for them, in lists and on its page', async () => {
  const { records } = await shop.ask('aggregationSearch', { backCategoryId: id('1'), pageSize: 20 })
  for (const card of records) {
    const order: readonly string[] = partTypes[card.type].attributes
    const whole = await shop.ask('productDetail', { mcode: card.mcode })
    for (const keys of [Object.keys(card.attributes), Object.keys(whole.attributes)])
      expect(keys, card.mcode).toEqual([...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
  }
})

describe('productDetail and its relations', () => {
  test('a part carries its numbers, its way down, its pictures and a ladder that begins at 1 with its price', async () => {
    const part = await shop.ask('productDetail', { mcode: unit })
    expect(part.numbers.length).toBeGreaterThanOrEqual(3)
    expect(part.numbers[0]).toMatchObject({ kind: 'oe', number: part.oeNumber })
    expect(part.path.at(-1)?.id).toBe(part.backCategoryId)
    expect(part.images.map(({ kind }) => kind)).toContain('dimensions')
    expect(part.priceLadder[0]).toEqual({ fromQty: 1, unitPrice: part.price })
    expect(part.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })
  test('its fitments are as many as it says', async () => {
    const part = await shop.ask('productDetail', { mcode: unit })
    expect(await shop.ask('applicationItem', { mcode: unit })).toHaveLength(part.fitmentCount)
  })
  test('a component says which units it is used in, and each of them lists it', async () => {
    const { contains } = await shop.ask('partsList', { mcode: unit })
    const component = contains.find(({ part }) => part !== undefined)?.part
    expect(component).toBeDefined()
    const back = await shop.ask('partsList', { mcode: component?.mcode ?? unit })
    expect(back.usedIn.map((card) => card.mcode)).toContain(unit)
    expect(back.usedInTotal).toBeGreaterThanOrEqual(back.usedIn.length)
  })
  test('fitting notes are said of a part that has them, and left out of every other', async () => {
    const { rows } = await sql<{ mcode: string; fitting: unknown }>`
      (select mcode, fitting from part where tenant_id = ${shop.general} and fitting is not null limit 3)
      union all (select mcode, fitting from part where tenant_id = ${shop.general} and fitting is null limit 3)`.execute(shop.db)
    expect(rows).toHaveLength(6)
    for (const row of rows) {
      const part = await shop.ask('productDetail', { mcode: mcode(row.mcode) })
      expect(part.fitting ?? null).toEqual(row.fitting)
      expect('fitting' in part).toBe(row.fitting !== null)
    }
  })
  test('a superseded part names its successor, and the successor names it back', async () => {
    const old = await shop.db
      .selectFrom('part')
      .select(['mcode', 'superseded_by'])
      .where('superseded_by', 'is not', null)
      .where('tenant_id', '=', shop.general)
      .executeTakeFirstOrThrow()
    const before = await shop.ask('productDetail', { mcode: mcode(old.mcode) })
    expect(before.supersededBy?.mcode).toBe(old.superseded_by)
    const after = await shop.ask('productDetail', { mcode: mcode(old.superseded_by ?? '') })
    expect(after.supersedes.map((one) => one.mcode)).toContain(old.mcode)
  })
  test.each(['productDetail', 'applicationItem', 'partsList'] as const)(
    '%s: an unknown part is body code 404 over HTTP 200',
    async (name) => {
      expect(await shop.raw(`${calls[name].path}?mcode=NOT-THERE`)).toEqual({
        status: 200,
        body: { code: 404, msg: 'No part has the code NOT-THERE.', error: 'not-found', field: 'mcode' },
      })
    },
  )
})

describe('categories and families', () => {
  test('categoryPath goes from the top down', async () => {
    const path = await shop.ask('categoryPath', { id: id('301') })
    expect(path.map(({ id }) => id)).toEqual(['3', '301'])
  })
  test('families of a category add up to its parts, and each lists as many as it says', async () => {
    const families = await shop.ask('productGroup', { backCategoryId: id('1') })
    const { total } = await shop.ask('aggregationSearch', { backCategoryId: id('1') })
    expect(families.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const family = families[0]
    const list = await shop.ask('listByBackCategoryOrGroup', { backCategoryId: id('1'), groupName: family?.groupName, pageSize: 3 })
    expect(list.total).toBe(family?.count)
  })
  test('groupAttributes are the facets of the listing', async () => {
    const { facets } = await shop.ask('aggregationSearch', { backCategoryId: id('1') })
    expect(await shop.ask('groupAttributes', { backCategoryId: id('1') })).toEqual(facets)
  })
  test('listCategoryByParts of starters are categories of starter parts', async () => {
    const categories = await shop.ask('listCategoryByParts', { backCategoryId: id('1') })
    expect(categories.length).toBeGreaterThan(3)
    expect(categories.some(({ backParentId }) => backParentId === '3')).toBe(true)
    expect(categories.some(({ backParentId }) => backParentId === '1')).toBe(false)
  })
  test.each([
    ['categoryPath', 'id=999'],
    ['productGroup', 'backCategoryId=999'],
    ['groupAttributes', 'backCategoryId=999'],
    ['listByBackCategoryOrGroup', 'backCategoryId=999'],
    ['listCategoryByParts', 'backCategoryId=999'],
    ['aggregationSearch', 'backCategoryId=999'],
    ['appInfo', 'appid=999'],
    ['modelGroupList', 'brandid=none'],
    ['modelList', 'modelid=none'],
    ['getCategoryByApp', 'brandid=none'],
    ['aggregationSearch', 'modelid=none'],
  ] as const)('%s of an unknown one (%s) is body code 404', async (name, query) => {
    expect((await refusal(name, query)).code).toBe(404)
  })
})

describe('applications, makes, models', () => {
  test('section 1: the application categories stand in their order, and lead down to parts that fit', async () => {
    const applications = await shop.ask('applicationList', {})
    expect(applications.map(({ id }) => id)).toEqual([...applications].map(({ id }) => id).sort())
    const first = applications.find(({ partCount }) => partCount > 0)
    const info = await shop.ask('appInfo', { appid: first?.id ?? id('1') })
    const brand = info.brands.find(({ partCount }) => partCount > 0)
    const lines = await shop.ask('modelGroupList', { brandid: brand?.id ?? id('x') })
    expect(lines.application.id).toBe(first?.id)
    const models = await shop.ask('modelList', { brandid: brand?.id })
    expect(models).toHaveLength(lines.groups.reduce((sum, { modelCount }) => sum + modelCount, 0))
    const model = models.find(({ partCount }) => partCount > 0)
    const listing = await shop.ask('aggregationSearch', { modelid: model?.id, pageSize: 1 })
    expect(listing.total).toBe(model?.partCount)
    const fitments = await shop.ask('applicationItem', { mcode: listing.records[0]?.mcode ?? unit })
    expect(fitments.map(({ modelid }) => modelid)).toContain(model?.id)
    const categories = await shop.ask('getCategoryByApp', { modelid: model?.id })
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(listing.total)
  })
  test('modelList wants a make or a model', async () => {
    expect(await refusal('modelList', '')).toMatchObject({ code: 400, field: 'brandid' })
  })
})

describe('getPriceByQuantity', () => {
  test('takes the step that the quantity reaches, and adds core charges, exactly in cents', async () => {
    const part = await shop.ask('productDetail', { mcode: unit })
    for (const quantity of [1, 2, 3, 5, 9, 10, 24, 100, 9999]) {
      const price = await shop.ask('getPriceByQuantity', { mcode: unit, quantity })
      const step = part.priceLadder.filter(({ fromQty }) => fromQty <= quantity).at(-1)
      expect(price.unitPrice).toBe(step?.unitPrice)
      expect(centsOf(price.total)).toBe((centsOf(price.unitPrice) + centsOf(part.coreCharge)) * quantity)
      expect(price.nextStep).toEqual(part.priceLadder.find(({ fromQty }) => fromQty > quantity))
    }
  })
  test.each(['0', '-1', '1.5', '10000', '1e3', ''])('a quantity of “%s” is refused and the field is named', async (quantity) => {
    const { body, status } = await shop.raw(`${calls.getPriceByQuantity.path}?mcode=${unit}&quantity=${quantity}`)
    expect({ status, field: body.field, error: body.error }).toEqual({ status: 400, field: 'quantity', error: 'bad-request' })
  })
})

test('home: banners, popular searches that find something, and a search that is recorded for its tenant', async () => {
  expect((await shop.ask('advertisement', {})).length).toBeGreaterThan(1)
  const words = await shop.ask('searchKeyword', {})
  expect(words.length).toBeGreaterThan(3)
  expect(await shop.ask('searchRecord', { searchStr: ' starter ' })).toEqual({ saved: true })
  const saved = await shop.db.selectFrom('search_record').select(['tenant_id', 'search_str']).execute()
  expect(saved).toContainEqual({ tenant_id: shop.general, search_str: 'starter' })
})

test('popular searches are read again when the version of the shop changes, and for each shop its own', async () => {
  const before = await shop.ask('searchKeyword', {})
  await shop.db.insertInto('keyword').values({ tenant_id: shop.general, word: 'drive end bearing', sort_num: -1 }).execute()
  await shop.db
    .updateTable('tenant')
    .where('id', '=', shop.general)
    .set((of) => ({ catalogue_version: of('catalogue_version', '+', 1) }))
    .execute()
  await expect.poll(() => shop.ask('searchKeyword', {}), { timeout: 10_000 }).toEqual(['drive end bearing', ...before].slice(0, 12))
  expect(await shop.ask('searchKeyword', {}, shop.special.id)).not.toContain('drive end bearing')
})

test('productDetail: offers of the same unit come with their prices, as their own pages have them', async () => {
  const kin = await shop.db
    .selectFrom('part')
    .select(({ fn }) => fn.min('mcode').as('mcode'))
    .where('tenant_id', '=', shop.general)
    .groupBy('unit_key')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { alternatives, offers } = await shop.ask('productDetail', { mcode: mcode(kin.mcode) })
  expect(offers?.map((offer) => offer.mcode)).toEqual(alternatives.map((other) => other.mcode))
  const [offer] = offers ?? []
  const { price, coreCharge, stock, weightKg } = await shop.ask('productDetail', { mcode: mcode(offer?.mcode ?? '') })
  expect(offer).toMatchObject({ price, coreCharge, stock, weightKg })
})
