import { sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import { setDefaultAddress, storeAddress } from '#server/addresses/queries.ts'
import { setRepairJob, storeCartLine } from '#server/cart/changes.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { hasDemoShops } from '#server/demo/fill-demo.ts'
import { ensureDemoGifts } from '#server/demo/gifts.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { ensureDemoTerms } from '#server/demo/terms.ts'
import { demoAddresses } from './addresses.ts'
import { createDemoFavourites } from './favourites.ts'
import { createDemoDraws, createDemoLottery } from './lottery.ts'
import { type PartChoice, pickParts } from './picked.ts'
import { demoOrderPlans, savedForLaterPlan } from './plans.ts'
import { createDemoPromotions } from './promotions.ts'
import { replayOrder } from './replay.ts'
import { createDemoClaims, createDemoCoupon, createDemoPoints, sortLedgerByTime } from './rewards.ts'
import { createDemoPartViews } from './views.ts'

/**
 * The minimum stock of parts that the demo customer orders. A unit is ordered in single pieces, other parts are ordered in larger
 * quantities.
 */
const MIN_STOCK = 20
const MIN_UNIT_STOCK = 6
const MIN_CANDIDATE_PARTS = 12
/** How many days ago the demo customer's first lottery draw was. */
const LOTTERY_DRAWN_DAYS_AGO = 11
/** The maximum number of parts per sub-category from which the demo customer's orders choose. */
const MAX_CHOICES_PER_CATEGORY = 12

/** Returns when the demo customer registered: some days before the first order. */
const customerRegistrationDate = (nowMs: number) =>
  new Date(nowMs - (Math.max(...demoOrderPlans.map(({ daysAgo }) => daysAgo)) + 9) * DAY_MS)

/**
 * Creates the history of the demo customer: two addresses, fifteen orders of the last year in every state, used units to be returned, cart
 * lines set aside for a job, favourites in three folders, earned and spent points, and two draws. The same catalogue gives the same
 * history, relative to today. Does nothing if the customer has already ordered, if the shop is not the demo shop, or if the shop has too
 * few parts. A running lottery and promotions are created at every start if there are none.
 */
export async function ensureDemoHistory(db: Db, email: string, nowMs: number): Promise<void> {
  // An operator's own shop lacks the coupons and kinds of parts that the demo customer's orders use.
  if (!(await hasDemoShops(db))) return
  await inTransaction(db, async (trx) => {
    const buyer = await trx
      .selectFrom('account')
      .innerJoin('tenant', (join) => join.onRef('tenant.id', '=', 'account.tenant_id').on('tenant.is_default', '=', true))
      .select(['account.tenant_id', 'account.id', 'account.email', 'account.language'])
      .where('email_key', '=', email)
      // If two servers start at the same time, one creates the history. The other waits for the lock and then finds the history.
      .forUpdate('account')
      .executeTakeFirst()
    if (!buyer) return
    const context = { db: trx, tenantId: buyer.tenant_id, clock: { now: () => nowMs } }
    const ordered = await trx
      .selectFrom('shop_order')
      .select('id')
      .where('tenant_id', '=', buyer.tenant_id)
      .where('account_id', '=', buyer.id)
      .limit(1)
      .execute()
    const rng = new RandomGenerator(`armature ${buyer.tenant_id} history`)
    const parts = rng.shuffleList(await readPartChoices(trx, buyer.tenant_id))
    await ensureDemoGifts(trx)
    if (ordered.length > 0) {
      await createDemoLottery(context)
      await createDemoPromotions(context)
    }
    if (ordered.length > 0 || parts.length < MIN_CANDIDATE_PARTS) return
    await ensureDemoTerms(trx)
    await trx
      .updateTable('account')
      .set({ created_at: customerRegistrationDate(nowMs) })
      .where('tenant_id', '=', buyer.tenant_id)
      .where('id', '=', buyer.id)
      .execute()
    for (const { id, address } of Object.values(demoAddresses)) await storeAddress(context, buyer.id, id, address)
    for (const use of ['shipping', 'billing'] as const) await setDefaultAddress(context, buyer.id, demoAddresses.workshop.id, use)
    for (const plan of demoOrderPlans)
      await replayOrder({ db: trx, tenantId: buyer.tenant_id, nowMs }, buyer, plan, pickParts(plan, parts, rng))
    const aside = pickParts(savedForLaterPlan, parts, rng)
    for (const { mcode, qty } of aside) await storeCartLine(context, buyer.id, mcode, { qty, jobs: [] })
    await setRepairJob(
      context,
      buyer.id,
      aside.map(({ mcode }) => mcode),
      savedForLaterPlan.job,
    )
    await createDemoFavourites(context, buyer.id, parts, rng)
    await createDemoPoints(context, buyer.id)
    await createDemoClaims(context, buyer.id, 365, LOTTERY_DRAWN_DAYS_AGO)
    await createDemoDraws(context, buyer.id)
    await createDemoClaims(context, buyer.id, LOTTERY_DRAWN_DAYS_AGO, 0)
    await createDemoCoupon(context, buyer.id)
    await sortLedgerByTime(context, buyer.id)
    await createDemoLottery(context)
    await createDemoPartViews(context, buyer.id, parts, rng)
    await createDemoPromotions(context)
    // The events of old orders are marked as handled, so that no mails are sent about them.
    await sql`
      update order_event set notified_at = at from shop_order
      where shop_order.tenant_id = order_event.tenant_id and shop_order.id = order_event.order_id
        and shop_order.tenant_id = ${buyer.tenant_id} and shop_order.account_id = ${buyer.id} and notified_at is null`.execute(trx)
  })
}

/**
 * Reads the parts from which the demo customer's orders choose. They have enough stock and are light enough that every order can be sent as
 * a parcel. Of each sub-category only the most popular parts are read.
 */
async function readPartChoices(db: Db, tenantId: string): Promise<PartChoice[]> {
  const read = await sql<PartChoice>`
    select mcode, type, category_id, min_qty, stock, core_charge > 0 as has_core from (
      select *, row_number() over (partition by category_id, core_charge > 0 order by popularity desc, mcode) as place from part
      where tenant_id = ${tenantId} and type <> 'workwear' and not ended and price > 0 and price < 400
        and (case when core_charge > 0 then weight_g < 12000 and min_qty <= 1 and stock >= ${MIN_UNIT_STOCK}
          else weight_g < 1000 and weight_g * min_qty < 5000 and stock >= ${MIN_STOCK} * greatest(min_qty, 1) end)) as known
    where place <= ${MAX_CHOICES_PER_CATEGORY} order by mcode`.execute(db)
  return read.rows
}
