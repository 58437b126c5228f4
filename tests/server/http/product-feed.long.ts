import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { operatedShop } from '../cli/support/operated-shop.ts'

const shop = await operatedShop()
const feed = (path = '/feed/products.xml', headers: Record<string, string> = {}, method = 'GET') =>
  shop.again().request(path, { method, headers })

/** The items of a feed, read as a stranger's XML reader does: what is not well-formed throws. */
function itemsOf(text: string): Record<string, string>[] {
  const items: Record<string, string>[] = []
  const parser = new SaxesParser({ xmlns: true })
  let said = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    said = ''
    if (name === 'item') items.push({})
  })
  parser.on('text', (piece) => {
    said += piece
  })
  parser.on('closetag', ({ name, uri, local }) => {
    const item = items.at(-1)
    if (item && name.startsWith('g:') && uri === 'http://base.google.com/ns/1.0') item[local] = said
  })
  parser.write(text).close()
  return items
}

test('the feed has every part that can be ordered, once, and is well-formed whatever they are called', async () => {
  const evil = await shop.part({
    name: '</item><x>&\u0001 ]]> Ölpumpe',
    price: '12.50',
    price_steps: '[]',
    was_price: null,
    core_charge: '9.00',
    stock: 3,
  })
  const gone = await shop.part({ ended: true, stock: 0 })
  const last = await shop.part({ ended: true, stock: 1 })
  const reply = await feed()
  expect([reply.status, reply.headers.get('Content-Type'), reply.headers.get('Content-Encoding')]).toEqual([
    200,
    'application/xml; charset=utf-8',
    null,
  ])
  const items = itemsOf(await reply.text())
  const ids = items.map(({ id }) => id)
  const sold = await shop.db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', shop.general)
    .where((of) => of.or([of('stock', '>', 0), of('ended', '=', false)]))
    .orderBy('mcode')
    .execute()
  expect(ids).toEqual(sold.map(({ mcode }) => mcode))
  expect(ids).toContain(last)
  expect(ids).not.toContain(gone)
  const item = items.find(({ id }) => id === evil)
  expect(item).toMatchObject({ price: '12.50 USD', availability: 'in_stock', link: `http://localhost/prod/m/${evil}` })
  expect(item?.['title']).toContain('</item><x>& ]]> Ölpumpe')
  expect(item?.['description']).toMatch(/^Plus a core charge of \$9\.00/)
  expect(item?.['image_link']).toMatch(new RegExp(`^http://localhost/images/share/part/${evil}\\.png\\?v=`))
})

test('its pictures are there, and no SVG', async () => {
  const [item] = itemsOf(await (await feed()).text())
  const { pathname, search } = new URL(item?.['image_link'] ?? '')
  const picture = await shop.app.request(pathname + search)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
})

test('gzipped for who takes it, and not sent again to who has it', async () => {
  const app = shop.again()
  const get = (headers: Record<string, string>) => app.request('/feed/products.xml', { headers })
  const zipped = await get({ 'Accept-Encoding': 'gzip, br' })
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(await (await get({})).text())
  const etag = zipped.headers.get('ETag') ?? ''
  const again = await get({ 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(zipped.headers.get('Cache-Control')).toContain('max-age')
  const head = await app.request('/feed/products.xml', { method: 'HEAD' })
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, ''])
  const [item] = itemsOf(await (await get({})).text())
  await shop.db
    .updateTable('part')
    .set({ price: '777.77', was_price: null, price_steps: '[]', updated_at: new Date().toISOString() })
    .where('mcode', '=', item?.['id'] ?? '')
    .where('tenant_id', '=', shop.general)
    .execute()
  await expect
    .poll(async () => (await app.request('/feed/products.xml', { method: 'HEAD', headers: { 'If-None-Match': etag } })).status, {
      timeout: 10_000,
    })
    .toBe(200)
})

test('in another language below its prefix, its categories too, and nowhere else', async () => {
  await sql`insert into name_in_language (tenant_id, locale, key, said)
    select tenant_id, 'de', md5(name)::uuid, 'Deutsch: ' || name from category where tenant_id = ${shop.general} group by 1, name`.execute(
    shop.db,
  )
  const [german] = itemsOf(await (await feed('/de/feed/products.xml')).text())
  expect(german?.['link']).toMatch(/^http:\/\/localhost\/de\/prod\/m\//)
  const [english] = itemsOf(await (await feed('/feed/products.xml')).text())
  expect([german?.['id'], german?.['product_type']]).toEqual([
    english?.['id'],
    english?.['product_type']
      ?.split(' > ')
      .map((name) => `Deutsch: ${name}`)
      .join(' > '),
  ])
  expect((await feed('/tlh/feed/products.xml')).status).toBe(404)
  expect(await (await feed('/robots.txt')).text()).toContain('/feed/products.xml')
})

test('of the shop of its host alone', async () => {
  const items = itemsOf(await (await feed(`http://${shop.special.host}/feed/products.xml`)).text())
  const own = await shop.db.selectFrom('part').select('mcode').where('tenant_id', '=', shop.special.id).execute()
  const codes = new Set(own.map(({ mcode }) => mcode))
  expect(items.length).toBeGreaterThan(10)
  expect(items.every(({ id }) => codes.has(id ?? ''))).toBe(true)
})
