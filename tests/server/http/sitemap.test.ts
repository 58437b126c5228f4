import type { Hono } from 'hono'
import { type KyselyPlugin, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { shopForTests } from '../../support/server.ts'

let app: Hono
/** The tables that were asked about for lists of addresses. */
let asked: string[]

const shop = await shopForTests()
beforeEach(() => {
  asked = []
  const ears: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const text = JSON.stringify(node)
      if (text.includes('"updated_at"') || (text.includes('"make"') && text.includes('"limit"')))
        asked.push(text.includes('"updated_at"') ? 'part' : 'make')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  app = shop.again({ db: shop.db.withPlugin(ears) })
})

const list = async (path: string, encoding = 'identity') => {
  const reply = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
}

test('a list of the site map is made once for all who ask for it, at the same time or later', async () => {
  const many = await Promise.all(Array.from({ length: 40 }, () => list('http://127.0.0.1/sitemap/parts-1.xml')))
  expect(new Set(many.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1)
  expect((await list('http://127.0.0.1/sitemap/parts-1.xml')).bytes).toEqual(many[0]?.bytes)
  expect(asked).toEqual(['part'])
})

test('under another name and in another encoding it is another list', async () => {
  const [one, other, zipped] = [
    await list('http://127.0.0.1/sitemap/parts-1.xml'),
    await list('http://other.example/sitemap/parts-1.xml'),
    await list('http://127.0.0.1/sitemap/parts-1.xml', 'gzip'),
  ]
  expect(one.bytes.toString()).toContain('http://127.0.0.1/')
  expect(other.bytes.toString()).not.toContain('http://127.0.0.1/')
  expect(zipped.bytes.length).toBeLessThan(one.bytes.length / 3)
})

test('it is made anew when the catalogue is another, and what is no list is not kept', async () => {
  expect((await list('/sitemap/parts-9.xml')).status).toBe(404)
  await list('/sitemap/parts-1.xml')
  await sql`update tenant set catalogue_version = catalogue_version + 1`.execute(shop.db)
  await expect
    .poll(
      async () => {
        await list('/sitemap/parts-1.xml')
        return asked.length
      },
      { timeout: 10_000 },
    )
    .toBe(3)
  expect((await list('/sitemap/parts-9.xml')).status).toBe(404)
})
