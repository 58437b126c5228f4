import type { Order, OrderLine } from '#contract/order.ts'
import { centsOf } from '#contract/primitives.ts'
import { afterRestocking, depositShare, paidShare } from './terms.ts'

/** Facts of a refund by line carry each part under this and its code, with how many pieces of it were given back. */
export const LINE_FACT = 'line '

/** What comes back for pieces of an order, in cents. */
export interface ReturnWorth {
  /** Goods with their tax, and deposits. */
  total: number
  /** Of that: deposits. */
  deposit: number
  /** Of the total: what lowers a sum that is still to be paid, and so is not paid out. */
  offDue: number
}

type Known = Pick<Order, 'lines' | 'events' | 'returns' | 'cores' | 'money'>

/**
 * What the shop gives back when such pieces of a delivered order come back, by the rule that it pays returns by. Null where the order does
 * not say enough.
 */
export function returnWorth(order: Known, pieces: Readonly<Record<string, number>>): ReturnWorth | null {
  let [goods, deposit] = [0, 0]
  for (const line of order.lines) {
    const wanted = pieces[line.id] ?? 0
    if (wanted === 0) continue
    const paid = goodsPaid(line)
    if (paid === null) return null
    const before = piecesPaidBack(order, line)
    goods += afterRestocking(paidShare({ paid, qty: line.qty }, before, Math.min(wanted, line.qty - before)))
    const core = order.cores.find(({ part, state }) => part === line.id && state === 'due')
    if (core) deposit += depositShare({ deposit: centsOf(core.deposit), qty: core.qty }, wanted)
  }
  const { due, paid, refunded } = order.money
  const offDue = Math.min(goods + deposit, centsOf(due))
  const back = Math.min(goods + deposit - offDue, centsOf(paid) - centsOf(refunded))
  return { total: offDue + back, deposit, offDue }
}

/** What was paid for the goods of a line, with their tax. Null: nobody says how much of its tax is that of its core charges. */
function goodsPaid({ amount, discount, tax, coreAmount, coreTax }: OrderLine): number | null {
  if (coreTax === undefined && coreAmount > 0 && tax > 0) return null
  return centsOf(amount) - centsOf(discount) + centsOf(tax) - centsOf(coreTax ?? 0)
}

/** Pieces of a line whose price was given back already: in a return that is settled, or by line without one. */
function piecesPaidBack({ events, returns }: Known, { id, qty }: OrderLine): number {
  const byLine = events.reduce((sum, { what, facts }) => sum + (what === 'refund' ? Number(facts[LINE_FACT + id] ?? 0) : 0), 0)
  const settled = returns.filter(({ state }) => state === 'refunded').flatMap(({ lines }) => lines)
  return Math.min(
    qty,
    settled.reduce((sum, line) => sum + (line.id === id ? line.qty : 0), byLine),
  )
}
