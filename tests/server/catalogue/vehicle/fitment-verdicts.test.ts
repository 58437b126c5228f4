import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Id, Mcode } from '#contract/kernel/primitives.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { fitmentVerdicts as judgeFromIndex } from '#search/records/fitment-verdicts.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import { createSegmentRecordsCache } from '#search/records/segment-records.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { Segment } from '#search/segment/segment.ts'
import { buildIndex } from '#server/catalogue/index/index-builder.ts'
import { readLiveParts } from '#server/catalogue/index/read-live.ts'
import { addPartRecords } from '#server/catalogue/index/read-records.ts'
import { readSharedCatalogueRows } from '#server/catalogue/index/read-shared-catalogue-rows.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { readAllPartIds, readPartsByIds } from '#server/packs/build.ts'
import { freshSeed } from '../../../support/runs.ts'
import { type AskVehicle, contradictions, listedFor, randomVehicle } from '../../../support/verdicts-and-lists.ts'
import { application, vehicle } from '../../import/applications/application-shop.ts'
import { importShop } from '../../import/engine/import-shop.ts'

const seed = freshSeed()
const rng = new RandomGenerator(`verdicts ${seed}`)
const shop = await importShop()
const ask: AskVehicle = (name, input) => shop.ask(name, input)

/** A supplier's catalogue in the trade's exchange format: engines and notes restrict some applications, and one vehicle has no name. */
const codes = ['VT-1', 'VT-2', 'VT-3', 'VT-4', 'VT-5', 'VT-6']
const years = [2004, 2005, 2006, 2007]
const baseVehicle = (year: number) => String(year)
const vehicles: FileEvent[] = [
  ...years.map((year) => vehicle('BaseVehicle', baseVehicle(year), { year, make: 'Voltrek', model: 'Comet' })),
  vehicle('EngineBase', '16', { name: '1.6' }),
  vehicle('EngineBase', '20', { name: '2.0' }),
].map((one) => ({ type: 'vehicle', vehicle: one }))
const applications: FileEvent[] = [
  ...years.map((year) => application('VT-1', baseVehicle(year))),
  ...years.map((year) => application('VT-2', baseVehicle(year), { narrowedBy: { EngineBase: '16' } })),
  application('VT-3', '2006', { narrowedBy: { EngineBase: '20' }, notes: ['from 09/2006'] }),
  application('VT-3', '2007', { narrowedBy: { EngineBase: '20' } }),
  ...years.map((year) => application('VT-4', baseVehicle(year), { notes: ['with 130 A'] })),
  application('VT-5', '7777'),
  application('VT-6', '2004', { narrowedBy: { EngineBase: '16' } }),
  application('VT-6', '7777'),
].map((one) => ({ type: 'application', application: one }))
await shop.load('parts', [
  ...codes.map((code) => ({ code, brand: 'ZZVT', name: 'Alternator', cents: 9900 })),
  { code: 'VT-7', brand: 'ZZVT', name: 'Battery tester', cents: 900 },
])
await shop.load('aces', [], { events: [...vehicles, ...applications] })

const models = await shop.db
  .selectFrom('model')
  .select(['id', 'engines'])
  .where('tenant_id', '=', shop.general)
  .where((of) =>
    of.exists(
      of
        .selectFrom('fitment')
        .whereRef('fitment.model_id', '=', 'model.id')
        .whereRef('fitment.tenant_id', '=', 'model.tenant_id')
        .select('engine'),
    ),
  )
  .orderBy('id')
  .execute()
const comet = await shop.db
  .selectFrom('model')
  .select(['id', 'engines'])
  .where('tenant_id', '=', shop.general)
  .where('name', '=', 'Comet')
  .executeTakeFirstOrThrow()
const ofComet = async (mcodes: string, more: { engine?: string; year?: number } = {}) =>
  (await shop.ask('fitmentVerdicts', { modelid: comet.id as Id, mcodes, ...more })).map(({ mcode, verdict }) => [mcode, verdict])

