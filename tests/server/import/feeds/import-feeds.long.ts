import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { convertToDollars } from '#server/cli/import/in-dollars.ts'
import { migrate } from '#server/db/migrate.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { readFeed, sample } from '../../../support/import/feeds/read-feed.ts'
import { emptyShop, partEvents, runOn } from '../engine/support/empty-shops.ts'

const { db } = await emptyDatabase()
await migrate(db)

/** Imports a sample into a shop: what its rows came to. */
async function load(shop: string, name: string, options: { rates?: Record<string, number>; priceType?: string } = {}) {
  const { events } = await readFeed(sample(name), options)
  async function* all(): AsyncGenerator<FileEvent> {
    yield* events
  }
  const converted: FileEvent[] = []
  for await (const event of convertToDollars(all(), options.rates ?? {})) converted.push(event)
  const { rows } = await runOn(db, shop, 'parts', converted)
  return rows
}
const parts = async (shop: string) =>
  (
    await sql<{
      part: unknown
    }>`select jsonb_build_object('code', mcode, 'price', part.price::text, 'was', was_price::text, 'stock', stock, 'ended', ended, 'producer', producer) as part
      from part where tenant_id = ${shop} order by mcode`.execute(db)
  ).rows.map(({ part }) => part)

test.each([
  ['bmecat-1.2.xml', { rates: { EUR: 1.1 } }, { read: 3, added: 2, refused: 1 }],
  ['product-feed.rss.xml', {}, { read: 3, added: 2, refused: 1 }],
  ['product-feed.atom.xml', {}, { read: 1, added: 1 }],
  ['product-feed.tsv', {}, { read: 3, added: 2, refused: 1 }],
  ['yml-rub.xml', { rates: { RUB: 0.0125 } }, { read: 2, added: 2 }],
  ['yml-usd.xml', {}, { read: 2, added: 2 }],
])('%s is loaded with nothing lost, and the second time changes nothing', async (name, options, counts) => {
  const shop = await emptyShop(db, `feed-${name}`)
  expect(await load(shop, name, options)).toMatchObject(counts)
  expect(await load(shop, name, options)).toMatchObject({ added: 0, changed: 0, unchanged: counts.added })
})

test('BMEcat changes what it has loaded before: articles, then prices; what is deleted is withdrawn', async () => {
  const shop = await emptyShop(db, 'changes')
  await runOn(
    db,
    shop,
    'parts',
    partEvents([
      { code: 'A-100', brand: 'Ohmwerk', name: 'Alternator', cents: 20000, stock: 4 },
      { code: 'A-090', brand: 'Ohmwerk', name: 'Alternator', cents: 9000 },
    ]),
  )
  expect(await load(shop, 'bmecat-2005.xml')).toMatchObject({ read: 2, changed: 1, withdrawn: 1 })
  expect(await load(shop, 'bmecat-prices.xml')).toMatchObject({ read: 1, changed: 1 })
  expect(await parts(shop)).toEqual([
    { code: 'A-090', price: '90.00', was: null, stock: 0, ended: true, producer: 'Ohmwerk' },
    { code: 'A-100', price: '229.90', was: null, stock: 4, ended: false, producer: 'Ohmwerk' },
  ])
})

test('“in stock” is one piece at least: it brings none back to one of many, and some where none were left', async () => {
  const shop = await emptyShop(db, 'at-least')
  const stock = async () => (await parts(shop)).map((part) => (part as { stock: number }).stock)
  await runOn(
    db,
    shop,
    'parts',
    partEvents([
      { code: 'LS-3001', brand: 'Voltara', name: 'Starter', cents: 20000, stock: 37 },
      { code: 'LS-3002', name: 'Alternator', cents: 9000, stock: 5 },
    ]),
  )
  await load(shop, 'product-feed.rss.xml')
  expect(await stock()).toEqual([37, 0])
  await runOn(db, shop, 'stock', partEvents([{ code: 'LS-3001', stock: 0 }]))
  await load(shop, 'product-feed.rss.xml')
  expect(await stock()).toEqual([1, 0])
})

test('numbers that others have said of a part stay: a feed names one of them at most', async () => {
  const shop = await emptyShop(db, 'numbers-stay')
  await runOn(
    db,
    shop,
    'parts',
    partEvents([
      {
        code: 'LS-3001',
        brand: 'Voltara',
        name: 'Starter',
        cents: 20000,
        numbers: [{ kind: 'oe', maker: 'Volt', display: '28100-16190' }],
      },
    ]),
  )
  await load(shop, 'product-feed.rss.xml')
  const { rows } = await sql<{
    display: string
  }>`select display from part_number join part on part.tenant_id = part_number.tenant_id and part.id = part_id
    where part.tenant_id = ${shop} and mcode = 'LS-3001' and kind <> 'mcode' order by display`.execute(db)
  expect(rows.map(({ display }) => display)).toEqual(['28100-16190', 'VT 3001'])
})
