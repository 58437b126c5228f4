import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bestPromotion, runningPromotionsAt } from '#search/catalogue/offers.ts'
import type { PromotionRow } from '#search/catalogue/shared-catalogue-data.ts'
import { readSharedCatalogueRows } from '#server/catalogue/index/read-shared-catalogue-rows.ts'
import { bestPromotionSubquery } from '#server/catalogue/promoted.ts'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { tenants, twoShops } from '../db/support/catalogue-edits.ts'
import { partRow } from '../db/support/part-rows.ts'

const { db } = await emptyDatabase()
await migrate(db)
await twoShops(db)
const [tenant, other] = tenants
const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const part = { mcode: 'AA-1', categoryId: '101', producer: 'Volt', condition: 'reman' } as const
const PRICE_CENTS = 12_995
await db
  .insertInto('part')
  .values({
    ...partRow(tenant, part.mcode),
    category_id: part.categoryId,
    producer: part.producer,
    condition: part.condition,
    price: '129.95',
  })
  .execute()

type Given = Partial<PromotionRow> & { tenant?: string }
const third = { percent: 33 }

/** A price and what of each cheapest promotion: its id. Prices alone: tests/support/price-cases.ts. */
const cases: readonly [what: string, promotions: Record<string, Given>, best: string | null, cents?: number][] = [
  ['none', {}, null],
  ['one for everything', { a: third }, 'a', 8707],
  ['one of another shop', { a: { ...third, tenant: other } }, null],
  ['what is taken off is rounded down', { a: { percent: 99 } }, 'a', 130],
  ['one price', { a: { cents: 9900 } }, 'a', 9900],
  ['its own price is no cheaper', { a: { cents: PRICE_CENTS } }, null],
  ['the cheaper of two', { a: { percent: 10 }, b: { percent: 11 } }, 'b', 11_566],
  ['of two at one price the one that runs longer', { a: third, b: { ...third, endsAt: NOW + 1001 } }, 'b', 8707],
  ['of two at one price and end the first by id, capitals in front', { b: third, a: third, B: third }, 'B', 8707],
  ['from its first moment on', { a: { ...third, startsAt: NOW } }, 'a', 8707],
  ['not a millisecond before', { a: { ...third, startsAt: NOW + 1 } }, null],
  ['not at its last moment', { a: { ...third, endsAt: NOW } }, null],
  ['until a millisecond before that', { a: { ...third, endsAt: NOW + 1 } }, 'a', 8707],
  ['one that never ran', { a: { ...third, startsAt: NOW, endsAt: NOW } }, null],
  ['named by its code', { a: { ...third, mcodes: ['AA-2', 'AA-1'] } }, 'a', 8707],
  ['other codes', { a: { ...third, mcodes: ['AA-11', 'aa-1'] } }, null],
  ['nothing named', { a: { ...third, mcodes: [] } }, null],
  ['its category', { a: { ...third, categoryIds: ['100', '101'] } }, 'a', 8707],
  ['another category', { a: { ...third, categoryIds: ['10'] } }, null],
  ['its maker', { a: { ...third, producers: ['Volt'] } }, 'a', 8707],
  ['another maker', { a: { ...third, producers: ['volt'] } }, null],
  ['its condition', { a: { ...third, conditions: ['used', 'reman'] } }, 'a', 8707],
  ['another condition', { a: { ...third, conditions: ['new'] } }, null],
  [
    'all that is named must hold',
    { a: { ...third, mcodes: ['AA-1'], categoryIds: ['101'], producers: ['Volt'], conditions: ['new'] } },
    null,
  ],
  ['a cheaper one that does not cover it is passed over', { a: { ...third, producers: ['Amp'] }, b: { percent: 1 } }, 'b', 12_866],
]

async function run(id: string, { tenant: whose = tenant, ...given }: Given): Promise<void> {
  const {
    percent = null,
    cents = null,
    startsAt = NOW - 1000,
    endsAt = NOW + 1000,
    mcodes = null,
    categoryIds = null,
    producers = null,
    conditions = null,
  } = given
  await db
    .insertInto('promotion')
    .values({
      ...{ tenant_id: whose, id, name: id, terms: '', percent, price: cents === null ? null : (cents / 100).toFixed(2) },
      ...{ starts_at: new Date(startsAt), ends_at: new Date(endsAt), made_at: new Date(NOW) },
      ...{
        mcodes: mcodes && [...mcodes],
        category_ids: categoryIds && [...categoryIds],
        producers: producers && [...producers],
        conditions: conditions && [...conditions],
      },
    })
    .execute()
}

test.each(cases)(
  'the promotion that makes a part cheapest is one, for the database and for the index: %s',
  async (_, promotions, best, cents) => {
    await db.deleteFrom('promotion').execute()
    for (const [id, given] of Object.entries(promotions)) await run(id, given)
    const { rows } = await sql<{ id: string; cents: number }>`select best.id, (best.price * 100)::int as cents
    from part cross join lateral ${bestPromotionSubquery(new Date(NOW))} as best where part.tenant_id = ${tenant}`.execute(db)
    const frame = await readSharedCatalogueRows(db, tenant)
    const found = bestPromotion(runningPromotionsAt(frame.promotions, NOW), { ...part, mcode: () => part.mcode }, PRICE_CENTS)
    const expected = best === null ? [] : [{ id: best, cents }]
    expect({ database: rows, index: found === null ? [] : [{ id: found.promotion.id, cents: found.priceCents }] }).toEqual({
      database: expected,
      index: expected,
    })
  },
)
