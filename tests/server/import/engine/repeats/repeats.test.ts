import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import type { RepeatHandling } from '#server/import/engine/repeats/repeats.ts'
import type { ImportKindName } from '#server/import/engine/run/kinds.ts'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import { emptyDatabase } from '../../../../support/empty-database.ts'
import { vehicle } from '../../applications/application-shop.ts'
import { emptyShop, partEvents, runOn } from '../support/empty-shops.ts'

const { db } = await emptyDatabase()
await migrate(db)

let shops = 0
const newShop = () => {
  shops += 1
  return emptyShop(db, `shop-${shops}`)
}

type Said = Partial<PartFacts> & { code: string }
const starter: Said = { code: 'QA-1', brand: 'Voltara', name: 'Starter', cents: 9900 }

async function load(shop: string, parts: readonly Said[], more: { kind?: ImportKindName; repeat?: RepeatHandling; isFree?: boolean } = {}) {
  const { kind = 'parts', ...options } = more
  const { run, rows, counts, said } = await runOn(db, shop, kind, partEvents(parts), options)
  const { rows: kept } = await sql<{ text: string }>`
    select kind || ' ' || line || ': ' || says as text from import_remark where tenant_id = ${shop} and import_id = ${run} and kind in ('refused', 'left-out') order by kind, line`.execute(
    db,
  )
  return { run, rows, counts, said, remarks: kept.map(({ text }) => text) }
}

const partsOf = async (shop: string) =>
  (
    await sql<{
      text: string
    }>`select concat_ws(' ', mcode, price, stock, condition, unit_key) as text from part where tenant_id = ${shop} order by mcode`.execute(
      db,
    )
  ).rows.map(({ text }) => text)

test('a row that says what another says counts once, whatever the spelling of its number', async () => {
  const shop = await newShop()
  const spelled = ['QA.1', 'QA-1', 'QA/1', 'qa 1', 'QA1'].map((code) => ({ ...starter, code }))
  const { rows, remarks } = await load(shop, spelled)
  expect(await partsOf(shop)).toEqual(['QA-1 99.00 0 new QA-1'])
  expect(rows).toEqual({ read: 5, added: 1, changed: 0, unchanged: 0, withdrawn: 0, refused: 0, leftOut: 4 })
  expect(remarks).toEqual([2, 3, 4, 5].map((line) => `left-out ${line}: It says of QA-1 what line 1 says.`))
})

test('a number of the shop is found in any spelling, and of several parts the one that is spelled so', async () => {
  const shop = await newShop()
  await load(shop, [starter, { ...starter, code: 'X.9' }])
  const { counts, rows } = await load(shop, [
    { ...starter, code: 'QA1', cents: 8900 },
    { ...starter, code: 'x9', brand: 'Other', cents: 100 },
  ])
  expect(counts).toMatchObject({ added: 1, changed: 1 })
  expect(rows).toMatchObject({ read: 2, added: 1, changed: 1 })
  expect(await partsOf(shop)).toEqual(['QA-1 89.00 0 new QA-1', 'X-9 99.00 0 new X-9', 'X9 1.00 0 new X9'])
})

test('rows that contradict each other are refused, each with the lines and what to say; the others go on', async () => {
  const shop = await newShop()
  const { rows, remarks } = await load(shop, [starter, { ...starter, code: 'QA-2' }, { ...starter, cents: 8900 }])
  expect(await partsOf(shop)).toEqual(['QA-2 99.00 0 new QA-2'])
  const says =
    'Lines 1 and 3 are the same part, QA-1, and say different things: price 99.00 and 89.00 (line 3). Say it once, or how to take it: --repeat first or --repeat last takes one of them.'
  expect(remarks).toEqual([`refused 1: ${says}`, `refused 3: ${says}`])
  expect(rows).toMatchObject({ read: 3, added: 1, refused: 2 })
})

