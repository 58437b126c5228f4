import { describe, expect, test } from 'vitest'
import { hasPictureFiles, purgePictureFiles, storePictureFiles } from '#server/db/picture-files.ts'
import { callApp } from '../../support/call-app.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const HOUR_MS = 60 * 60 * 1000
const hashOf = (digit: string) => digit.repeat(32)
const [photo, sketch, waiting] = ['a', 'b', 'c'].map(hashOf) as [string, string, string]
const [part, other] = await shop.db
  .selectFrom('part')
  .select(['id', 'mcode'])
  .where('tenant_id', '=', shop.general)
  .where('type', '=', 'starter')
  .orderBy('id')
  .limit(2)
  .execute()
if (!part || !other) throw new Error('The demo catalogue has no two starters.')

await storePictureFiles(shop.db, shop.general, [
  ...([160, 400, 640] as const).flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({ hash: photo, width, format, bytes: Buffer.from(`${format} ${width}`) })),
  ),
  { hash: sketch, width: 1600, format: 'svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { hash: waiting, width: 160, format: 'webp', bytes: Buffer.from('nobody names it') },
])
await shop.db
  .insertInto('part_picture')
  .values(['missing.jpg', 'front.jpg', 'sketch.svg'].map((name, place) => ({ tenant_id: shop.general, part_id: part.id, place, name })))
  .execute()
const changes = () =>
  shop.db.selectFrom('catalogue_change').select(['kind', 'part_id']).where('tenant_id', '=', shop.general).orderBy('id').execute()
const before = (await changes()).length
await shop.db
  .insertInto('picture')
  .values([
    { tenant_id: shop.general, name: 'front.jpg', hash: photo, width: 640, height: 480 },
    { tenant_id: shop.general, name: 'sketch.svg', hash: sketch, width: 1600, height: 900, vector: true },
  ])
  .execute()
const said = (await changes()).slice(before)
const get = (path: string, headers: Record<string, string> = {}) => shop.app.request(`/images/own/${path}`, { headers })

describe('a file of an own picture', () => {
  test.each([
    [`${photo}/400.avif`, 'image/avif', 'avif 400'],
    [`${photo}/640.webp`, 'image/webp', 'webp 640'],
    [`${sketch}/1600.svg`, 'image/svg+xml; charset=utf-8', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s is %s, for ever', async (path, type, bytes) => {
    const reply = await get(path)
    expect([reply.status, reply.headers.get('Content-Type'), await reply.text()]).toEqual([200, type, bytes])
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const again = await get(path, { 'If-None-Match': reply.headers.get('ETag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('of vectors runs nothing where it is opened by itself', async () => {
    expect((await get(`${sketch}/1600.svg`)).headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  test.each([
    `${photo}/401.avif`,
    `${photo}/400.svg`,
    `${photo}/400.jpg`,
    `${hashOf('d')}/400.avif`,
    `${photo.slice(1)}/400.avif`,
    `${photo}/0400.avif`,
    'x',
    '',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('is there in its own shop alone', async () => {
    expect((await get(`${photo}/400.avif`, { Host: shop.special.host, 'X-Forwarded-Host': shop.special.host })).status).toBe(404)
    expect((await shop.app.request(`http://${shop.special.host}/images/own/${photo}/400.avif`)).status).toBe(404)
  })
})

describe('a part with pictures of its own', () => {
  const address = `/own/${photo}/640.webp#${part.mcode}`

  test('is changed when its picture comes', () => {
    expect(said).toEqual([{ kind: 'part', part_id: part.id }])
  })

  test('shows those of its names that have a picture, in their order, and then our drawings', async () => {
    const detail = await shop.ask('productDetail', { mcode: part.mcode as never })
    expect(detail.mainImageUrl).toBe(address)
    expect(detail.images.slice(0, 2)).toEqual([
      { url: address, kind: 'own', width: 640, height: 480 },
      { url: `/own/${sketch}/1600.svg#${part.mcode}`, kind: 'own', width: 1600, height: 900 },
    ])
    expect(detail.images.slice(2).map(({ kind }) => kind)).toEqual(['view', 'rear', 'drive-end', 'dimensions'])
    expect((await shop.ask('productDetail', { mcode: other.mcode as never })).images[0]).toMatchObject({ kind: 'view' })
  })

  test('shows it in lists and suggestions, which come from the index', async () => {
    const { records } = (await callApp(shop.app, 'search', { searchStr: part.mcode }, { tenant: shop.general })).result
    const listing = (await callApp(shop.app, 'aggregationSearch', { searchStr: part.mcode }, { tenant: shop.general })).result
    expect([records[0]?.mainImageUrl, listing.records[0]?.mainImageUrl]).toEqual([address, address])
  })
})

test('files that nothing names go after a day; those that a picture names, or an import would name again, stay', async () => {
  const there = () => shop.db.selectFrom('picture_file').select('hash').distinct().orderBy('hash').execute()
  await purgePictureFiles(shop.db, Date.now() + HOUR_MS)
  expect(await there()).toHaveLength(3)
  await purgePictureFiles(shop.db, Date.now() + 25 * HOUR_MS)
  expect((await there()).map(({ hash }) => hash)).toEqual([photo, sketch])
  expect([await hasPictureFiles(shop.db, shop.general, photo), await hasPictureFiles(shop.db, shop.general, waiting)]).toEqual([
    true,
    false,
  ])
  expect(await hasPictureFiles(shop.db, shop.special.id, photo)).toBe(false)
})
