import { jobsField } from '#contract/jobs/shares.ts'
import { dollarsOf, mcodeOf } from '#contract/kernel/primitives.ts'
import type { Order, OrderLine, OrderMoney } from '#contract/orders/order.ts'
import { mayMove, orderTransitions } from '#contract/orders/order-states.ts'
import { mainPictureUrl } from '#contract/part/own-picture.ts'
import { centsOfText, dollarsOfText } from '#server/db/money.ts'
import { idOf } from '#server/kernel/ids.ts'
import { localeOf } from '#server/kernel/language.ts'
import { type ShopToday, shopToday } from '#server/kernel/shop-days.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { translateText } from '#server/kernel/words.ts'
import type { OrderAsk } from './ask.ts'
import { eventFactsIn, eventSentence } from './events/event-sentence.ts'
import type { LineRecord, OrderRecord, WholeOrder } from './order-rows.ts'
import { providerOf } from './payment-provider.ts'
import { coreOf, returnOf } from './returns/return-of.ts'
import { piecesUnderWay, returnableOf, returnedOf, warrantyUntil } from './returns/returnable.ts'
import type { Terms } from './terms.ts'

/** Returns the open amount of an order in cents. Cancelled orders, returned goods and refunded money leave nothing open. */
export const dueCents = ({ state, total, paid, credited }: Pick<OrderRecord, 'state' | 'total' | 'paid' | 'credited'>): number =>
  state === 'cancelled' ? 0 : Math.max(0, centsOfText(total) - centsOfText(credited) - centsOfText(paid))

/** Returns all data of an order for its page and its printed sheets. */
export function orderOf(ask: Pick<OrderAsk, 'tenant' | 'trade' | 'clock' | 'locale'>, whole: WholeOrder, terms: Terms): Order {
  const { order, lines, returns } = whole
  const { phone, email, address } = tenantConfig(ask.tenant)
  const at = shopToday(ask)
  const shown = lines.map((line) => lineOf(line, whole, at))
  const names = new Map(lines.map(({ mcode, name }) => [mcode, name]))
  const pictures = new Map(lines.map((line) => [line.mcode, line.pictures]))
  const money = moneyOf(ask, whole, terms)
  return {
    id: idOf(order.id),
    number: order.number,
    state: order.state,
    placedAt: order.placed_at.toISOString(),
    language: localeOf(order.language),
    jobName: order.job_name,
    purchaseOrder: order.purchase_order,
    email: order.email,
    seller: { name: ask.tenant.name, address, phone, email, taxId: terms.sellerTaxId },
    shipTo: order.ship_to,
    billTo: order.bill_to,
    delivery: {
      id: order.delivery,
      name: translateText(ask.locale, order.delivery_name),
      expectedFrom: order.expected_from,
      expectedTo: order.expected_to,
      ...secondParcelDays(order),
    },
    ...(lines.some(({ later_qty }) => later_qty > 0) ? { parcels: order.parcels } : {}),
    lines: shown,
    discounts: order.discounts.map(({ amount, ...discount }) => ({ ...discount, amount: dollarsOfText(amount) })),
    sums: {
      goods: dollarsOfText(order.goods),
      discount: dollarsOfText(order.discount),
      shipping: dollarsOfText(order.shipping),
      tax: dollarsOfText(order.tax),
      taxName: order.tax_name,
      coreCharges: dollarsOfText(order.core_charges),
      total: dollarsOfText(order.total),
      weightKg: (order.weight_g - cancelledGrams(whole)) / 1000,
    },
    money,
    events: whole.events.map(({ at, what, state, actor, message, facts }) => ({
      ...{ at: at.toISOString(), what, state, by: actor, facts: eventFactsIn(facts, ask.locale) },
      say: eventSentence({ what, message, facts }, ask.locale),
    })),
    shipments: whole.shipments.map(({ carrier, tracking, url, shipped_at }) => ({
      carrier,
      tracking,
      url,
      shippedAt: shipped_at.toISOString(),
    })),
    cores: whole.cores.map((core) =>
      coreOf(
        { ...core, number: order.number, name: names.get(core.mcode) ?? '', pictures: pictures.get(core.mcode) ?? '' },
        piecesUnderWay(returns, core.mcode),
      ),
    ),
    returns: returns.map((one) => returnOf(one, names)),
    may: {
      cancel: mayMove(orderTransitions, order.state, 'cancelled', 'customer'),
      pay: order.state === 'awaiting-payment' && money.due > 0,
      return: shown.some(({ returnable }) => returnable > 0),
    },
  }
}

