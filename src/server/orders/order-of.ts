import { jobQuantitiesField } from '#contract/jobs/shares.ts'
import { dollarsOf, mcodeOf } from '#contract/kernel/primitives.ts'
import type { Order, OrderLine, OrderPaymentStatus } from '#contract/orders/order.ts'
import { isTransitionAllowed, orderTransitions } from '#contract/orders/order-states.ts'
import { mainPictureUrl } from '#contract/part/shop-picture.ts'
import { centsOfText, dollarsOfText } from '#server/db/money.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { localeOfLanguage } from '#server/kernel/language.ts'
import { type ShopToday, shopTodayOf } from '#server/kernel/shop-days.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { translateText } from '#server/kernel/words.ts'
import type { OrderRequestContext } from './ask.ts'
import { translatedEventFacts, translatedEventMessage } from './events/event-sentence.ts'
import type { OrderLineRecord, OrderRecord, OrderWithDetails } from './order-rows.ts'
import { paymentProviderFor } from './payment-provider.ts'
import { coreReturnViewOf, orderReturnOf } from './returns/return-of.ts'
import { countPiecesInOpenReturns, countPiecesReturnedOrReturning, returnableQuantityOf, warrantyEndDay } from './returns/returnable.ts'
import type { OrderTerms } from './terms.ts'

/** Returns the open amount of an order in cents. Cancelled orders, returned goods and refunded money leave nothing open. */
export const openAmountCents = ({ state, total, paid, credited }: Pick<OrderRecord, 'state' | 'total' | 'paid' | 'credited'>): number =>
  state === 'cancelled' ? 0 : Math.max(0, centsOfText(total) - centsOfText(credited) - centsOfText(paid))

/** Returns all data of an order for its page and its printed sheets. */
export function orderViewOf(
  ask: Pick<OrderRequestContext, 'tenant' | 'orderExtensions' | 'clock' | 'locale'>,
  whole: OrderWithDetails,
  terms: OrderTerms,
): Order {
  const { order, lines, returns } = whole
  const { phone, email, address } = tenantConfig(ask.tenant)
  const at = shopTodayOf(ask)
  const shown = lines.map((line) => orderLineOf(line, whole, at))
  const names = new Map(lines.map(({ mcode, name }) => [mcode, name]))
  const pictures = new Map(lines.map((line) => [line.mcode, line.pictures]))
  const money = orderMoneyOf(ask, whole, terms)
  return {
    id: parseStoredId(order.id),
    number: order.number,
    state: order.state,
    placedAt: order.placed_at.toISOString(),
    language: localeOfLanguage(order.language),
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
      weightKg: (order.weight_g - cancelledWeightGrams(whole)) / 1000,
    },
    money,
    events: whole.events.map(({ at, what, state, actor, message, facts }) => ({
      ...{ at: at.toISOString(), what, state, by: actor, facts: translatedEventFacts(facts, ask.locale) },
      say: translatedEventMessage({ what, message, facts }, ask.locale),
    })),
    shipments: whole.shipments.map(({ carrier, tracking, url, shipped_at }) => ({
      carrier,
      tracking,
      url,
      shippedAt: shipped_at.toISOString(),
    })),
    cores: whole.cores.map((core) =>
      coreReturnViewOf(
        { ...core, number: order.number, name: names.get(core.mcode) ?? '', pictures: pictures.get(core.mcode) ?? '' },
        countPiecesInOpenReturns(returns, core.mcode),
      ),
    ),
    returns: returns.map((one) => orderReturnOf(one, names)),
    may: {
      cancel: isTransitionAllowed(orderTransitions, order.state, 'cancelled', 'customer'),
      pay: order.state === 'awaiting-payment' && money.due > 0,
      return: shown.some(({ returnable }) => returnable > 0),
    },
  }
}

/**
 * Returns the number of cancelled units in a line of an order that continues. An order that is cancelled as a whole shows all its units.
 */
