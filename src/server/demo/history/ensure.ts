import { sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import { putAddress, setDefaultAddress } from '#server/addresses/queries.ts'
import { putLine, setJob } from '#server/cart/changes.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { hasDemo } from '#server/demo/fill-demo.ts'
import { ensureDemoGifts } from '#server/demo/gifts.ts'
import { Rng } from '#server/demo/rng.ts'
import { ensureDemoTerms } from '#server/demo/terms.ts'
import { demoAddresses } from './addresses.ts'
import { demoFavourites } from './favourites.ts'
import { demoDraws, demoLottery } from './lottery.ts'
import { type Choice, picked } from './picked.ts'
import { demoPlans, setAside } from './plans.ts'
import { demoPromotions } from './promotions.ts'
import { replay } from './replay.ts'
import { demoClaims, demoCoupon, demoPoints, inOrderOfTime } from './rewards.ts'
import { demoViews } from './views.ts'

/** Of a unit one piece is taken now and then, of parts a handful. */
const MIN_STOCK = 20
const MIN_UNITS = 6
const MIN_PARTS = 12
/** The first of the draws that the customer took part in. */
const DRAWN_DAYS_AGO = 11
/** So many of a sub-category are looked at. */
const OF_A_SHELF = 12

/** A customer since some days before the first of the orders. */
const since = (nowMs: number) => new Date(nowMs - (Math.max(...demoPlans.map(({ daysAgo }) => daysAgo)) + 9) * DAY_MS)

/**
 * Gives the demo customer a past: two addresses, fifteen orders over the last year in every state, used units that are owed, lines set
 * aside for a job, favourites in three folders, points with what they were spent on, and two draws. The same catalogue gives the same past, counted from now. Does nothing for a
 * customer who has ordered already, or where the shop is not the demo's or has too few parts; but a lottery and promotions run whenever the shop starts.
 */
export async function ensureDemoHistory(db: Db, email: string, nowMs: number): Promise<void> {
  // What the orders of the past want (coupons, kinds of parts) a shop of somebody's own does not have.
  if (!(await hasDemo(db))) return
  await inTransaction(db, async (trx) => {
    const buyer = await trx
      .selectFrom('account')
      .innerJoin('tenant', (join) => join.onRef('tenant.id', '=', 'account.tenant_id').on('tenant.is_default', '=', true))
      .select(['account.tenant_id', 'account.id', 'account.email', 'account.language'])
      .where('email_key', '=', email)
      // Of two servers that start together one gives the past, and the other finds it.
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
    const rng = new Rng(`armature ${buyer.tenant_id} history`)
    const parts = rng.shuffled(await choosable(trx, buyer.tenant_id))
    await ensureDemoGifts(trx)
    if (ordered.length > 0) {
      await demoLottery(context)
      await demoPromotions(context)
    }
    if (ordered.length > 0 || parts.length < MIN_PARTS) return
    await ensureDemoTerms(trx)
    await trx
      .updateTable('account')
      .set({ created_at: since(nowMs) })
      .where('tenant_id', '=', buyer.tenant_id)
      .where('id', '=', buyer.id)
      .execute()
    for (const { id, address } of Object.values(demoAddresses)) await putAddress(context, buyer.id, id, address)
    for (const use of ['shipping', 'billing'] as const) await setDefaultAddress(context, buyer.id, demoAddresses.workshop.id, use)
    for (const plan of demoPlans) await replay({ db: trx, tenantId: buyer.tenant_id, nowMs }, buyer, plan, picked(plan, parts, rng))
    const aside = picked(setAside, parts, rng)
    for (const { mcode, qty } of aside) await putLine(context, buyer.id, mcode, { qty, jobs: [] })
    await setJob(
      context,
      buyer.id,
      aside.map(({ mcode }) => mcode),
      setAside.job,
    )
    await demoFavourites(context, buyer.id, parts, rng)
    await demoPoints(context, buyer.id)
    await demoClaims(context, buyer.id, 365, DRAWN_DAYS_AGO)
    await demoDraws(context, buyer.id)
    await demoClaims(context, buyer.id, DRAWN_DAYS_AGO, 0)
    await demoCoupon(context, buyer.id)
    await inOrderOfTime(context, buyer.id)
    await demoLottery(context)
    await demoViews(context, buyer.id, parts, rng)
    await demoPromotions(context)
    // What happened long ago is news to nobody.
    await sql`
      update order_event set notified_at = at from shop_order
      where shop_order.tenant_id = order_event.tenant_id and shop_order.id = order_event.order_id
        and shop_order.tenant_id = ${buyer.tenant_id} and shop_order.account_id = ${buyer.id} and notified_at is null`.execute(trx)
  })
}

/** Parts of which plenty are there, light enough that every order of the plans travels as a parcel, most wanted first. */
async function choosable(db: Db, tenantId: string): Promise<Choice[]> {
  const read = await sql<Choice>`
    select mcode, type, category_id, min_qty, stock, core_charge > 0 as has_core from (
      select *, row_number() over (partition by category_id, core_charge > 0 order by popularity desc, mcode) as place from part
      where tenant_id = ${tenantId} and type <> 'workwear' and not ended and price > 0 and price < 400
        and (case when core_charge > 0 then weight_g < 12000 and min_qty <= 1 and stock >= ${MIN_UNITS}
          else weight_g < 1000 and weight_g * min_qty < 5000 and stock >= ${MIN_STOCK} * greatest(min_qty, 1) end)) as known
    where place <= ${OF_A_SHELF} order by mcode`.execute(db)
  return read.rows
}