test.each<[RepeatHandling, string, string[]]>([
  [
    'first',
    'QA-1 99.00 5 new QA-1',
    [
      'left-out 2: Line 1 is the same part, QA-1, and is taken instead (--repeat first).',
      'left-out 3: Line 1 is the same part, QA-1, and is taken instead (--repeat first).',
    ],
  ],
  [
    'last',
    'QA-1 99.00 1 new QA-1',
    [
      'left-out 1: Line 2 is the same part, QA-1, and is taken instead (--repeat last).',
      'left-out 2: Line 3 is the same part, QA-1, and is taken instead (--repeat last).',
    ],
  ],
  ['sum', 'QA-1 99.00 13 new QA-1', []],
])('--repeat %s: stock of several warehouses', async (repeat, becomes, expected) => {
  const shop = await newShop()
  await load(shop, [starter])
  const rows = [5, 7, 1].map((stock) => ({ code: 'qa1', stock }))
  const refused = await load(shop, rows, { kind: 'stock' })
  expect(refused.remarks).toHaveLength(3)
  expect(refused.remarks[0]).toContain('--repeat sum adds the pieces up')
  const { remarks } = await load(shop, rows, { kind: 'stock', repeat })
  expect(await partsOf(shop)).toEqual([becomes])
  expect(remarks).toEqual(expected)
})

test('--repeat condition: new beside used become two offers of one unit, found by the same number, again and again', async () => {
  const shop = await newShop()
  const rows: Said[] = [
    { ...starter, condition: 'used', cents: 4900 },
    { ...starter, condition: 'new' },
    { ...starter, code: 'QA-2', condition: 'used' },
  ]
  expect((await load(shop, rows)).remarks[0]).toContain('--repeat condition makes an offer of each')
  const { counts } = await load(shop, rows, { repeat: 'condition' })
  expect(counts).toMatchObject({ added: 2, unchanged: 1 })
  expect(await partsOf(shop)).toEqual(['QA-1 99.00 0 new QA-1', 'QA-1-USED 49.00 0 used QA-1', 'QA-2 99.00 0 used QA-2'])
  const again = await load(shop, rows, { repeat: 'condition' })
  expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
})

test('rows of one part that say different things of it are put together: prices by quantity, numbers', async () => {
  const shop = await newShop()
  const number = (display: string) => ({ kind: 'oe' as const, maker: '', display })
  const { rows, counts } = await load(shop, [
    { ...starter, numbers: [number('28100-16190')] },
    { ...starter, numbers: [number('28100-16191')] },
    { code: 'QA-1', brand: 'Voltara', steps: [{ fromQty: 50, cents: 8000 }] },
    { code: 'QA-1', brand: 'Voltara', steps: [{ fromQty: 10, cents: 9000 }] },
  ])
  expect(counts).toMatchObject({ added: 1 })
  expect(rows).toMatchObject({ read: 4, added: 4 })
  const { rows: found } = await sql<{ steps: unknown; numbers: string[] }>`select price_steps as steps,
    array(select display from part_number where part_number.tenant_id = part.tenant_id and part_id = part.id and kind = 'oe' order by sort_num) as numbers
    from part where tenant_id = ${shop}`.execute(db)
  expect(found).toEqual([
    {
      numbers: ['28100-16190', '28100-16191'],
      steps: [1, 10, 50].map((fromQty, at) => ({ fromQty, unitPrice: ['99.00', '90.00', '80.00'][at] })),
    },
  ])
})

test('numbers that cannot be read are refused one by one', async () => {
  const shop = await newShop()
  const { rows, remarks } = await load(
    shop,
    ['АТЭ-1', 'ГАЗ', 'ЗМЗ-406'].map((code) => ({ ...starter, code })),
  )
  expect(rows).toMatchObject({ read: 3, refused: 3 })
  expect(remarks.map((one) => one.slice(0, 10))).toEqual(['refused 1:', 'refused 2:', 'refused 3:'])
})

