import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { renderPartPicture } from '#drawings/part-picture.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const now = { at: Date.now() }
const app = shop.again({ clock: { now: () => now.at } })
const [part, other] = await shop.db
  .selectFrom('part')
  .selectAll()
  .where('tenant_id', '=', shop.general)
  .where('type', '=', 'starter')
  .orderBy('id')
  .limit(2)
  .execute()
if (!part || !other) throw new Error('The demo catalogue has no two starters.')
const banner = await shop.db.selectFrom('advertisement').select('picture').where('tenant_id', '=', shop.general).executeTakeFirstOrThrow()

const own = [`part/${part.mcode}/view.svg`, `part/${part.mcode}/dimensions.svg`, `share/part/${part.mcode}.png`]
const others = [
  `part/${other.mcode}/view.svg`,
  `share/part/${other.mcode}.png`,
  'logo.svg',
  'category/starter.svg',
  `banner/${banner.picture}.svg`,
  'icon/any-192.png',
  'share/shop.png',
  'share/category/101.png',
]
const ask = (path: string, etag?: string) =>
  app.request(`/images/${path}`, etag === undefined ? {} : { headers: { 'If-None-Match': etag } })
/** Asked by somebody who has whatever there is: nothing need be drawn to tell its ETag. */
const etagsOf = (paths: readonly string[]) => Promise.all(paths.map(async (path) => [path, (await ask(path, '*')).headers.get('ETag')]))

/** What a command does to a part: the catalogue has another version then, which a server knows within a second. */
async function change(values: { price?: string; attributes?: string }) {
  await shop.db
    .updateTable('part')
    .set(values)
    .where('id', '=', part?.id ?? 0)
    .execute()
  await sql`update tenant set catalogue_version = catalogue_version + 1`.execute(shop.db)
  now.at += 2000
}

describe('the ETag of a picture', () => {
  test('stays when a price changes, its part’s own too', async () => {
    const before = await etagsOf([...own, ...others])
    expect(new Set(before.map(([, etag]) => etag)).size).toBe(own.length + others.length)
    await change({ price: String(Number(part.price) + 1) })
    expect(await etagsOf([...own, ...others])).toEqual(before)
  })

  test('is another when the data of its part change, and that of no other picture is', async () => {
    const [before, beside] = [await etagsOf(own), await etagsOf(others)]
    await change({ attributes: JSON.stringify({ ...part.attributes, teeth: 29, lengthMm: 333 }) })
    const after = await etagsOf(own)
    for (const [at, [path, etag]] of after.entries()) expect([path, etag === before[at]?.[1]]).toEqual([path, false])
    expect(await etagsOf(others)).toEqual(beside)
    expect(await (await ask(`part/${part.mcode}/dimensions.svg`)).text()).toContain('29 T')
  })

  test('is another in another build and under another colour', async () => {
    const path = `/images/part/${part.mcode}/dimensions.svg`
    const etag = async (from: typeof app) => (await from.request(path)).headers.get('ETag')
    const [first, next] = [await etag(app), await etag(shop.again({ buildId: 'next' }))]
    expect(next).not.toBe(first)
    await sql`update tenant set branding = jsonb_set(branding, '{accent,light}', '"#00aa77"') where id = ${shop.general}`.execute(shop.db)
    now.at += 2000
    expect(await etag(app)).not.toBe(first)
  })
})

test('a device that has the part draws the very same pictures', async () => {
  const detail = await shop.ask('productDetail', { mcode: other.mcode })
  expect(detail.images.length).toBe(4)
  const { accent } = await (await app.request('/config.json')).json()
  for (const { url, kind } of detail.images)
    expect(renderPartPicture(detail, kind, accent.light)).toBe(await (await ask(url.slice(1))).text())
})

test('a caller who has the picture is told so, after one question for its part and none for what needs no row', async () => {
  const asked: string[] = []
  const watched = shop.again({
    db: shop.db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  })
  // The first question is for the shop itself.
  await watched.request('/config.json')
  for (const [path, questions] of [
    [`part/${part.mcode}/view.svg`, 1],
    ['logo.svg', 0],
    ['category/starter.svg', 0],
  ] as const) {
    const etag = (await shop.app.request(`/images/${path}`)).headers.get('ETag') ?? ''
    asked.length = 0
    const reply = await watched.request(`/images/${path}`, { headers: { 'If-None-Match': etag } })
    expect([path, reply.status, await reply.text(), asked.length]).toEqual([path, 304, '', questions])
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=86400, stale-while-revalidate=2592000')
  }
})

test('whoever says to have what is not there is told that it is not there', async () => {
  for (const path of [
    'part/NOPE-1/view.svg',
    `part/${part.mcode}/inside.svg`,
    'category/none.svg',
    'share/part/NOPE-1.png',
    'icon/none.png',
  ])
    expect([path, (await ask(path, '*')).status]).toEqual([path, 404])
})
