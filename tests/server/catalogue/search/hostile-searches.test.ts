import { describe, expect, test } from 'vitest'
import { hostileSearches } from '../../../bench/hostile-searches.ts'
import { askedQuestions } from '../../../support/asked-questions.ts'
import { shopForTests } from '../../../support/server.ts'

const product = '/marco/api/v1/product'
const listing = (text: string) => `${product}/aggregation/search?${new URLSearchParams({ searchStr: text })}`
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(70_000_000 + at * 7919))
/** Who asks, as Hono's adapter for Node hands it in. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

const shop = await shopForTests()
const { db, asked } = askedQuestions(shop.db)
const app = shop.again({ db, maxCachedReplyBytes: 0 })
await app.request(listing('starter'))
/** Asks a page or a call of a shop that tells how often it asked its database about a table. */
const questions = async (path: string) => {
  asked.length = 0
  const { status } = await app.request(path)
  const about = (table: string) => asked.filter((one) => one.includes(table)).length
  return { status, about, all: asked.length }
}

describe('what a search may ask the database', () => {
  test('nothing about parts and numbers: the index answers', async () => {
    for (const text of ['0 001 999 987', numbers(60).join(', '), 'alternater regulater', 'starter golf 1.9 tdi 2004'])
      expect(['part_number', 'part_text', 'from "part"', 'fitment'].map((await questions(listing(text))).about)).toEqual([0, 0, 0, 0])
  })
  test.each(hostileSearches)('$name: few questions, and an answer or a refusal', async ({ path }) => {
    for (let at = 0; at < 3; at += 1) {
      const { status, all } = await questions(path(at))
      expect([200, 400, 404]).toContain(status)
      expect(all).toBeLessThanOrEqual(4)
    }
  })
})

describe('when too many search at once', () => {
  const ask = (path: string, address: string) => shop.app.request(path, {}, from(address))
  const flood = (address: string, path: (at: number) => string) => Array.from({ length: 60 }, (_, at) => ask(path(at), address))

  test('some of one address are refused with a sentence, and others search and ask prices as ever', async () => {
    const { mcode } = await shop.db.selectFrom('part').select('mcode').where('tenant_id', '=', shop.general).executeTakeFirstOrThrow()
    const attack = flood('192.0.2.1', (at) => listing(`zzyzx ${at}00${at}`))
    const other = [ask(listing('starter'), '192.0.2.2'), ask(`${product}/getPriceByQuantity?mcode=${mcode}&quantity=3`, '192.0.2.3')]
    expect((await Promise.all(other)).map(({ status }) => status)).toEqual([200, 200])
    const replies = await Promise.all(attack)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(60)
    expect(await refused[0]?.json()).toMatchObject({
      code: 429,
      error: 'too-often',
      msg: expect.stringMatching(/Wait a moment, then search again/),
    })
  })
  test('a page that cannot be made meanwhile is the shell, for the app to ask again', async () => {
    const replies = await Promise.all(flood('192.0.2.4', (at) => `/prod/all/zzyzx%20${at}00${at}`))
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(refused?.headers.get('Cache-Control')).toBe('no-store')
    expect(await refused?.text()).toContain('<div id="app" data-first-page>')
  })
  test('texts that are too long take turns too, also as pages', async () => {
    const text = '\u2057'.repeat(980)
    for (const [path, status] of [
      [listing(text), 400],
      [`${product}/search?${new URLSearchParams({ searchStr: text })}`, 400],
      [`/prod/all/${encodeURIComponent(text)}`, 404],
    ] as const) {
      const said = (await Promise.all(flood('192.0.2.6', () => path))).map((reply) => reply.status)
      expect(new Set(said)).toEqual(new Set([status, 429]))
    }
  })
  test('suggestions and the filters of a category take turns too', async () => {
    for (const path of [`${product}/search?searchStr=zz`, `${product}/groupAttributes?backCategoryId=1&groupName=zz`]) {
      const replies = await Promise.all(flood('192.0.2.5', (at) => `${path}${at}`))
      expect(replies.some(({ status }) => status === 429)).toBe(true)
    }
  })
})
