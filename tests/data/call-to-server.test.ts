import { describe, expect, test } from 'vitest'
import type { CallName, InputOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { type Answer, call } from '#data/call.ts'
import { portTo } from '../support/port.ts'
import { shopForTests } from '../support/server.ts'

const ask = async <N extends CallName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> => (await answerTo(name, input)).value
const answerTo = <N extends CallName>(name: N, input: InputOf<N>): Promise<Answer<ResultOf<N>>> => call(port, name, input)

const shop = await shopForTests()
const port = portTo((request) => shop.app.fetch(request), { tenantId: shop.general })
const fitted = (await ask('aggregationSearch', { appid: '1', backCategoryId: '2' })).records[0]
/** A part with applications and a parts list, found by the calls themselves. */
const mcode = fitted?.mcode ?? ''
const modelid = (await ask('applicationItem', { mcode }))[0]?.modelid ?? ''
const brandid = (await ask('modelList', { modelid }))[0]?.brandid ?? ''

describe('every catalogue call goes out and comes back by the call table, with the server itself behind it', () => {
  test('category/list', async () => expect((await ask('categoryList', { level: 0, thin: true })).length).toBeGreaterThan(7))
  test('product/group', async () => expect((await ask('productGroup', { backCategoryId: '1' }))[0]?.count).toBeGreaterThan(0))
  test('product/groupAttributes', async () => expect((await ask('groupAttributes', { backCategoryId: '1' })).length).toBeGreaterThan(0))
  test('product/detail', async () => expect((await ask('productDetail', { mcode })).mcode).toBe(mcode))
  test('product/applicationItem', async () => expect((await ask('applicationItem', { mcode })).length).toBeGreaterThan(0))
  test('product/partsList', async () => expect((await ask('partsList', { mcode })).contains.length).toBeGreaterThan(0))
  test('product/listByBackCategoryOrGroup', async () =>
    expect((await ask('listByBackCategoryOrGroup', { backCategoryId: '2' })).total).toBeGreaterThan(0))
  test('product/backCategory/path', async () => expect((await ask('categoryPath', { id: '1' })).map(({ id }) => id)).toEqual(['1']))
  test('product/appInfo', async () => expect((await ask('appInfo', { appid: '1' })).brands.map(({ id }) => id)).toContain(brandid))
  test('product/applicationList', async () => expect(await ask('applicationList', {})).toHaveLength(9))
  test('product/advertisement', async () => expect((await ask('advertisement', {})).length).toBeGreaterThan(0))
  test('product/searchKeyword', async () => expect((await ask('searchKeyword', {}))[0]).toEqual(expect.any(String)))
  test('product/search', async () => expect((await ask('search', { searchStr: mcode })).records[0]?.goodsSkuCode).toBe(mcode))
  test('product/modelGroupList', async () => expect((await ask('modelGroupList', { brandid })).groups.length).toBeGreaterThan(0))
  test('product/modelList', async () => expect((await ask('modelList', { brandid })).map(({ id }) => id)).toContain(modelid))
  test('product/getCategoryByApp', async () => expect((await ask('getCategoryByApp', { modelid })).length).toBeGreaterThan(0))
  test('product/listCategoryByParts', async () =>
    expect((await ask('listCategoryByParts', { backCategoryId: '2' })).length).toBeGreaterThan(0))
  test('product/searchRecord', async () => {
    await ask('searchRecord', { searchStr: 'said by call()' })
    const kept = await shop.db.selectFrom('search_record').select('search_str').where('tenant_id', '=', shop.general).execute()
    expect(kept).toContainEqual({ search_str: 'said by call()' })
  })
  test('product/aggregation/search', async () => {
    const found = await ask('aggregationSearch', { searchStr: 'alternator', voltage: '12', pageSize: 5 })
    expect(found.records).toHaveLength(5)
    expect(found.records.every(({ attributes }) => attributes.voltage === 12)).toBe(true)
  })
  test('product/getPriceByQuantity', async () =>
    expect((await ask('getPriceByQuantity', { mcode, quantity: 10 })).unitPrice).toBeGreaterThan(0))
})

test('what the server itself answered is from the network, of no age', async () => {
  expect(await answerTo('applicationList', {})).toMatchObject({ from: 'network', asOf: null, searched: null })
})

describe('what the server refuses arrives as the error that it named', () => {
  const refusal = (asked: Promise<unknown>) => asked.catch((error: unknown) => (error instanceof AppError ? error : null))

  test('section 8: body code 404 is not-found, with the server’s sentence', async () => {
    const error = await refusal(ask('productDetail', { mcode: 'NO-SUCH-PART' }))
    expect(error).toMatchObject({ code: 'not-found' })
    expect(error instanceof AppError && error.message).toContain('NO-SUCH-PART')
  })
  test('a text over the limit of section 9 is a bad request that names its field', async () => {
    expect(await refusal(ask('search', { searchStr: '9'.repeat(1001) }))).toMatchObject({
      code: 'bad-request',
      detail: { field: 'searchStr' },
    })
  })
  test('a tenant that is not there is unknown', async () => {
    expect(await refusal(call({ ...port, tenantId: 'nobody' }, 'applicationList', {}))).toMatchObject({ code: 'unknown-tenant' })
  })
})
