import { sql } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { addDays } from '#contract/kernel/shop-days.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { localeOfLanguage } from '#server/kernel/language.ts'
import { loadNameTranslations, type TranslateName } from '#server/kernel/names.ts'
import { readShopToday } from '#server/kernel/shop-days.ts'
import type { BasketRow } from './basket.ts'
import type { PricedDelivery } from './deliveries.ts'
import { storedDiscounts } from './discounts.ts'
import type { PricedOrder } from './priced-order.ts'
import { taxNameWithRate } from './quote-of.ts'

/** All data from which an order is written. */
export interface OrderDraft {
  orderId: string
  number: string
  accountId: string
  email: string
  language: string
  pricedOrder: Pick<
    PricedOrder,
    'choices' | 'rows' | 'backOrderedPieces' | 'backOrder' | 'totals' | 'discounts' | 'rule' | 'grams' | 'terms'
  >
  shipTo: PostalAddress
  billTo: PostalAddress
  delivery: PricedDelivery
  payment: PaymentMethod
}

/** Returns the names in the order, in the language of the order's mails. Later changes of names do not affect the order. */
function translatedOrderNames(
  { db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>,
  locale: string,
  { delivery, pricedOrder: { rows, rule, discounts } }: OrderDraft,
): Promise<TranslateName> {
  const texts = rows.flatMap(({ name, spec_name, promotion }) => [name, spec_name, ...(promotion ? [promotion.name] : [])])
  const besides = [delivery.name, ...(rule ? [rule.name] : []), ...discounts.applied.map(({ name }) => name)]
  return loadNameTranslations({ db, tenantId, locale, catalogueVersion: null }, [...texts, ...besides])
}

/** Writes an order with its lines. All data is copied, so an old order stays unchanged. */
export async function writeOrder(ask: Pick<RequestContext, 'db' | 'tenantId' | 'clock'>, placing: OrderDraft): Promise<void> {
  const { orderId, pricedOrder, delivery } = placing
  const { choices, totals, discounts, rule, terms } = pricedOrder
  const locale = localeOfLanguage(placing.language)
  const names = await translatedOrderNames(ask, locale, placing)
  const now = new Date(ask.clock.now())
  const dueOn = addDays((await readShopToday(ask)).today, terms.invoiceDays)
  await ask.db
    .insertInto('shop_order')
    .values({
      tenant_id: ask.tenantId,
      id: orderId,
      number: placing.number,
      account_id: placing.accountId,
      state: 'awaiting-payment',
      placed_at: now,
      email: placing.email,
      language: placing.language,
      ship_to: JSON.stringify(placing.shipTo),
      bill_to: JSON.stringify(placing.billTo),
      delivery: delivery.id,
      delivery_name: names(delivery.name),
      expected_from: delivery.expectedFrom,
      expected_to: delivery.expectedTo,
      parcels: pricedOrder.backOrder?.parcels ?? 'one',
      rest_from: delivery.rest?.expectedFrom ?? null,
      rest_to: delivery.rest?.expectedTo ?? null,
      payment: placing.payment,
      due_on: placing.payment === 'invoice' ? dueOn : null,
      purchase_order: choices.purchaseOrder,
      job_name: choices.jobName,
      discounts: JSON.stringify(storedDiscounts(discounts.applied, names)),
      tax_name: rule ? taxNameWithRate(names(rule.name), rule.rate, locale) : '',
      weight_g: pricedOrder.grams,
      goods: dollarsTextOfCents(totals.goods),
      discount: dollarsTextOfCents(totals.discount),
      shipping: dollarsTextOfCents(totals.shipping),
      shipping_tax: dollarsTextOfCents(totals.shippingTax),
      tax: dollarsTextOfCents(totals.tax),
      core_charges: dollarsTextOfCents(totals.coreCharges),
      total: dollarsTextOfCents(totals.total),
      delivered_at: null,
    })
    .execute()
  await ask.db
    .insertInto('order_line')
    .values(orderLineRowsOf(ask.tenantId, placing, names))
    .execute()
}

const orderLineRowsOf = (
  tenantId: string,
  { orderId, pricedOrder: { rows, backOrderedPieces, totals, choices } }: OrderDraft,
  names: TranslateName,
) =>
  rows.map((row, at) => {
    const sums = totals.lines[at]
    if (!sums) throw new Error('Every line of an order has its totals.')
    const note = Object.entries(choices.lineNotes).find(([id]) => id === row.mcode)?.[1] ?? ''
    return {
      tenant_id: tenantId,
      order_id: orderId,
      line_no: at + 1,
      mcode: row.mcode,
      name: names(row.name),
      producer: row.producer,
      oe_number: row.oe_number,
      oe_key: numberKey(row.oe_number),
      spec_name: names(row.spec_name),
      condition: row.condition,
      qty: row.qty,
      unit_price: row.unit_price,
      amount: dollarsTextOfCents(sums.amount),
      discount: dollarsTextOfCents(sums.discount),
      tax: dollarsTextOfCents(sums.tax),
      core_charge: row.core_charge,
      core_amount: dollarsTextOfCents(sums.coreAmount),
      core_tax: dollarsTextOfCents(sums.coreTax),
      note,
      jobs: JSON.stringify(row.jobs),
      promotion: linePromotionOf(row, names),
      warranty_months: row.warranty_months,
      weight_g: row.weight_g,
      hs_code: row.hs_code,
      country: row.country,
      later_qty: backOrderedPieces[at]?.qty ?? 0,
      later_on: backOrderedPieces[at]?.on ?? null,
      waiting: backOrderedPieces[at]?.qty ?? 0,
    }
  })

const linePromotionOf = ({ promotion, usual_price, unit_price }: BasketRow, names: TranslateName): string | null =>
  promotion === null || usual_price === unit_price
    ? null
    : JSON.stringify({ id: promotion.id, name: names(promotion.name), wasPrice: usual_price })

/** The number before the first order number. Order numbers start above it, so that all have the same number of digits. */
const ORDER_NUMBER_BASE = 100_000

/**
 * Takes the next order number of a tenant, such as `CW-100042`. Numbers are short for the telephone and have no gaps for bookkeeping. The
 * counter's row is locked until the transaction ends, so the number should be taken last.
 */
export async function allocateOrderNumber({ db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>, prefix: string): Promise<string> {
  const read = await sql<{ last: number }>`
    insert into order_counter (tenant_id, last) values (${tenantId}, ${ORDER_NUMBER_BASE + 1})
    on conflict (tenant_id) do update set last = order_counter.last + 1 returning last`.execute(db)
  return `${prefix}-${read.rows[0]?.last ?? ORDER_NUMBER_BASE}`
}
