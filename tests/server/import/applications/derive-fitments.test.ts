import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { unnamedApplications } from '#server/db/unnamed-applications.ts'
import { dropApplications, purgeApplications } from '#server/import/applications/drop-applications.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { ApplicationShop, application, vehicle } from './application-shop.ts'

const { db } = await emptyDatabase()
await migrate(db)

const table = [
  ...[2001, 2002, 2003, 2007].map((year) => vehicle('BaseVehicle', String(year), { year, make: 'Volt', model: 'Ampere' })),
  vehicle('EngineBase', '7', { name: '2.0 l L4' }),
  vehicle('Position', '22', { name: 'Front' }),
  vehicle('Position', '1', { name: 'N/A' }),
]
const says = (remarks: readonly { value: string; says: string }[]) => remarks.map(({ value, says }) => `${value}: ${says}`)

test('consecutive years of one model, engine and note are one fitment; makes and models are made of the names', async () => {
  const shop = await ApplicationShop.of(db, 'years', ['VT-1001'])
  const engine = { narrowedBy: { EngineBase: '7' } }
  const { counts, staged } = await shop.load({
    vehicles: table,
    applications: [
      ...['2001', '2003', '2002', '2007'].map((id) => application('VT-1001', id, engine)),
      application('vt 1001', '2001', { ...engine, position: '22', qualifiers: ['With 130 A'], qty: 2 }),
      application('VT-1001', '2001', { ...engine, position: '1', partTypeId: '2' }),
    ],
  })
  expect(await shop.fits()).toEqual(
    [
      'VT-1001 Volt Ampere 2.0 l L4 2001–2003',
      'VT-1001 Volt Ampere 2.0 l L4 2001–2001 (Front; With 130 A; 2 needed)',
      'VT-1001 Volt Ampere 2.0 l L4 2007–2007',
    ].sort(),
  )
  expect(counts).toEqual({ applications: 6, waiting: 0, partless: 0, joined: 0, overlaps: 0, parts: 1 })
  expect(staged).toMatchObject({
    'application 1': { name: 'Automotive', icon: 'app-1' },
    'make 1-volt': { application_id: '1', name: 'Volt' },
    'model 1-volt-ampere': { engines: ['2.0 l L4'], year_from: 2001, year_to: 2007 },
    'application_source ZZVT': { source: 'ZZVT', import_id: 1 },
  })
})

test('the same file again changes nothing, and leaves no rows behind', async () => {
  const shop = await ApplicationShop.of(db, 'twice', ['VT-1001'])
  const applications = [application('VT-1001', '2001'), application('NOBODY-7', '2001')]
  await shop.load({ vehicles: table, applications })
  const { staged } = await shop.load({ applications: applications.toReversed() })
  expect(staged).toEqual({})
  expect(await shop.kept()).toEqual({ 1: 2 })
  const other = await shop.load({ applications: [application('VT-1001', '2002')] })
  expect(Object.keys(other.staged).sort()).toEqual(['application_source ZZVT', 'fitments VT-1001', 'model 1-volt-ampere'])
})

test('ids that no table names are kept, counted and told; the table that comes later gives them their fitments', async () => {
  const shop = await ApplicationShop.of(db, 'later', ['VT-1001', 'VT-1002', 'VT-1003'])
  const first = await shop.load({
    applications: [
      application('VT-1001', '2001', { at: { file: 'aces.xml', line: 7 } }),
      application('VT-1002', '2001'),
      application('VT-1002', '2007'),
    ],
  })
  expect(first.counts).toMatchObject({ applications: 3, waiting: 3, parts: 0 })
  expect(await shop.fits()).toEqual([])
  const unnamed = async (mcode: string) =>
    (
      await sql<{
        unnamed: unknown
      }>`select ${unnamedApplications} as unnamed from part where tenant_id = 'later' and mcode = ${mcode}`.execute(db)
    ).rows[0]?.unnamed
  expect(await unnamed('VT-1002')).toEqual({ count: 2, ids: ['2001', '2007'] })
  expect(await unnamed('VT-1003')).toBeNull()
  expect(first.remarks).toContainEqual({
    ...{ file: 'aces.xml', line: 7, column: 'BaseVehicle', value: '2001' },
    says: 'vehicle id 2001, not in your table: 2 applications of 2 parts wait for it. Load your own table of vehicles with `import vehicles FILE`.',
  })
  const second = await shop.load({ vehicles: table.filter(({ id }) => id !== '2007') })
  expect(await shop.fits()).toEqual(['VT-1001 Volt Ampere 2001–2001', 'VT-1002 Volt Ampere 2001–2001'])
  expect(second.counts).toMatchObject({ applications: 3, waiting: 1, parts: 2 })
  expect(says(second.remarks)).toEqual([
    expect.stringMatching(/^2007: vehicle id 2007, not in your table: 1 application of 1 part waits for it\./),
  ])
  expect(await shop.kept()).toEqual({ 1: 3 })
  expect([await unnamed('VT-1001'), await unnamed('VT-1002')]).toEqual([null, { count: 1, ids: ['2007'] }])
  await second.undo()
  expect(await shop.fits()).toEqual([])
})