test('a number keeps the spelling that the seller gave', async () => {
  const shop = await newShop()
  await load(shop, [
    { ...starter, code: '90.750' },
    { ...starter, code: 'vt 1001' },
  ])
  const { rows } = await sql<{ display: string }>`select mcode || ' ' || kind || ' ' || maker || ' ' || display as display from part_number
    join part on part.tenant_id = part_number.tenant_id and part.id = part_id where part.tenant_id = ${shop} order by mcode, sort_num`.execute(
    db,
  )
  expect(rows.map(({ display }) => display)).toEqual(['90-750 mcode  90-750', '90-750 cross Voltara 90.750', 'VT-1001 mcode  VT-1001'])
})

test('a vehicle that a table names twice: the same counts once, what differs is refused or as --repeat says', async () => {
  const at = (line: number) => ({ at: { file: 'vehicles.csv', line } })
  const events = [
    vehicle('BaseVehicle', '7', { year: 2001, make: 'Volt', model: 'Ampere', ...at(2) }),
    vehicle('BaseVehicle', '7', { year: 2001, make: 'Volt', model: 'Ampere', ...at(3) }),
    vehicle('BaseVehicle', '8', { year: 2002, make: 'Volt', model: 'Ampere', ...at(4) }),
    vehicle('BaseVehicle', '8', { year: 2003, make: 'Volt', model: 'Ampere', ...at(5) }),
  ].map((one): FileEvent => ({ type: 'vehicle', vehicle: one }))
  const yearOf8 = async (shop: string) =>
    (await sql<{ year: number }>`select year from vehicle where tenant_id = ${shop} and id = '8'`.execute(db)).rows.map(({ year }) => year)
  const shop = await newShop()
  const { rows } = await runOn(db, shop, 'vehicles', events)
  expect([rows, await yearOf8(shop)]).toMatchObject([{ read: 4, added: 1, leftOut: 1, refused: 2 }, []])
  const { rows: last } = await runOn(db, shop, 'vehicles', events, { repeat: 'last' })
  expect([last, await yearOf8(shop)]).toMatchObject([{ read: 4, added: 1, unchanged: 1, leftOut: 2 }, [2003]])
})

test('rows of one vehicle are seen together, however many stand between them, and however many they are', async () => {
  // Whatever a range of them ends with: 700 ids on three lines each, and one on 2,100.
  const some = (offset: number) => Array.from({ length: 700 }, (_, at) => named(String(at), offset + at))
  const named = (id: string, line: number) =>
    vehicle('BaseVehicle', id, { year: 2001, make: 'Volt', model: 'Ampere', at: { file: 'vehicles.csv', line } })
  const often = Array.from({ length: 2100 }, (_, at) => named('often', 3000 + at))
  const events = [...some(2), ...often, ...some(702), ...some(1402)].map((one): FileEvent => ({ type: 'vehicle', vehicle: one }))
  const { rows, run } = await runOn(db, await newShop(), 'vehicles', events)
  expect(rows).toMatchObject({ read: 4200, added: 701, leftOut: 3499, refused: 0 })
  const { rows: last } = await sql<{ says: string }>`select says from import_remark where import_id = ${run} and line = 5099`.execute(db)
  expect(last.map(({ says }) => says)).toContain('It says of BaseVehicle often what line 3000 says.')
})

test('a description that stands for a name names new parts and renames none', async () => {
  const shop = await newShop()
  await load(shop, [starter])
  const { rows } = await load(shop, [
    { code: 'QA-1', newName: 'Reman. unit', cents: 9900 },
    { code: 'QA-3', newName: 'Reman. unit', cents: 100 },
  ])
  expect(rows).toMatchObject({ read: 2, unchanged: 1, added: 1 })
  const { rows: named } = await sql<{ name: string }>`select name from part where tenant_id = ${shop} order by mcode`.execute(db)
  expect(named.map(({ name }) => name)).toEqual(['Starter', 'Reman. unit'])
})
