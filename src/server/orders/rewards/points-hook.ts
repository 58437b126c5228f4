import type { OrderState } from '#contract/orders/order-states.ts'
import { paidShareCents } from '#contract/orders/returns/terms.ts'
import { calculatePoints, calculateTier, expiredPointsOfCredit, pointsForGoods } from '#contract/rewards/points.ts'
import { centsOfText } from '#server/db/money.ts'
import type { OrderHook } from '#server/orders/events/hooks.ts'
import { type OrderWithDetails, readOrderWithDetails } from '#server/orders/order-rows.ts'
import { countRefundedPieces, refundedPiecesInEvent } from '#server/orders/refunds/pieces-refunded.ts'
import {
  addPoints,
  giveBackPoints,
  type LedgerContext,
  lockLedger,
  type PointEntryRecord,
  pointEntryOf,
  readPointEntries,
  reversePoints,
} from '#server/rewards/ledger.ts'

/** States of an order that change the customer's points. */
const statesChangingPoints: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'returned'])

/**
 * Keeps the points ledger consistent with an order. Points are earned at delivery and taken back in proportion for returns and refunds.
 * Points spent on the order are given back when it is cancelled or returned. The hook computes the expected balance and writes the
 * difference to the ledger. So the events may be handled in any sequence, and each event writes at most once.
 */
export const pointsHook: OrderHook = {
  name: 'points',
  // Points are credited even if the order event is handled late.
  handlesOldEvents: true,
  handle: async ({ db, clock }, { tenant, orderId, accountId, event }) => {
    const moves = (event.what === 'state' && statesChangingPoints.has(event.state)) || event.what === 'refund'
    if (accountId === null || !moves) return null
    // Only a delivery event earns points. An order that was delivered before the points programme does not earn any by a later return.
    const earns = event.what === 'state' && event.state === 'delivered'
    await syncOrderPoints({ db, tenantId: tenant.id, clock }, accountId, orderId, event.id, earns)
    return null
  },
}

/** Returns the ledger's reason for points that were spent on an order. */
export const spentPointsCause = (orderId: string): string => `spent ${orderId}`

/**
 * Writes the missing entries of an order to the points ledger. `because` is the event, `earns` whether the event may write the first income
 * of the order.
 */
export async function syncOrderPoints(
  context: LedgerContext,
  accountId: string,
  orderId: string,
  because: string,
  earns = true,
): Promise<void> {
  // Nothing is written for a deleted account, because it has no points.
  if (!(await lockLedger(context, accountId))) return
  const order = await context.db
    .selectFrom('shop_order')
    .selectAll()
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return
  const whole = await readOrderWithDetails(context, order)
  const kept = keptGoodsShareOf(whole)
  const entries = await readPointEntries(context, accountId)
  const own = entries.filter((entry) => entry.about_kind === 'order' && entry.about_id === orderId)
  const about = { kind: 'order', id: orderId, name: order.number } as const

  const spent = -sumEntriesOfKind(own, 'redeemed')
  // If the shop refunds money without a return, no spent points are given back. Only returned goods give points back.
  const stays = keptPointsShare(spent, kept.keptCents === 0 ? kept : { ...kept, keptCents: kept.keptPiecesCents })
  const back = spent - stays - sumEntriesOfKind(own, 'given-back')
  if (back > 0)
    await giveBackPoints(context, accountId, back, {
      ...{ cause: `back ${orderId} ${because}`, kind: 'given-back', about },
      spentCause: spentPointsCause(orderId),
      // Points that come back keep their expiry day if the customer cancels. Otherwise placing and cancelling an order would extend the
      // validity of points. If the shop cancels or goods are returned, the customer must not lose points.
      keepsOriginalExpiry:
        order.state === 'cancelled' &&
        !whole.events.some(({ state, what, actor }) => what === 'state' && state === 'cancelled' && actor === 'shop'),
    })

  if (order.delivered_at === null) return
  const first = own.find(({ kind }) => kind === 'earned')
  if (!first && !earns) return
  const full = first?.amount ?? pointsForGoods(kept.goodsCents, calculateTier(entries.map(pointEntryOf), context.clock.now()).tier)
  if (!first && full > 0) await addPoints(context, accountId, full, { cause: `earned ${orderId}`, kind: 'earned', about })
  // Points that the customer still owes for this order count as taken, because the next income pays them back.
  const taken = own.reduce((sum, { kind, amount, short }) => sum + (kind === 'reversed' ? Math.max(0, short) - amount : 0), 0)
  const madeUp = own.reduce((sum, { short }) => sum + Math.max(0, -short), 0)
  // Expired points are already gone and are not taken again from later income.
  const ended = first ? expiredPointsOfCredit(calculatePoints(entries.map(pointEntryOf), context.clock.now()), entries.indexOf(first)) : 0
  const over = Math.min(full - keptPointsShare(full, kept), full - ended) - (taken - madeUp)
  if (over > 0) await reversePoints(context, accountId, over, { cause: `reversed ${orderId} ${because}`, kind: 'reversed', about })
}

interface KeptGoodsShare {
  /** The value of an order's goods after discounts in cents, and how much of it was not returned. */
  goodsCents: number
  keptCents: number
  /** The value of the goods that were not returned, in cents. Refunds without a return do not reduce it. */
  keptPiecesCents: number
  /** Whether no goods were returned. */
  isAllKept: boolean
}

/**
 * Returns the share of points that belongs to the goods that the customer keeps. It is all points while nothing was returned, even if the
 * goods cost nothing.
 */
const keptPointsShare = (points: number, { goodsCents, keptCents, isAllKept }: Omit<KeptGoodsShare, 'leftOfPieces'>): number =>
  isAllKept ? points : Math.floor((points * keptCents) / Math.max(1, goodsCents))

const sumEntriesOfKind = (entries: readonly PointEntryRecord[], of: PointEntryRecord['kind']): number =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === of ? amount : 0), 0)

/** Returns how much of an order's goods the customer keeps, after returns and refunds. */
function keptGoodsShareOf(whole: OrderWithDetails): KeptGoodsShare {
  let [goods, back] = [0, 0]
  for (const line of whole.lines) {
    const paid = centsOfText(line.amount) - centsOfText(line.discount)
    goods += paid
    back += paidShareCents({ paidCents: paid, qty: line.qty }, 0, countRefundedPieces(whole, line))
  }
  const ofPieces = back
  for (const { what, facts } of whole.events)
    if (what === 'refund' && facts['cause'] === undefined && refundedPiecesInEvent(facts).length === 0)
      back += centsOfText(String(facts['amount'] ?? '0'))
  const gone = whole.order.state === 'cancelled' || whole.order.state === 'returned'
  const leftAfter = (cents: number) => (gone ? 0 : Math.max(0, goods - cents))
  return { goodsCents: goods, keptCents: leftAfter(back), keptPiecesCents: leftAfter(ofPieces), isAllKept: !gone && back === 0 }
}
