import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callNames, calls } from '#contract/calls.ts'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { MAX_SEARCH_TEXT_CHARACTERS } from '#contract/limits.ts'
import { anySign } from '../support/any-sign.ts'
import { shopForTests } from '../support/server.ts'

const shop = await shopForTests()

const product = '/marco/api/v1/product'
const long = 'x'.repeat(10_000)

describe('bad input of a call gets a 4xx, an error of the table, and a sentence', () => {
  test.each([
    ['a malformed code', `${product}/detail?mcode=${encodeURIComponent("' or 1=1 --")}`, 400, 'bad-request'],
    ['no code', `${product}/detail`, 400, 'bad-request'],
    ['a code in small letters', `${product}/detail?mcode=ab-1`, 400, 'bad-request'],
    ['a code of 33 characters', `${product}/detail?mcode=${'A'.repeat(33)}`, 400, 'bad-request'],
    ['a malformed category', `${product}/group?backCategoryId=${encodeURIComponent('<b>')}`, 400, 'bad-request'],
    ['a page of size 0', `${product}/aggregation/search?pageSize=0`, 400, 'bad-request'],
    ['a page of size 101', `${product}/aggregation/search?pageSize=101`, 400, 'bad-request'],
    ['page 0', `${product}/aggregation/search?pageNo=0`, 400, 'bad-request'],
    ['page 10001', `${product}/aggregation/search?pageNo=10001`, 400, 'bad-request'],
    ['a page that is no number', `${product}/aggregation/search?pageNo=two`, 400, 'bad-request'],
    ['an unknown order', `${product}/aggregation/search?sort=random`, 400, 'bad-request'],
    ['an unknown mode', `${product}/aggregation/search?mode=free`, 400, 'bad-request'],
    ['an unknown level', '/marco/api/v1/category/list?level=7', 400, 'bad-request'],
    ['a level of a blank', '/marco/api/v1/category/list?level=%20', 400, 'bad-request'],
    ['a level in hexadecimal', '/marco/api/v1/category/list?level=0x1', 400, 'bad-request'],
    ['a flag that is no flag', '/marco/api/v1/category/list?thin=maybe', 400, 'bad-request'],
    ['a 10 kB search text', `${product}/search?searchStr=${long}`, 400, 'bad-request'],
    ['a search text of nothing to be seen', `${product}/search?searchStr=%00%E2%80%8B`, 400, 'bad-request'],
    ['a search text of blanks', `${product}/search?searchStr=%20%20`, 400, 'bad-request'],
    ['a filter of 10 kB', `${product}/aggregation/search?producer=${long}`, 400, 'bad-request'],
    [
      'a filter of 31 values',
      `${product}/aggregation/search?teeth=${Array.from({ length: 31 }, (_, at) => at).join('|')}`,
      400,
      'bad-request',
    ],
    ['a family name of 10 kB', `${product}/aggregation/search?groupName=${long}`, 400, 'bad-request'],
    ['a call that does not exist', `${product}/nothing`, 404, 'no-route'],
    ['a call of another server', '/order/api/v9/shoppingcart/list9', 404, 'no-route'],
    ['a missing file of the app', '/assets/nothing-12345678.js', 404, 'no-route'],
    ['a picture of nothing', '/images/part/NOPE-1/view.svg', 404, 'no-route'],
    ['a picture of an unknown kind', '/images/part/NOPE-1/inside.svg', 404, 'no-route'],
    ['a picture outside its folder', '/images/..%2f..%2fetc%2fpasswd', 404, 'no-route'],
    ['an unknown banner', '/images/banner/none.svg', 404, 'no-route'],
    ['an unknown icon', '/images/category/none.svg', 404, 'no-route'],
    ['a page of the site map behind the last', '/sitemap/parts-999.xml', 404, 'no-route'],
  ])('%s', async (_, path, status, error) => {
    const { status: answered, body } = await shop.raw(path)
    expect([answered, body.error, body.code]).toEqual([status, error, status])
    expect(body.msg).toMatch(/^\S.{8,}/)
    expect(body.message).toBe(body.msg)
  })

  test('the sentence names the field and what to do', async () => {
    const { body } = await shop.raw(`${product}/aggregation/search?pageSize=500`)
    expect(body).toMatchObject({ field: 'pageSize', msg: 'pageSize is a whole number from 1 to 100.' })
    expect((await shop.raw(`${product}/detail`)).body.msg).toBe('mcode is missing.')
  })
})

