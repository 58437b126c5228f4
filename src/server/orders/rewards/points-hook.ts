import type { OrderState } from '#contract/order-states.ts'
import { paidShare } from '#contract/returns/terms.ts'
import { endedOf, pointsFor, pointsOf, tierOf } from '#contract/rewards/points.ts'
import { centsOfText } from '#server/db/money.ts'
import type { OrderHook } from '#server/orders/events/hooks.ts'
import { type WholeOrder, wholeOrder } from '#server/orders/order-rows.ts'
import { piecesPaidBack, piecesRefunded } from '#server/orders/refunds/pieces-refunded.ts'
import {
  addPoints,
  type EntryRecord,
  entriesOf,
  entryOf,
  giveBackPoints,
  type LedgerContext,
  lockLedger,
  reversePoints,
} from '#server/rewards/ledger.ts'

/** States in which an order comes to other points than before. */
const changing: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'returned'])

/**
 * Keeps the ledger in step with an order: earned when it is delivered, taken back in proportion when goods of it come back or are refunded,
 * and what it was paid with in points given back when it is cancelled or returned. It reckons what the order should have come to by now and
 * writes the difference, so that it does not matter in which order events are heard; each event writes at most once.
 */
export const pointsHook: OrderHook = {
  name: 'points',
  // Points are owed however late the shop hears of it.
  whenOld: true,
  handle: async ({ db, clock }, { tenant, orderId, accountId, event }) => {
    const moves = (event.what === 'state' && changing.has(event.state)) || event.what === 'refund'
    if (accountId === null || !moves) return null
    // Only what is heard of a delivery earns: an order that was delivered before there were points does not when a part of it comes back.
    const earns = event.what === 'state' && event.state === 'delivered'
    await enterOrder({ db, tenantId: tenant.id, clock }, accountId, orderId, event.id, earns)
    return null
  },
}

/** The cause under which an order has spent points. */
export const orderSpent = (orderId: string): string => `spent ${orderId}`

/** Writes what is missing of an order's points. `because` names what has happened to it, `earns` says whether that may be its first income. */
export async function enterOrder(context: LedgerContext, accountId: string, orderId: string, because: string, earns = true): Promise<void> {
  // Whoever has gone meanwhile has no points.
  if (!(await lockLedger(context, accountId))) return
  const order = await context.db
    .selectFrom('shop_order')
    .selectAll()
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return
  const whole = await wholeOrder(context, order)
  const kept = keptShare(whole)
  const entries = await entriesOf(context, accountId)
  const own = entries.filter((entry) => entry.about_kind === 'order' && entry.about_id === orderId)
  const about = { kind: 'order', id: orderId, name: order.number } as const

  const spent = -sumOf(own, 'redeemed')
  // Money that the shop gives back by its own decision brings no points on top: those come with the goods.
  const stays = shareOf(spent, kept.left === 0 ? kept : { ...kept, left: kept.leftOfPieces })
  const back = spent - stays - sumOf(own, 'given-back')
  if (back > 0)
    await giveBackPoints(context, accountId, back, {
      ...{ cause: `back ${orderId} ${because}`, kind: 'given-back', about },
      spent: orderSpent(orderId),
      // Whoever places an order and cancels it gains no day by it. Where the shop calls it off, or goods come back, nobody loses points.
      keepsDay:
        order.state === 'cancelled' &&
        !whole.events.some(({ state, what, actor }) => what === 'state' && state === 'cancelled' && actor === 'shop'),
    })

  if (order.delivered_at === null) return
  const first = own.find(({ kind }) => kind === 'earned')
  if (!first && !earns) return
  const full = first?.amount ?? pointsFor(kept.goods, tierOf(entries.map(entryOf), context.clock.now()).tier)
  if (!first && full > 0) await addPoints(context, accountId, full, { cause: `earned ${orderId}`, kind: 'earned', about })
  // What is owed for this order counts as taken: it will be, from the next income.
  const taken = own.reduce((sum, { kind, amount, short }) => sum + (kind === 'reversed' ? Math.max(0, short) - amount : 0), 0)
  const madeUp = own.reduce((sum, { short }) => sum + Math.max(0, -short), 0)
  // What of it ended unspent is gone already, and is not taken a second time from what was earned since.
  const ended = first ? endedOf(pointsOf(entries.map(entryOf), context.clock.now()), entries.indexOf(first)) : 0
  const over = Math.min(full - shareOf(full, kept), full - ended) - (taken - madeUp)
  if (over > 0) await reversePoints(context, accountId, over, { cause: `reversed ${orderId} ${because}`, kind: 'reversed', about })
}

interface Kept {
  /** Goods after discounts, in cents, and what of it has not come back. */
  goods: number
  left: number
  /** The same, but for what the shop has given back without goods. */
  leftOfPieces: number
  /** Nothing has come back. */
  all: boolean
}

/** All of it while nothing has come back, also of an order whose goods cost nothing. */
const shareOf = (points: number, { goods, left, all }: Omit<Kept, 'leftOfPieces'>): number =>
  all ? points : Math.floor((points * left) / Math.max(1, goods))

const sumOf = (entries: readonly EntryRecord[], of: EntryRecord['kind']): number =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === of ? amount : 0), 0)

/** What of an order's goods the customer keeps: without what was returned, and without what the shop has given back of the price. */
function keptShare(whole: WholeOrder): Kept {
  let [goods, back] = [0, 0]
  for (const line of whole.lines) {
    const paid = centsOfText(line.amount) - centsOfText(line.discount)
    goods += paid
    back += paidShare({ paid, qty: line.qty }, 0, piecesRefunded(whole, line))
  }
  const ofPieces = back
  for (const { what, facts } of whole.events)
    if (what === 'refund' && facts['cause'] === undefined && piecesPaidBack(facts).length === 0)
      back += centsOfText(String(facts['amount'] ?? '0'))
  const gone = whole.order.state === 'cancelled' || whole.order.state === 'returned'
  const leftAfter = (cents: number) => (gone ? 0 : Math.max(0, goods - cents))
  return { goods, left: leftAfter(back), leftOfPieces: leftAfter(ofPieces), all: !gone && back === 0 }
}