const cancelledPiecesOf = ({ cancelled }: OrderLineRecord, { state }: OrderRecord): number => (state === 'cancelled' ? 0 : cancelled)

const cancelledWeightGrams = ({ order, lines }: OrderWithDetails): number =>
  lines.reduce((sum, line) => sum + line.weight_g * cancelledPiecesOf(line, order), 0)

function orderLineOf(line: OrderLineRecord, { order, returns }: OrderWithDetails, at: ShopToday): OrderLine {
  const id = mcodeOf(line.mcode)
  return {
    id,
    qty: line.qty,
    unitPrice: dollarsOfText(line.unit_price),
    ...(line.promotion === null ? {} : { promotion: linePromotionOf(line.promotion) }),
    amount: dollarsOfText(line.amount),
    discount: dollarsOfText(line.discount),
    tax: dollarsOf(centsOfText(line.tax) + centsOfText(line.core_tax)),
    coreTax: dollarsOfText(line.core_tax),
    coreCharge: dollarsOfText(line.core_charge),
    coreAmount: dollarsOfText(line.core_amount),
    note: line.note,
    ...jobQuantitiesField(line.jobs),
    warrantyMonths: line.warranty_months,
    warrantyUntil: warrantyEndDay(order, line.warranty_months, at.timeZone),
    ...(cancelledPiecesOf(line, order) > 0 ? { cancelled: line.cancelled } : {}),
    returned: countPiecesReturnedOrReturning(returns, line.mcode),
    returnable: returnableQuantityOf(order, line, returns, at),
    onSale: line.on_sale,
    hsCode: line.hs_code,
    countryOfOrigin: line.country,
    weightKg: (line.weight_g * (line.qty - cancelledPiecesOf(line, order))) / 1000,
    ...lineBackOrderOf(line, order.state, at),
    product: orderedProductOf(line),
  }
}

const secondParcelDays = ({ rest_from, rest_to }: OrderRecord): Pick<Order['delivery'], 'rest'> =>
  rest_from === null || rest_to === null ? {} : { rest: { expectedFrom: rest_from, expectedTo: rest_to } }

/**
 * Returns the units of a line that were on back-order, with their expected day. While the units are missing, the shop's latest date is used
 * if it is in the future.
 */
function lineBackOrderOf(
  { later_qty, later_on, waiting, restock_on }: OrderLineRecord,
  state: OrderRecord['state'],
  { today }: ShopToday,
): Pick<OrderLine, 'later'> {
  if (later_on === null || state === 'cancelled') return {}
  const on = waiting > 0 && restock_on !== null && restock_on >= today ? restock_on : later_on
  return { later: { qty: later_qty, on, waiting } }
}

const linePromotionOf = ({ id, name, wasPrice }: NonNullable<OrderLineRecord['promotion']>) => ({
  id: parseStoredId(id),
  name,
  wasPrice: dollarsOfText(wasPrice),
})

/** Returns the part data of an order line, as stored with the order. */
export const orderedProductOf = (
  line: Pick<OrderLineRecord, 'mcode' | 'producer' | 'oe_number' | 'spec_name' | 'name' | 'condition' | 'pictures'>,
): OrderLine['product'] => ({
  goodsSkuCode: mcodeOf(line.mcode),
  mainImageUrl: mainPictureUrl(line.mcode, line.pictures),
  producer: line.producer,
  oeNumber: line.oe_number,
  specName: line.spec_name,
  name: line.name,
  condition: line.condition,
})

function orderMoneyOf(
  { orderExtensions, locale }: Pick<OrderRequestContext, 'orderExtensions' | 'locale'>,
  { order, payments }: OrderWithDetails,
  terms: OrderTerms,
): OrderPaymentStatus {
  const provider = paymentProviderFor(orderExtensions.payments, order.payment)
  const due = openAmountCents(order)
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
    hints: provider?.paymentInstructions(payable, terms) ?? [],
  }
}