describe('bodies', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    shop.raw(calls.searchRecord.path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
  test.each([
    ['broken JSON', '{"searchStr":', 400, 'bad-json'],
    ['no body', '', 400, 'bad-json'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), 400, 'bad-json'],
    ['a list', '[]', 400, 'bad-request'],
    ['null', 'null', 400, 'bad-request'],
    ['a number for a text', '{"searchStr":5}', 400, 'bad-request'],
    ['a 10 kB search text', JSON.stringify({ searchStr: long }), 400, 'bad-request'],
    ['nothing but a NUL', '{"searchStr":"\\u0000"}', 400, 'bad-request'],
    ['more than 64 kB', JSON.stringify({ searchStr: 'x'.repeat(70_000) }), 413, 'too-large'],
  ])('%s is refused', async (_, body, status, error) => {
    const { status: answered, body: said } = await post(body)
    expect([answered, said.error]).toEqual([status, error])
  })
  test('a lone surrogate in JSON is taken as a sign that cannot be read, not as a crash', async () => {
    expect((await post('{"searchStr":"a\\ud800b"}')).status).toBe(200)
  })
  test('a body without a known length is measured all the same', async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(32_000).fill(32))
      },
    })
    const reply = await shop.app.request(calls.searchRecord.path, { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
    expect(reply.status).toBe(413)
  })
})

test('another method is refused, and the right one is named', async () => {
  for (const name of callNames) {
    const { path, method } = calls[name]
    const reply = await shop.app.request(path, { method: 'PUT' })
    expect([name, reply.status, reply.headers.get('Allow')?.includes(method)]).toEqual([name, 405, true])
  }
  expect((await shop.raw('/', { method: 'POST' })).body.error).toBe('wrong-method')
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/prod/m/%zz',
  '/prod/all/%FF',
  '/%00',
  '//',
  '/..%2f..',
  '/prod/cat/%2e%2e/x',
  '/images/%',
  '/sitemap/%.xml',
])('the odd address %s is answered 4xx, with something to read', async (path) => {
  const reply = await shop.app.request(`http://localhost${path}`)
  expect(reply.status).toBeGreaterThanOrEqual(path === '//' ? 200 : 400)
  expect(reply.status).toBeLessThan(500)
  expect((await reply.text()).length).toBeGreaterThan(20)
})

test('a search text of 10 kB in the address is refused with the page that shows it, not with text for machines', async () => {
  const reply = await shop.app.request(`/prod/all/${long}`)
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await reply.text()).toContain('<div id="app" data-first-page>')
})

test('a search text of the full length is answered, however long its signs make the address', async () => {
  const address = `/prod/all/${encodeURIComponent('发'.repeat(MAX_SEARCH_TEXT_CHARACTERS))}`
  expect(address.length).toBeGreaterThan(9000)
  expect((await shop.app.request(address)).status).toBe(200)
})

const paths = callNames.filter((name) => calls[name].method === 'GET').map((name) => calls[name].path)
const keys = [
  'mcode',
  'searchStr',
  'backCategoryId',
  'groupName',
  'id',
  'appid',
  'brandid',
  'modelid',
  'pageNo',
  'pageSize',
  'sort',
  'mode',
  'voltage',
  'producer',
  'level',
  'thin',
  'quantity',
]
const values = fc.oneof(
  fc.string({ unit: anySign, maxLength: 40 }),
  fc.constantFrom(
    '1',
    '12',
    '301',
    'starter',
    '104210',
    '0 001',
    '%',
    '_',
    "'",
    '\\',
    '😀',
    '12v 9t',
    '-1',
    ':*',
    '&',
    '<->',
    '\u0000',
    'a\ud800',
  ),
)

test('no query of any call makes the server fail', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.dictionary(fc.constantFrom(...keys), values, { maxKeys: 5 }), async (path, query) => {
      const reply = await shop.app.request(`${path}?${new URLSearchParams(query)}`)
      expect(reply.status, path).toBeLessThan(500)
    }),
    { numRuns: 250 },
  )
})

test('no query string, however broken, makes the server fail', { timeout: 120_000 }, async () => {
  const raw = fc.stringMatching(/^[!$%&'()*+,./0-9:;=?@A-Za-z[\]^_`{|}~-]{0,60}$/)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths, '/prod/all/', '/prod/m/', '/prod/cat/c/0/', '/images/part/', '/'),
      raw,
      async (path, rest) => {
        const reply = await shop.app.request(`http://localhost${path}${path.startsWith('/marco') ? '?' : ''}${rest}`)
        expect(reply.status, path + rest).toBeLessThan(500)
      },
    ),
    { numRuns: 200 },
  )
})

test('a header of nonsense is no failure', async () => {
  for (const [name, value] of [
    [TENANT_HEADER, "' or true"],
    ['Accept-Encoding', ';;q=,'],
    ['If-None-Match', '"'],
    ['host', '['],
    ['host', ''],
  ] as const) {
    expect((await shop.app.request(`${product}/searchKeyword`, { headers: { [name]: value } })).status).toBeLessThan(500)
  }
})