test('an import with restrictions: what it says of each part, and nothing that it does not say', async () => {
  expect(comet.engines.toSorted()).toEqual(['1.6', '2.0'])
  expect(await ofComet('VT-1,VT-2,VT-3,VT-4,VT-5,VT-6', { engine: '2.0', year: 2006 })).toEqual([
    ['VT-1', { type: 'fits' }],
    ['VT-2', { type: 'does-not-fit', cases: [{ engine: '1.6' }] }],
    ['VT-3', { type: 'fits-from', cases: [{ from: { year: 2006, month: 9 } }] }],
    ['VT-4', { type: 'fits-under', cases: [{ note: 'with 130 A' }] }],
    ['VT-5', { type: 'not-known', why: 'unnamed-vehicles' }],
    ['VT-6', { type: 'not-known', why: 'unnamed-vehicles' }],
  ])
  expect(await ofComet('VT-2,VT-3')).toEqual([
    ['VT-2', { type: 'fits-from', cases: [{ engine: '1.6' }] }],
    ['VT-3', { type: 'fits-from', cases: [{ engine: '2.0', from: { year: 2006, month: 9 } }] }],
  ])
  expect(await ofComet('VT-6', { engine: '1.6', year: 2004 })).toEqual([['VT-6', { type: 'fits' }]])
})

test('an application that names no engine is listed for every engine of the vehicle, and counted', async () => {
  const listed = await listedFor(ask, { modelid: comet.id as Id, engine: '2.0', year: 2006 })
  expect([...listed].sort()).toEqual(['VT-1', 'VT-3', 'VT-4'])
  const [model] = await shop.ask('modelList', { modelid: comet.id as Id, year: 2006 })
  expect(model?.engineCounts?.find(({ engine }) => engine === '2.0')?.partCount).toBe(3)
  const found = await shop.ask('aggregationSearch', { searchStr: 'voltrek comet 2.0 2006' })
  expect(found.records.map(({ mcode }) => mcode).sort()).toEqual(['VT-1', 'VT-3', 'VT-4'])
})

test('a tool is made for no certain vehicle; a part that the shop does not sell has no verdict', async () => {
  expect(await ofComet('VT-7,VT-999')).toEqual([['VT-7', { type: 'universal' }]])
})

test('an unknown model, no part and too many are refused', async () => {
  const { path } = calls.fitmentVerdicts
  const status = async (query: string) => (await shop.raw(`${path}?${query}`)).body.code
  expect(await status('modelid=none&mcodes=VT-1')).toBe(404)
  expect(await status(`modelid=${comet.id}`)).toBe(400)
  expect(await status(`modelid=${comet.id}&mcodes=${Array.from({ length: 61 }, (_, at) => `A-${at}`).join(',')}`)).toBe(400)
})

test(`verdict and search by vehicle never contradict (SEED=${seed})`, async () => {
  const parts = await shop.db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', shop.general)
    .where('type', '<>', 'workwear')
    .execute()
  const found: unknown[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const asked = randomVehicle(rng, turn % 4 === 0 ? [comet] : models)
    const listed = await listedFor(ask, asked)
    const some = Array.from({ length: 30 }, () => rng.pickOne(parts).mcode)
    found.push(...(await contradictions(ask, asked, [...new Set([...some, ...codes, ...[...listed].slice(0, 20)])])))
  }
  expect(found).toEqual([])
})

test('a pack answers as the server does, of parts with unnamed vehicles too', async () => {
  const frame = await readSharedCatalogueRows(shop.db, shop.general)
  const ids = await readAllPartIds({ db: shop.db, tenantId: shop.general })
  const making = { db: shop.db, tenantId: shop.general, sharedCatalogueRows: frame, pause: async () => undefined }
  const sections = await buildIndex(addPartRecords(making, readPartsByIds(making, ids)), frame)
  const live = await readLiveParts(shop.db, shop.general, ids)
  const catalogue = Catalogue.createCatalogue(new Segment(new Map(sections)), indexSharedCatalogueRows(frame), live, Date.now())
  const source = recordSourceOf(sections)
  const records = createSegmentRecordsCache(() => source)
  const mcodes = [...codes, 'VT-7'] as Mcode[]
  for (const more of [{}, { engine: '2.0', year: 2006 }, { engine: '1.6', year: 2004 }, { engine: 'none such' }]) {
    const asked = { modelid: comet.id as Id, ...more }
    expect(await judgeFromIndex(catalogue, records, new SearchBudget(noPause), { ...asked, mcodes }), JSON.stringify(more)).toEqual(
      await shop.ask('fitmentVerdicts', { ...asked, mcodes: mcodes.join(',') }),
    )
  }
})