test('make and model may be named by ids of their own, and an id that narrows a vehicle and has no name is said as it is', async () => {
  const shop = await ApplicationShop.of(db, 'by-id', ['VT-1001'])
  const { remarks } = await shop.load({
    vehicles: [
      vehicle('Base Vehicle ID', '00055', { year: 2010, makeId: '4', modelId: '09' }),
      vehicle('make', '4', { name: 'Volt', application: 'Marine' }),
      vehicle('MODEL', '9', { name: 'Barge' }),
    ],
    applications: [application('VT-1001', '55', { narrowedBy: { FuelDeliveryType: '5', EngineBase: '3' } })],
  })
  expect(await shop.fits()).toEqual(['VT-1001 Volt Barge 2010–2010 (Engine base 3; Fuel delivery type 5)'])
  expect(await shop.table('application')).toMatchObject([{ id: '6', name: 'Marine' }])
  expect(says(remarks).sort()).toEqual([
    '3: EngineBase id 3, not in your table: 1 fitment of 1 part says the id instead of a name.',
    '5: FuelDeliveryType id 5, not in your table: 1 fitment of 1 part says the id instead of a name.',
  ])
})

test('years with make and model, and equipment by one id or by three, are named too', async () => {
  const shop = await ApplicationShop.of(db, 'equipment', ['VT-1001'])
  const { remarks } = await shop.load({
    vehicles: [
      vehicle('Make', '4', { name: 'Volt' }),
      vehicle('Model', '9', { name: 'Ampere' }),
      vehicle('Mfr', '70', { name: 'Ohm', application: 'Agriculture' }),
      vehicle('EquipmentModel', '71', { name: 'T 500' }),
      vehicle('EquipmentBase', '80', { make: 'Ohm', model: 'T 900', application: 'Agriculture' }),
    ],
    applications: [
      application('VT-1001', '', { vehicle: { by: 'years', from: 1998, to: 2004, makeId: '4', modelId: '9' } }),
      application('VT-1001', '', { vehicle: { by: 'years', from: 1998, to: 2004, makeId: '4', modelId: '' } }),
      application('VT-1001', '', { vehicle: { by: 'equipment', makeId: '70', modelId: '71', typeId: '5', from: 2012, to: null } }),
      application('VT-1001', '', { vehicle: { by: 'equipment-base', id: '80' } }),
    ],
  })
  expect(await shop.fits()).toEqual(['VT-1001 Ohm T 500 2012–', 'VT-1001 Ohm T 900 –', 'VT-1001 Volt Ampere 1998–2004'])
  expect(says(remarks)).toEqual([expect.stringContaining('Model id , not in your table')])
})

test('what is there already is used: names in another spelling, fitments that others have said', async () => {
  const shop = await ApplicationShop.of(db, 'reuse', ['VT-1001'])
  await db
    .insertInto('application')
    .values({ tenant_id: 'reuse', id: 'cars', name: 'automotive', title: '', icon: '', sort_num: 1 })
    .execute()
  await db.insertInto('make').values({ tenant_id: 'reuse', id: 'citroen', application_id: 'cars', name: 'Citroën' }).execute()
  await db
    .insertInto('model')
    .values({
      tenant_id: 'reuse',
      id: 'c4',
      make_id: 'citroen',
      group_name: 'C4',
      name: 'C4',
      engines: ['1.4'],
      year_from: 2004,
      year_to: null,
    })
    .execute()
  await sql`insert into fitment (tenant_id, part_id, model_id, engine) select tenant_id, id, 'c4', '1.4' from part where tenant_id = 'reuse'`.execute(
    db,
  )
  const vehicles = [vehicle('BaseVehicle', '1', { year: 2002, make: 'CITROEN', model: 'c4', engine: '1.6' })]
  await shop.load({ vehicles, applications: [application('VT-1001', '1')] })
  expect(await shop.fits()).toEqual(['VT-1001 Citroën C4 1.4 –', 'VT-1001 Citroën C4 1.6 2002–2002'])
  expect(await shop.table('model')).toMatchObject([{ id: 'c4', engines: ['1.4', '1.6'], year_from: 2002, year_to: null }])
  await shop.load({ applications: [application('VT-1001', '2')] })
  expect(await shop.fits()).toEqual(['VT-1001 Citroën C4 1.4 –'])
})

