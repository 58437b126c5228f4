import { centsOf } from '#contract/kernel/primitives.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { depositShareCents, paidShareCents, subtractRestockingFee } from './terms.ts'

/** The prefix of those details (`facts`) of a refund's event that list its lines: one per part, with its code and the refunded quantity. */
export const REFUND_EVENT_FIELD_PREFIX = 'line '

/** The refund for pieces of an order, in cents. */
export interface ReturnRefund {
  /** The refund for goods with their tax, and for deposits. */
  totalCents: number
  /** The part of the total that refunds deposits. */
  depositCents: number
  /** The part of the total that reduces an amount due, and so is not paid out. */
  dueReductionCents: number
}

type RefundOrder = Pick<Order, 'lines' | 'events' | 'returns' | 'cores' | 'money'>

/** Returns the refund for returned pieces of a delivered order, by the rules of the server. Null if the order lacks the necessary data. */
export function calculateReturnRefund(order: RefundOrder, pieces: Readonly<Record<string, number>>): ReturnRefund | null {
  let [goods, deposit] = [0, 0]
  for (const line of order.lines) {
    const wanted = pieces[line.id] ?? 0
    if (wanted === 0) continue
    const paid = goodsPaidCents(line)
    if (paid === null) return null
    const before = refundedPieceCount(order, line)
    goods += subtractRestockingFee(paidShareCents({ paidCents: paid, qty: line.qty }, before, Math.min(wanted, line.qty - before)))
    const core = order.cores.find(({ part, state }) => part === line.id && state === 'due')
    if (core) deposit += depositShareCents({ depositCents: centsOf(core.deposit), qty: core.qty }, wanted)
  }
  const { due, paid, refunded } = order.money
  const offDue = Math.min(goods + deposit, centsOf(due))
  const back = Math.min(goods + deposit - offDue, centsOf(paid) - centsOf(refunded))
  return { totalCents: offDue + back, depositCents: deposit, dueReductionCents: offDue }
}

/** Returns the amount paid for the goods of a line with their tax. Null if the share of tax on core charges is unknown. */
function goodsPaidCents({ amount, discount, tax, coreAmount, coreTax }: OrderLine): number | null {
  if (coreTax === undefined && coreAmount > 0 && tax > 0) return null
  return centsOf(amount) - centsOf(discount) + centsOf(tax) - centsOf(coreTax ?? 0)
}

/** Returns how many pieces of a line were already refunded: by a completed return, or individually. */
function refundedPieceCount({ events, returns }: RefundOrder, { id, qty }: OrderLine): number {
  const byLine = events.reduce(
    (sum, { what, facts }) => sum + (what === 'refund' ? Number(facts[REFUND_EVENT_FIELD_PREFIX + id] ?? 0) : 0),
    0,
  )
  const settled = returns.filter(({ state }) => state === 'refunded').flatMap(({ lines }) => lines)
  return Math.min(
    qty,
    settled.reduce((sum, line) => sum + (line.id === id ? line.qty : 0), byLine),
  )
}
