import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { MAX_FITMENTS } from '#search/answer/part/fitments.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import { createSegmentRecordsCache } from '#search/records/segment-records.ts'
import { Segment } from '#search/segment/segment.ts'
import { buildIndex } from '#server/catalogue/index/index-builder.ts'
import { readLiveParts } from '#server/catalogue/index/read-live.ts'
import { addPartRecords } from '#server/catalogue/index/read-records.ts'
import { readSharedCatalogueRows } from '#server/catalogue/index/read-shared-catalogue-rows.ts'
import { readAllPartIds, readPartsByIds } from '#server/packs/build.ts'
import { expectSamePages } from '../../support/packs/same-part-pages.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const { db, general: tenantId } = shop

const pause = async () => undefined

/** What a pack of the whole shop holds, with its live columns, both of now. */
async function packOfNow() {
  const frame = await readSharedCatalogueRows(db, tenantId)
  const ids = await readAllPartIds({ db, tenantId })
  const making = { db, tenantId, sharedCatalogueRows: frame, pause }
  const sections = await buildIndex(addPartRecords(making, readPartsByIds(making, ids)), frame)
  const source = recordSourceOf(sections)
  const catalogue = Catalogue.createCatalogue(
    new Segment(new Map(sections)),
    indexSharedCatalogueRows(frame),
    await readLiveParts(db, tenantId, ids),
    Date.now(),
  )
  return { catalogue, records: createSegmentRecordsCache(() => source) }
}

/** Names that a dictionary puts in another order than their code points do: `Daewoo` before `DAF`, `Ä` beside `A`, small beside capital. */
const makes = ['JCB', 'Jacobsen', 'DAF', 'Daewoo', 'de Dion', 'Äther', 'Zetor', 'New Holland', 'NewHolland', '𝔸frika', '\ufb01at']
const engines = ['2.0 TDI', '2.0tdi', '20 TDI', 'ähnlich', 'Z20', 'a 20', 'A20']
const notes = ['', 'front', 'Front', 'FRONT left', 'with A/C', 'with a/c', 'über 2 t', '_', '-']

const parts = await db
  .selectFrom('part')
  .select(['id', 'mcode'])
  .where('tenant_id', '=', tenantId)
  .orderBy('popularity', 'desc')
  .orderBy('mcode')
  .execute()
const codes = parts.map(({ mcode }) => mcode)
const partAt = (place: number) => parts[place] ?? expect.fail('The demo shop has too few parts.')
const [many, mixed] = [partAt(0), partAt(1)]

beforeAll(async () => {
  // All of one application, so that their names alone decide.
  const [application] = await db.selectFrom('application').select('id').where('tenant_id', '=', tenantId).orderBy('id').limit(1).execute()
  const vehicle = { tenant_id: tenantId, application_id: application?.id ?? '' }
  await db
    .insertInto('make')
    .values(makes.map((name, at) => ({ ...vehicle, id: `own-${at}`, name })))
    .execute()
  const model = { tenant_id: tenantId, group_name: '', engines: [] }
  await db
    .insertInto('model')
    .values(
      makes.flatMap((_, at) => [
        { ...model, id: `own-${at}-1`, make_id: `own-${at}`, name: 'x 1', year_from: null, year_to: null },
        { ...model, id: `own-${at}-2`, make_id: `own-${at}`, name: 'X-1', year_from: null, year_to: null },
        // Two of one name.
        { ...model, id: `own-${at}-3`, make_id: `own-${at}`, name: 'X-1', year_from: null, year_to: null },
      ]),
    )
    .execute()
  const all = makes.flatMap((_, make) =>
    engines.flatMap((engine, at) =>
      notes.map((note, place) => ({
        tenant_id: tenantId,
        part_id: mixed.id,
        model_id: `own-${make}-${1 + ((at + place) % 3)}`,
        engine,
        year_from: at % 2 === 0 ? null : 1999,
        year_to: place % 2 === 0 ? null : 2005 + at,
        note,
      })),
    ),
  )
  await db.insertInto('fitment').values(all).execute()
  // More than a page lists: where the list ends is a matter of its order.
  await sql`insert into fitment (tenant_id, part_id, model_id, engine, note)
    select ${tenantId}, ${many.id}, model.id, 'Engine ' || nth, '' from model, generate_series(1, 200) as nth
    where tenant_id = ${tenantId} and model.id like 'own-%'`.execute(db)
  // Other vehicles have the server index all parts anew, for which a call of the app might not wait.
  expect((await shop.raw(calls.categoryList.path)).status).toBe(200)
})

test('a device with a pack shows the pages of parts as the server does, in the same order whatever the locale of the database', async () => {
  const pack = await packOfNow()
  const wanted = codes.slice(0, 300)
  expect(wanted).toHaveLength(300)
  await expectSamePages(shop, pack, wanted)
})

test('names come in the order of their code points, and a list that is too long ends in that order', async () => {
  const fits = await shop.ask('applicationItem', { mcode: mixed.mcode as never })
  const own = [...new Set(fits.flatMap(({ brandid, brand }) => (brandid.startsWith('own-') ? [brand] : [])))]
  expect(own).toEqual(['DAF', 'Daewoo', 'JCB', 'Jacobsen', 'New Holland', 'NewHolland', 'Zetor', 'de Dion', 'Äther', '\ufb01at', '𝔸frika'])
  const long = await shop.ask('applicationItem', { mcode: many.mcode as never })
  expect(long).toHaveLength(MAX_FITMENTS)
  expect(long.some(({ brand }) => brand === 'DAF')).toBe(true)
})
