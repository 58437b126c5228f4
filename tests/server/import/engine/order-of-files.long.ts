import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import type { ImportKindName } from '#server/import/engine/run/kinds.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { runs } from '../../../support/runs.ts'
import { application, vehicle } from '../applications/application-shop.ts'
import { emptyShop, partEvents, runOn } from './support/empty-shops.ts'

const { db } = await emptyDatabase()
await migrate(db)

type Files = Readonly<Record<'parts' | 'vehicles' | 'aces', readonly FileEvent[]>>
const orders: readonly (readonly ImportKindName[] & readonly (keyof Files)[])[] = [
  ['parts', 'vehicles', 'aces'],
  ['parts', 'aces', 'vehicles'],
  ['vehicles', 'parts', 'aces'],
  ['vehicles', 'aces', 'parts'],
  ['aces', 'parts', 'vehicles'],
  ['aces', 'vehicles', 'parts'],
]

const codes = ['VT-1001', 'VT-1002', '0986', 'VT 7/B']
const years = [2001, 2002, 2003, 2004, 2007]
const models = ['Ampere', 'Ohm']
const idOf = (model: string, year: number) => `${models.indexOf(model) + 1}${year}`

const partsFile = fc
  .uniqueArray(fc.constantFrom(...codes), { minLength: 1 })
  .map((some) => partEvents(some.map((code) => ({ code, brand: 'Voltara', name: 'Starter', cents: 9900 }))))
const vehiclesFile = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...models), fc.constantFrom(...years)), { selector: ([model, year]) => idOf(model, year) })
  .map((some) =>
    some.map(
      ([model, year]): FileEvent => ({
        type: 'vehicle',
        vehicle: vehicle('BaseVehicle', idOf(model, year), { year, make: 'Volt', model }),
      }),
    ),
  )
const acesFile = fc
  .array(
    fc.tuple(
      fc.constantFrom(...codes, 'vt1001', 'NOBODY'),
      fc.constantFrom(...models),
      fc.constantFrom(...years),
      fc.constantFrom('', 'With 130 A'),
    ),
    { maxLength: 30 },
  )
  .map((some) =>
    some.map(
      ([code, model, year, note], at): FileEvent => ({
        type: 'application',
        application: application(code, idOf(model, year), { at: { file: 'aces.xml', line: at + 1 }, notes: note === '' ? [] : [note] }),
      }),
    ),
  )

let shops = 0
const newShop = () => {
  shops += 1
  return emptyShop(db, `shop-${shops}`)
}

/** What parts fit and what lists say of it, as text. */
async function fits(tenantId: string): Promise<string> {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' | ', mcode, application_hint, model_id, engine, fitment.year_from, fitment.year_to, note) as said
    from part left join fitment on fitment.tenant_id = part.tenant_id and fitment.part_id = part.id where part.tenant_id = ${tenantId} order by said`.execute(
    db,
  )
  return rows.map(({ said }) => said).join('\n')
}

async function load(tenantId: string, files: Files, order: readonly (keyof Files)[]) {
  for (const kind of order) await runOn(db, tenantId, kind, files[kind])
}

const example: Files = {
  parts: partEvents(codes.map((code) => ({ code, brand: 'Voltara', name: 'Starter', cents: 9900 }))),
  vehicles: years.map(
    (year): FileEvent => ({
      type: 'vehicle',
      vehicle: vehicle('BaseVehicle', idOf('Ampere', year), { year, make: 'Volt', model: 'Ampere' }),
    }),
  ),
  aces: codes.flatMap((code) =>
    years.map((year): FileEvent => ({ type: 'application', application: application(code, idOf('Ampere', year)) })),
  ),
}

test('parts, vehicles and applications come to the same fitments in each of their six orders, and again the second time', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ parts: partsFile, vehicles: vehiclesFile, aces: acesFile }), async (files) => {
      const found = new Set<string>()
      for (const order of orders) {
        const shop = await newShop()
        await load(shop, files, order)
        found.add(await fits(shop))
        await load(shop, files, order)
        found.add(await fits(shop))
      }
      expect([...found]).toHaveLength(1)
    }),
    { ...runs(5), examples: [[example]] },
  )
})

test('parts that come last say how many applications have found them, and an undo lets these wait again', async () => {
  const shop = await newShop()
  await load(shop, example, ['aces', 'vehicles'])
  const dry = await runOn(db, shop, 'parts', example.parts, { decide: 'dry' })
  expect(dry.counts).toMatchObject({ added: 4, joined: 20 })
  const { run, counts } = await runOn(db, shop, 'parts', example.parts)
  expect(counts).toMatchObject({ added: 4, joined: 20 })
  const expected = await fits(shop)
  expect(expected).toContain('VT-1001 | Volt Ampere 2001–2007 | automotive-volt-ampere'.replace('automotive', '1'))
  await runOn(db, shop, 'undo', [], { undoes: run })
  const { rows } = await sql<{
    waiting: number
  }>`select count(*)::int as waiting from part_application where tenant_id = ${shop} and part_id = 0`.execute(db)
  expect(rows).toEqual([{ waiting: 20 }])
  await runOn(db, shop, 'parts', example.parts)
  expect(await fits(shop)).toBe(expected)
})

test('applications of parts that an undo takes away wait for them, also where the parts were there first', async () => {
  const shop = await newShop()
  const { run } = await runOn(db, shop, 'parts', example.parts)
  await load(shop, example, ['vehicles', 'aces'])
  const expected = await fits(shop)
  await runOn(db, shop, 'undo', [], { undoes: run })
  const { counts } = await runOn(db, shop, 'parts', example.parts)
  expect(counts).toMatchObject({ joined: 20 })
  expect(await fits(shop)).toBe(expected)
})

test('numbers that a part bears by a later file find the applications that name them', async () => {
  const shop = await newShop()
  await runOn(db, shop, 'parts', partEvents([{ code: 'SHOP-1', brand: 'Voltara', name: 'Starter', cents: 9900 }]))
  await load(shop, { ...example, aces: [{ type: 'application', application: application('VT-1001', idOf('Ampere', 2001)) }] }, [
    'vehicles',
    'aces',
  ])
  const { counts } = await runOn(
    db,
    shop,
    'numbers',
    partEvents([{ code: 'SHOP-1', adds: true, numbers: [{ kind: 'cross', maker: 'Voltara', display: 'VT 1001' }] }]),
  )
  expect(counts).toMatchObject({ changed: 1, joined: 1 })
  expect(await fits(shop)).toContain('SHOP-1 | Volt Ampere 2001 |')
})

test('a fitment that somebody has said stays when the applications that say it too are gone', async () => {
  const shop = await newShop()
  await load(shop, example, ['parts', 'vehicles'])
  const said = { make: 'Volt', model: 'Ampere', engine: '', yearFrom: 2001, yearTo: 2004, note: '' }
  await runOn(db, shop, 'fitments', partEvents([{ code: 'VT-1001', adds: true, fitments: [said] }]))
  await load(shop, example, ['aces'])
  await runOn(db, shop, 'aces', [{ type: 'application', application: application('VT-1002', idOf('Ampere', 2001)) }])
  expect(await fits(shop)).toContain('VT-1001 | Volt Ampere 2001–2004 | 1-volt-ampere |  | 2001 | 2004')
})