test('an update takes the rows before it along, adds and deletes; deleting what is not there is told; undo brings all back', async () => {
  const shop = await ApplicationShop.of(db, 'update', ['VT-1001', 'VT-1002'])
  await shop.load({
    vehicles: table,
    applications: [
      application('VT-1001', '2001'),
      application('VT-1001', '2007'),
      application('VT-1002', '2001'),
      application('NOBODY', '1'),
    ],
  })
  const before = [await shop.fits(), await shop.table('application_source'), await shop.table('model')]
  const update = await shop.load({
    isUpdate: true,
    applications: [
      application('VT-1001', '2007', { action: 'delete' }),
      application('VT-1001', '2002'),
      application('VT-1001', '2001'),
      application('VT-1002', '2003', { action: 'delete', at: { file: 'aces.xml', line: 30 } }),
    ],
  })
  expect(await shop.fits()).toEqual(['VT-1001 Volt Ampere 2001–2002', 'VT-1002 Volt Ampere 2001–2001'])
  expect(await shop.kept()).toEqual({ 1: 4, 2: 4 })
  expect(Object.keys(update.staged)).toContain('fitments VT-1001')
  expect(Object.keys(update.staged)).not.toContain('fitments VT-1002')
  expect(update.remarks.filter(({ line }) => line === 30)).toMatchObject([
    { value: 'VT-1002', says: expect.stringContaining('is not there') },
  ])
  await update.undo()
  expect([await shop.fits(), await shop.table('application_source'), await shop.table('model')]).toEqual(before)
})

test('a full file of one brand leaves the rows of another alone', async () => {
  const shop = await ApplicationShop.of(db, 'brands', ['VT-1001'])
  await shop.load({ vehicles: table, applications: [application('VT-1001', '2001'), application('VT-1001', '2007', { brand: 'ZZOT' })] })
  await shop.load({ applications: [application('VT-1001', '2003')] })
  expect(await shop.fits()).toEqual(['VT-1001 Volt Ampere 2003–2003', 'VT-1001 Volt Ampere 2007–2007'])
})

test('years that overlap in part are told with the years, also where one row names them by a base vehicle', async () => {
  const shop = await ApplicationShop.of(db, 'year-overlaps', ['VT-1001'])
  const years = (line: number, from: number, to: number, more: Partial<Parameters<typeof application>[2]> = {}) =>
    application('VT-1001', '', { at: { file: 'aces.xml', line }, vehicle: { by: 'years', from, to, makeId: '4', modelId: '9' }, ...more })
  const { counts, remarks } = await shop.load({
    vehicles: [
      vehicle('Make', '4', { name: 'Volt' }),
      vehicle('Model', '9', { name: 'Ampere' }),
      vehicle('BaseVehicle', '2003', { year: 2003, make: 'Volt', model: 'Ampere' }),
    ],
    applications: [
      years(1, 1998, 2004),
      years(2, 2002, 2006),
      years(3, 2007, 2009),
      years(4, 2002, 2006, { position: '22' }),
      application('VT-1001', '2003', { at: { file: 'aces.xml', line: 5 } }),
    ],
  })
  expect(counts.overlaps).toBe(2)
  expect(remarks.filter(({ column }) => column === 'App').map(({ line, says: text }) => `${line} ${text}`)).toEqual([
    '2 An overlap: it is for the years 2002–2004 of the same vehicle and position as line 1. Both are kept.',
    '5 An overlap: it is for the years 2003–2003 of the same vehicle and position as line 1. Both are kept.',
  ])
})

test('an overlap of two numbers that lead to one part names both', async () => {
  const shop = await ApplicationShop.of(db, 'two-numbers', ['VT-1001'])
  await sql`insert into part_number (tenant_id, part_id, sort_num, kind, maker, display, key)
    select tenant_id, id, 9, 'cross', producer, 'OLD 77', 'OLD77' from part where tenant_id = 'two-numbers'`.execute(db)
  const { remarks } = await shop.load({
    vehicles: table,
    applications: [
      application('VT-1001', '2001'),
      application('OLD 77', '2001', { at: { file: 'aces.xml', line: 2 } }),
      application('vt 1001', '2001', { at: { file: 'aces.xml', line: 3 } }),
    ],
  })
  expect(remarks.filter(({ column }) => column === 'App').map(({ line, value, says: text }) => `${line} ${value}: ${text}`)).toEqual([
    '2 VT-1001: An overlap: it says the same as line 1. The numbers OLD 77 and VT-1001 lead to one part. Both are kept.',
    '3 VT-1001: An overlap: it says the same as line 1. Both are kept.',
  ])
})

