import { sql } from 'kysely'
import { addDays } from '#contract/kernel/shop-days.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { readShopToday, startOfDay } from '#server/kernel/shop-days.ts'

type PromotionContext = Pick<RequestContext, 'db' | 'tenantId' | 'clock'>

interface DemoPromotion {
  id: string
  name: string
  terms: string
  percent: number | null
  /** The promotion's price per piece in dollars. */
  price: string | null
  /** Ids of the categories that the promotion includes, with their sub-categories. */
  categories: readonly string[]
  conditions: readonly string[] | null
  /** The first day of the promotion, in days from today. `endsInDays` is the first day after its end. */
  startsInDays: number
  endsInDays: number
}

const demoPromotionList: readonly DemoPromotion[] = [
  {
    ...{
      id: 'bench-week',
      percent: 15,
      price: null,
      categories: ['306', '311', '405', '414'],
      conditions: null,
      startsInDays: -3,
      endsInDays: 5,
    },
    name: /*i18n*/ 'Bench week: brushes, bushings, bearings',
    terms: /*i18n*/ 'For rebuilders who stock up. Where your quantity is cheaper by the ladder, the ladder counts.',
  },
  {
    ...{ id: 'reman-starters', percent: 10, price: null, categories: ['1'], conditions: ['reman'], startsInDays: -10, endsInDays: 12 },
    name: /*i18n*/ 'Remanufactured starters before winter',
    terms: /*i18n*/ 'Tested under load, with the warranty of a new one. The core charge stays as it is and comes back with your old unit.',
  },
  {
    ...{ id: 'regulator-price', percent: null, price: '24.90', categories: ['404'], conditions: ['new'], startsInDays: -1, endsInDays: 20 },
    name: /*i18n*/ 'Every dearer regulator at one price',
    terms: /*i18n*/ 'Those that cost less anyway stay as they are.',
  },
  {
    ...{
      id: 'alternator-days',
      percent: 12,
      price: null,
      categories: ['2'],
      conditions: ['new', 'reman'],
      startsInDays: 9,
      endsInDays: 16,
    },
    name: /*i18n*/ 'Alternator days',
    terms: /*i18n*/ 'If your machine still charges, wait for it.',
  },
]

/**
 * Creates promotions that run today and one in the future, if the shop has no running or future promotion. So a shop's own promotions are
 * never changed.
 */
export async function createDemoPromotions({ db, tenantId, clock }: PromotionContext): Promise<void> {
  const now = new Date(clock.now())
  const there = await db
    .selectFrom('promotion')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  if (there) return
  const { timeZone, today } = await readShopToday({ db, tenantId, clock })
  for (const { id, categories, startsInDays, endsInDays, ...promotion } of demoPromotionList) {
    const first = addDays(today, startsInDays)
    await db
      .insertInto('promotion')
      .values({
        ...promotion,
        tenant_id: tenantId,
        id: `${id}-${first}`,
        starts_at: startOfDay(first, timeZone),
        ends_at: startOfDay(addDays(today, endsInDays), timeZone),
        mcodes: null,
        category_ids: await includeSubcategories({ db, tenantId }, categories),
        producers: null,
        conditions: promotion.conditions === null ? null : [...promotion.conditions],
        made_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${tenantId}`.execute(db)
}

async function includeSubcategories(
  { db, tenantId }: Pick<PromotionContext, 'db' | 'tenantId'>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where((where) => where.or([where('id', 'in', [...ids]), where('parent_id', 'in', [...ids])]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
