import { sql } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { dayAfter } from '#contract/kernel/shop-days.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { dollarsText } from '#server/db/money.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { localeOf } from '#server/kernel/language.ts'
import { type Names, namesIn } from '#server/kernel/names.ts'
import { shopTodayAt } from '#server/kernel/shop-days.ts'
import type { BasketRow } from './basket.ts'
import type { PricedDelivery } from './deliveries.ts'
import { keptDiscounts } from './discounts.ts'
import type { PricedOrder } from './priced-order.ts'
import { taxName } from './quote-of.ts'

/** All data from which an order is written. */
export interface OrderDraft {
  orderId: string
  number: string
  accountId: string
  email: string
  language: string
  priced: Pick<PricedOrder, 'choices' | 'rows' | 'laterPieces' | 'backOrder' | 'totals' | 'discounts' | 'rule' | 'grams' | 'terms'>
  shipTo: PostalAddress
  billTo: PostalAddress
  delivery: PricedDelivery
  payment: PaymentMethod
}

/** Returns the names in the order, in the language of the order's mails. Later changes of names do not affect the order. */
function namesOfOrder(
  { db, tenantId }: Pick<Ask, 'db' | 'tenantId'>,
  locale: string,
  { delivery, priced: { rows, rule, discounts } }: OrderDraft,
): Promise<Names> {
  const texts = rows.flatMap(({ name, spec_name, promotion }) => [name, spec_name, ...(promotion ? [promotion.name] : [])])
  const besides = [delivery.name, ...(rule ? [rule.name] : []), ...discounts.taken.map(({ name }) => name)]
  return namesIn({ db, tenantId, locale, version: null }, [...texts, ...besides])
}

/** Writes an order with its lines. All data is copied, so an old order stays unchanged. */
export async function writeOrder(ask: Pick<Ask, 'db' | 'tenantId' | 'clock'>, placing: OrderDraft): Promise<void> {
  const { orderId, priced, delivery } = placing
  const { choices, totals, discounts, rule, terms } = priced
  const locale = localeOf(placing.language)
  const names = await namesOfOrder(ask, locale, placing)
  const now = new Date(ask.clock.now())
  const dueOn = dayAfter((await shopTodayAt(ask)).today, terms.invoiceDays)
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
      parcels: priced.backOrder?.parcels ?? 'one',
      rest_from: delivery.rest?.expectedFrom ?? null,
      rest_to: delivery.rest?.expectedTo ?? null,
      payment: placing.payment,
      due_on: placing.payment === 'invoice' ? dueOn : null,
      purchase_order: choices.purchaseOrder,
      job_name: choices.jobName,
      discounts: JSON.stringify(keptDiscounts(discounts.taken, names)),
      tax_name: rule ? taxName(names(rule.name), rule.rate, locale) : '',
      weight_g: priced.grams,
      goods: dollarsText(totals.goods),
      discount: dollarsText(totals.discount),
      shipping: dollarsText(totals.shipping),
      shipping_tax: dollarsText(totals.shippingTax),
      tax: dollarsText(totals.tax),
      core_charges: dollarsText(totals.coreCharges),
      total: dollarsText(totals.total),
      delivered_at: null,
    })
    .execute()
  await ask.db
    .insertInto('order_line')
    .values(linesOf(ask.tenantId, placing, names))
    .execute()
}

const linesOf = (tenantId: string, { orderId, priced: { rows, laterPieces, totals, choices } }: OrderDraft, names: Names) =>
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
      amount: dollarsText(sums.amount),
      discount: dollarsText(sums.discount),
      tax: dollarsText(sums.tax),
      core_charge: row.core_charge,
      core_amount: dollarsText(sums.coreAmount),
      core_tax: dollarsText(sums.coreTax),
      note,
      jobs: JSON.stringify(row.jobs),
      promotion: promotionOf(row, names),
      warranty_months: row.warranty_months,
      weight_g: row.weight_g,
      hs_code: row.hs_code,
      country: row.country,
      later_qty: laterPieces[at]?.qty ?? 0,
      later_on: laterPieces[at]?.on ?? null,
      waiting: laterPieces[at]?.qty ?? 0,
    }
  })

const promotionOf = ({ promotion, usual_price, unit_price }: BasketRow, names: Names): string | null =>
  promotion === null || usual_price === unit_price
    ? null
    : JSON.stringify({ id: promotion.id, name: names(promotion.name), wasPrice: usual_price })

/** The number before the first order number. Order numbers start above it, so that all have the same number of digits. */
const BEFORE_FIRST = 100_000

/**
 * Takes the next order number of a tenant, such as `CW-100042`. Numbers are short for the telephone and have no gaps for bookkeeping. The
 * counter's row is locked until the transaction ends, so the number should be taken last.
 */
export async function nextOrderNumber({ db, tenantId }: Pick<Ask, 'db' | 'tenantId'>, prefix: string): Promise<string> {
  const read = await sql<{ last: number }>`
    insert into order_counter (tenant_id, last) values (${tenantId}, ${BEFORE_FIRST + 1})
    on conflict (tenant_id) do update set last = order_counter.last + 1 returning last`.execute(db)
  return `${prefix}-${read.rows[0]?.last ?? BEFORE_FIRST}`
}
