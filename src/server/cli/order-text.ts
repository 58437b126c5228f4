import type { PostalAddress } from '#contract/addresses/address.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import type { Order } from '#contract/orders/order.ts'
import { formatDollars } from '#server/kernel/format.ts'
import type { PartPieces } from '#server/orders/stock.ts'
import { formatMinute, formatNameValuePairs, formatTable } from './command-output.ts'

export interface InternalOrderData {
  tenantId: string
  payments: readonly { kind: string; method: string; amount: number; done: boolean; reference: string; at: string }[]
  unshippedParts: readonly PartPieces[]
}

const formatUsd = (dollars: number) => formatDollars(centsOf(dollars))
const formatUsdUnlessZero = (dollars: number) => (dollars === 0 ? '' : formatUsd(dollars))

const addressText = ({ name, company, lines, city, region, postcode, country }: PostalAddress) =>
  [name, company, ...lines, `${city} ${region} ${postcode}`.trim(), country].filter((part) => part !== '').join(', ')

/** Returns an order as text for a terminal. */
export function formatOrder(order: Order, { tenantId, payments, unshippedParts }: InternalOrderData): string {
  const { sums, money, delivery } = order
  const head = formatNameValuePairs({
    order: `${order.number} (${tenantId})`,
    state: order.state,
    placed: `${formatMinute(order.placedAt)} UTC`,
    customer: order.email,
    'ship to': addressText(order.shipTo),
    'bill to': addressText(order.billTo),
    delivery: `${delivery.name}, ${delivery.expectedFrom} to ${delivery.expectedTo}`,
    'second parcel': delivery.rest ? `${delivery.rest.expectedFrom} to ${delivery.rest.expectedTo}` : '',
    job: order.jobName,
    'purchase order': order.purchaseOrder,
    'to follow': unshippedParts.map(({ mcode, qty }) => `${qty} × ${mcode}`).join(', '),
  })
  const lines = formatTable(
    ['part', 'name', 'qty', 'price', 'amount', 'waits for', 'cancelled', 'note'],
    order.lines.map(({ id, product, qty, unitPrice, amount, later, cancelled, note }) => [
      ...[id, product.name, String(qty), formatUsd(unitPrice), formatUsd(amount)],
      ...[
        later !== undefined && later.waiting > 0 ? `${later.waiting}, about ${later.on}` : '',
        cancelled === undefined ? '' : String(cancelled),
        note,
      ],
    ]),
  )
  const sum = formatNameValuePairs({
    goods: formatUsd(sums.goods),
    discount: sums.discount === 0 ? '' : `-${formatUsd(sums.discount)}`,
    delivery: formatUsd(sums.shipping),
    [sums.taxName || 'tax']: formatUsdUnlessZero(sums.tax),
    'core charges': formatUsdUnlessZero(sums.coreCharges),
    total: formatUsd(sums.total),
    'paid by': money.method,
    paid: formatUsdUnlessZero(money.paid),
    refunded: formatUsdUnlessZero(money.refunded),
    'taken off for what came back or was cancelled': formatUsdUnlessZero(money.credited),
    'of that to be sent': formatUsdUnlessZero(money.refundDue),
    due: money.due === 0 ? '' : `${formatUsd(money.due)}${money.dueOn ? ` by ${money.dueOn}` : ''}`,
  })
  const parts = [head, lines, sum]
  if (payments.length > 0) {
    const rows = payments.map((one) => [
      formatMinute(one.at),
      one.kind,
      one.method,
      formatUsd(one.amount),
      one.reference,
      one.done ? '' : 'to be sent',
    ])
    parts.push(formatTable(['money (UTC)', 'kind', 'by', 'amount', 'reference', ''], rows))
  }
  if (order.shipments.length > 0)
    parts.push(
      formatTable(
        ['shipped (UTC)', 'carrier', 'tracking'],
        order.shipments.map((one) => [formatMinute(one.shippedAt), one.carrier, one.tracking]),
      ),
    )
  if (order.cores.length > 0) {
    const rows = order.cores.map(({ part, qty, state, deposit, dueOn }) => [part, String(qty), state, formatUsd(deposit), dueOn])
    parts.push(formatTable(['used unit', 'qty', 'state', 'deposit', 'due on'], rows))
  }
  if (order.returns.length > 0) {
    const rows = order.returns.map((one) => [
      one.number,
      one.state,
      one.reason,
      one.lines.map(({ id, qty }) => `${qty} × ${id}`).join(', '),
      one.note,
    ])
    parts.push(formatTable(['return', 'state', 'reason', 'parts', 'note'], rows))
  }
  parts.push(
    formatTable(
      ['event (UTC)', 'by', 'what'],
      order.events.map(({ at, by, say }) => [formatMinute(at), by, say]),
    ),
  )
  return parts.join('\n\n')
}