test('overlaps are told and not refused', async () => {
  const shop = await ApplicationShop.of(db, 'overlaps', ['VT-1001'])
  const at = (line: number) => ({ at: { file: 'aces.xml', line } })
  const { remarks, counts } = await shop.load({
    vehicles: table,
    applications: [
      application('VT-1001', '2001', at(1)),
      application('VT-1001', '2001', { ...at(2), notes: ['Heavy duty'] }),
      application('VT-1001', '2001', at(3)),
    ],
  })
  expect(counts.overlaps).toBe(2)
  expect(remarks.map(({ line, says }) => `${line} ${says}`)).toEqual([
    '2 An overlap: it is for the same vehicle and position as line 1, but for what narrows it. Both are kept.',
    '3 An overlap: it says the same as line 1. Both are kept.',
  ])
  expect(await shop.fits()).toEqual(['VT-1001 Volt Ampere 2001–2001', 'VT-1001 Volt Ampere 2001–2001 (Heavy duty)'])
})

test('applications of numbers that the shop does not have are kept until it has them', async () => {
  const shop = await ApplicationShop.of(db, 'partless', [])
  const first = await shop.load({ vehicles: table, applications: [application('VT-1001', '2001'), application('VT-1001', '2002')] })
  expect(first.counts).toMatchObject({ partless: 2, parts: 0 })
  expect(says(first.remarks)).toEqual(['VT-1001: The shop has no part of this number: 2 applications are kept for it.'])
  await shop.addPart('VT-1001')
  await shop.load({})
  expect(await shop.fits()).toEqual(['VT-1001 Volt Ampere 2001–2002'])
})

test('what a run has written goes when it is not switched; what counts stays', async () => {
  const shop = await ApplicationShop.of(db, 'drop', ['VT-1001'])
  await shop.load({ vehicles: table, applications: [application('VT-1001', '2001')] })
  await shop.load({ applications: [application('VT-1001', '2002')] })
  await shop.load({ applications: [application('VT-1001', '2003'), application('VT-1001', '2001')] })
  expect(await shop.kept()).toEqual({ 1: 1, 2: 1, 3: 2 })
  expect(await dropApplications(db, { tenantId: 'drop', importId: 3 })).toBe(0)
  expect(await purgeApplications(db, 'drop', [2])).toBe(1)
  expect(await shop.kept()).toEqual({ 2: 1, 3: 2 })
})

test.each([9_000, 99_000])(
  'where ids gain a digit, behind %i, each application of a number without a part counts once, and comes to its part later',
  async (lastId) => {
    const shop = await ApplicationShop.of(db, `digits-${lastId}`, [])
    await sql`select setval(pg_get_serial_sequence('part_application', 'id'), ${lastId})`.execute(db)
    const codes = Array.from({ length: 50 }, (_, at) => `VT-${2000 + at}`)
    const applications = codes.flatMap((code) =>
      Array.from({ length: 30 }, (_, at) => application(code, '2001', { position: String(at), at: { file: 'aces.xml', line: at + 1 } })),
    )
    const first = await shop.load({ vehicles: table, applications })
    expect(first.counts).toMatchObject({ applications: 1500, partless: 1500 })
    expect(says(first.remarks)).toContain('VT-2000: The shop has no part of this number: 30 applications are kept for it.')
    for (const code of codes) await shop.addPart(code)
    const second = await shop.load({})
    expect(second.counts).toMatchObject({ applications: 1500, partless: 0, parts: 50 })
  },
)

test('the position that stands for none is not said, also where the table does not name it', async () => {
  const shop = await ApplicationShop.of(db, 'position', ['VT-1001'])
  const { remarks } = await shop.load({
    vehicles: table.filter(({ of }) => of !== 'Position'),
    applications: [application('VT-1001', '2001', { position: '1' }), application('VT-1001', '2007', { position: '22' })],
  })
  expect(await shop.fits()).toEqual(['VT-1001 Volt Ampere 2001–2001', 'VT-1001 Volt Ampere 2007–2007 (Position 22)'])
  expect(says(remarks)).toEqual([expect.stringMatching(/^22: Position id 22, not in your table/)])
})
