import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { importShop, remarksIn } from '../engine/import-shop.ts'
import { folderOf, jpeg, plain, readAll } from './support/picture-files.ts'

const shop = await importShop()
const { mcode } = await shop.db
  .selectFrom('part')
  .select('mcode')
  .where('tenant_id', '=', shop.general)
  .where('type', '=', 'starter')
  .orderBy('id')
  .executeTakeFirstOrThrow()

const imagesOf = async (code: string) => (await shop.ask('productDetail', { mcode: code as Mcode })).images
const onList = async () =>
  (await shop.ask('aggregationSearch', { searchStr: mcode })).records.find((one) => one.mcode === mcode)?.mainImageUrl
/** Of a server that has made none lately: one is sent for a minute as it was made. */
const feed = async () => (await shop.again().request('/feed/products.xml')).text()
const rows = async () =>
  (
    await sql<{
      row: string
    }>`select to_jsonb(one)::text as row from picture as one union all select to_jsonb(one)::text from part_picture as one order by 1`.execute(
      shop.db,
    )
  ).rows

const folder = folderOf({
  [`${mcode}.jpg`]: await jpeg(plain(1700, 1000)),
  [`${mcode}_2.jpg`]: await jpeg(plain(500, 400, '#2040c0')),
  'nobody-sells-this.jpg': await jpeg(plain(500, 400, '#20c040')),
  'broken.jpg': 'no picture',
})

test('a folder of pictures, imported, shown, imported again, and undone', async () => {
  const drawn = await imagesOf(mcode)
  expect(drawn.map(({ kind }) => kind)).not.toContain('own')
  const before = await rows()
  const read = await readAll(folder)
  const done = await shop.load('pictures', [], { events: read.events })
  expect(done).toMatchObject({ state: 'done', counts: { added: 0, changed: 1, names: 3 } })
  expect(remarksIn(done.said).join('\n')).toMatch(/refused .*nobody-sells-this|refused number nobody-sells-this/i)

  await expect.poll(async () => (await imagesOf(mcode)).length, { timeout: 20_000 }).toBe(drawn.length + 2)
  const images = await imagesOf(mcode)
  const [first, second] = read.pictures.filter(({ name: file }) => file.startsWith(mcode.toLowerCase()))
  expect(images.slice(0, 2).map(({ kind, url }) => [kind, url.split('#')[0]])).toEqual([
    ['own', `/own/${first?.hash}/1600.webp`],
    ['own', `/own/${second?.hash}/500.webp`],
  ])
  await expect.poll(onList, { timeout: 20_000 }).toBe(images[0]?.url)
  const address = `/images/own/${first?.hash}/1600.webp`
  expect(await feed()).toContain(address)
  const file = await shop.app.request(address)
  expect([file.status, file.headers.get('Content-Type'), (await file.arrayBuffer()).byteLength > 500]).toEqual([200, 'image/webp', true])

  const after = await rows()
  const again = await shop.load('pictures', [], { events: (await readAll(folder, { hasPictureFiles: async () => true })).events })
  expect(again).toMatchObject({ state: 'done', counts: { added: 0, changed: 0, names: 0 } })
  expect(await rows()).toEqual(after)
  expect(await imagesOf(mcode)).toEqual(images)

  expect(await shop.undo(done.run)).toMatchObject({ state: 'done', counts: { changed: 1, names: 3 } })
  expect(await rows()).toEqual(before)
  await expect.poll(() => imagesOf(mcode), { timeout: 20_000 }).toEqual(drawn)
  await expect.poll(onList, { timeout: 20_000 }).toBe(drawn[0]?.url)
  expect(await feed()).not.toContain('/images/own/')
})
