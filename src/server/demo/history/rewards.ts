import { sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import { createGiftClaim, requireGift } from '#server/gifts/claim.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { syncOrderPoints } from '#server/orders/rewards/points-hook.ts'
import { addPoints, readPointEntries } from '#server/rewards/ledger.ts'
import { demoAddresses } from './addresses.ts'

type RewardContext = Pick<RequestContext, 'db' | 'tenantId' | 'clock'>

/** The gifts that the demo customer claimed, oldest first. `sent`: how the article was shipped. */
const claimedDemoGifts = [
  { gift: 'shop-mug', daysAgo: 74, sent: { after: 3, carrier: 'Lakes Parcel', tracking: 'LP1002660318' } },
  { gift: 'off-5', daysAgo: 33 },
  { gift: 'parts-tray', daysAgo: 1.5 },
] as const

/** Points that the shop once granted the demo customer. */
const grantedDemoPoints = { daysAgo: 90, points: 300, note: /*i18n*/ 'Thank you for ten years at our counter' }

const contextWithPastClock = ({ db, tenantId, clock }: RewardContext, daysAgo: number): RewardContext => ({
  db,
  tenantId,
  clock: { now: () => clock.now() - daysAgo * DAY_MS },
})

/** Adds the points that the demo customer's orders earned, each on its own day and in chronological order, as in a real ledger. */
export async function createDemoPoints(where: RewardContext, accountId: string): Promise<void> {
  const { db, tenantId } = where
  const { rows: moves } = await sql<{ id: string; order_id: string; at: Date }>`
    select order_event.id, order_event.order_id, order_event.at from order_event
    join shop_order on shop_order.tenant_id = order_event.tenant_id and shop_order.id = order_event.order_id
    where order_event.tenant_id = ${tenantId} and shop_order.account_id = ${accountId}
      and (order_event.state in ('delivered', 'cancelled', 'returned') or order_event.what = 'refund')
    order by order_event.at, order_event.id`.execute(db)
  let thanked = false
  for (const { id, order_id, at: then } of moves) {
    if (!thanked && then.getTime() > where.clock.now() - grantedDemoPoints.daysAgo * DAY_MS) {
      thanked = true
      await addPoints(contextWithPastClock(where, grantedDemoPoints.daysAgo), accountId, grantedDemoPoints.points, {
        ...{ cause: 'demo thanks', kind: 'granted', about: { kind: 'shop', id: '', name: '' }, note: grantedDemoPoints.note },
      })
    }
    await syncOrderPoints({ db, tenantId, clock: { now: () => then.getTime() } }, accountId, order_id, id)
  }
}

/** Claims the demo customer's gifts of a period, which is from `fromDaysAgo` (inclusive) to `toDaysAgo` (exclusive) days ago. */
export async function createDemoClaims(where: RewardContext, accountId: string, fromDaysAgo: number, toDaysAgo: number): Promise<void> {
  for (const { gift, daysAgo, ...more } of claimedDemoGifts.filter((one) => one.daysAgo <= fromDaysAgo && one.daysAgo > toDaysAgo)) {
    const then = contextWithPastClock(where, daysAgo)
    const record = await requireGift(then, gift)
    const had = (await readPointEntries(then, accountId)).reduce(
      (sum, { amount, at: day }) => sum + (day.getTime() <= then.clock.now() ? amount : 0),
      0,
    )
    if (had < record.points) continue
    const shipTo = record.coupon === null ? demoAddresses.workshop.address : null
    const claim = await createGiftClaim(then, accountId, record, { shipTo, points: record.points })
    if ('sent' in more)
      await where.db
        .updateTable('gift_claim')
        .set({
          state: 'sent',
          carrier: more.sent.carrier,
          tracking: more.sent.tracking,
          sent_at: new Date(then.clock.now() + more.sent.after * DAY_MS),
        })
        .where('tenant_id', '=', where.tenantId)
        .where('id', '=', claim.id)
        .execute()
  }
}

/** Creates a personal coupon of the demo customer that becomes valid next week. */
export async function createDemoCoupon({ db, tenantId, clock }: RewardContext, accountId: string): Promise<void> {
  await db
    .insertInto('coupon')
    .values({
      ...{
        tenant_id: tenantId,
        code: 'BEARING15',
        name: /*i18n*/ '15 % off bearings and brushes',
        account_id: accountId,
        percent: 15,
        amount: null,
      },
      ...{ starts_at: new Date(clock.now() + 8 * DAY_MS), ends_at: new Date(clock.now() + 50 * DAY_MS), uses_most: 1, uses_each: 1 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Rewrites the demo customer's points ledger in chronological order, because draws and gifts were written after all orders. */
export const sortLedgerByTime = ({ db, tenantId }: RewardContext, accountId: string): Promise<unknown> =>
  sql`
    with gone as (delete from point_entry where tenant_id = ${tenantId} and account_id = ${accountId} returning *)
    insert into point_entry (tenant_id, account_id, cause, kind, amount, short, about_kind, about_id, about_name, note, at, expires_at)
    select tenant_id, account_id, cause, kind, amount, short, about_kind, about_id, about_name, note, at, expires_at
    from gone order by at, id`.execute(db)