/**
 * Returns the number of cancelled units in a line of an order that continues. An order that is cancelled as a whole shows all its units.
 */
const cancelledOf = ({ cancelled }: LineRecord, { state }: OrderRecord): number => (state === 'cancelled' ? 0 : cancelled)

const cancelledGrams = ({ order, lines }: WholeOrder): number =>
  lines.reduce((sum, line) => sum + line.weight_g * cancelledOf(line, order), 0)

function lineOf(line: LineRecord, { order, returns }: WholeOrder, at: ShopToday): OrderLine {
  const id = mcodeOf(line.mcode)
  return {
    id,
    qty: line.qty,
    unitPrice: dollarsOfText(line.unit_price),
    ...(line.promotion === null ? {} : { promotion: promotionOf(line.promotion) }),
    amount: dollarsOfText(line.amount),
    discount: dollarsOfText(line.discount),
    tax: dollarsOf(centsOfText(line.tax) + centsOfText(line.core_tax)),
    coreTax: dollarsOfText(line.core_tax),
    coreCharge: dollarsOfText(line.core_charge),
    coreAmount: dollarsOfText(line.core_amount),
    note: line.note,
    ...jobsField(line.jobs),
    warrantyMonths: line.warranty_months,
    warrantyUntil: warrantyUntil(order, line.warranty_months, at.zone),
    ...(cancelledOf(line, order) > 0 ? { cancelled: line.cancelled } : {}),
    returned: returnedOf(returns, line.mcode),
    returnable: returnableOf(order, line, returns, at),
    onSale: line.on_sale,
    hsCode: line.hs_code,
    countryOfOrigin: line.country,
    weightKg: (line.weight_g * (line.qty - cancelledOf(line, order))) / 1000,
    ...laterOf(line, order.state, at),
    product: productOf(line),
  }
}

const secondParcelDays = ({ rest_from, rest_to }: OrderRecord): Pick<Order['delivery'], 'rest'> =>
  rest_from === null || rest_to === null ? {} : { rest: { expectedFrom: rest_from, expectedTo: rest_to } }

/**
 * Returns the units of a line that were on back-order, with their expected day. While the units are missing, the shop's latest date is used
 * if it is in the future.
 */
function laterOf(
  { later_qty, later_on, waiting, restock_on }: LineRecord,
  state: OrderRecord['state'],
  { today }: ShopToday,
): Pick<OrderLine, 'later'> {
  if (later_on === null || state === 'cancelled') return {}
  const on = waiting > 0 && restock_on !== null && restock_on >= today ? restock_on : later_on
  return { later: { qty: later_qty, on, waiting } }
}

const promotionOf = ({ id, name, wasPrice }: NonNullable<LineRecord['promotion']>) => ({
  id: idOf(id),
  name,
  wasPrice: dollarsOfText(wasPrice),
})

/** Returns the part data of an order line, as stored with the order. */
export const productOf = (
  line: Pick<LineRecord, 'mcode' | 'producer' | 'oe_number' | 'spec_name' | 'name' | 'condition' | 'pictures'>,
): OrderLine['product'] => ({
  goodsSkuCode: mcodeOf(line.mcode),
  mainImageUrl: mainPictureUrl(line.mcode, line.pictures),
  producer: line.producer,
  oeNumber: line.oe_number,
  specName: line.spec_name,
  name: line.name,
  condition: line.condition,
})

function moneyOf({ trade, locale }: Pick<OrderAsk, 'trade' | 'locale'>, { order, payments }: WholeOrder, terms: Terms): OrderMoney {
  const provider = providerOf(trade.payments, order.payment)
  const due = dueCents(order)
  const promised = payments.filter(({ kind, done }) => kind === 'refund' && !done).reduce((sum, { amount }) => sum + centsOfText(amount), 0)
  const payable = {
    tenantId: order.tenant_id,
    orderId: order.id,
    number: order.number,
    email: order.email,
    totalCents: centsOfText(order.total),
    dueCents: due,
    locale,
  }
  return {
    method: order.payment,
    name: translateText(locale, provider?.name ?? order.payment),
    paid: dollarsOfText(order.paid),
    refunded: dollarsOfText(order.refunded),
    credited: dollarsOfText(order.credited),
    refundDue: dollarsOf(promised),
    due: dollarsOf(due),
    dueOn: due > 0 ? (order.due_on ?? '') : '',
    hints: provider?.hints(payable, terms) ?? [],
  }
}
