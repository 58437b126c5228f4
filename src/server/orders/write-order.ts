import type { PostalAddress } from '#contract/address.ts'
import type { PaymentMethod } from '#contract/checkout.ts'
import { numberKey } from '#contract/numbers.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { dollarsText } from '#server/db/money.ts'
import type { Offered } from './deliveries.ts'
import type { Reckoning } from './reckoning.ts'
import { taxName } from './quote-of.ts'

/** Everything that an order is written from. */
export interface Placing {
  orderId: string
  number: string
  accountId: string
  email: string
  language: string
  reckoning: Pick<Reckoning, 'choices' | 'rows' | 'reckoned' | 'coupon' | 'rule' | 'grams' | 'terms'>
  shipTo: PostalAddress
  billTo: PostalAddress
  delivery: Offered
  payment: PaymentMethod
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Writes an order and its lines: copies of everything, so that an old order still says what it said. */
export async function writeOrder(ask: Pick<Ask, 'db' | 'tenantId' | 'clock'>, placing: Placing): Promise<void> {
  const { orderId, reckoning, delivery } = placing
  const { choices, reckoned, coupon, rule, terms } = reckoning
  const now = new Date(ask.clock.now())
  const dueOn = new Date(ask.clock.now() + terms.invoiceDays * DAY_MS).toISOString().slice(0, 10)
  const discounts = coupon ? [{ source: 'coupon', code: coupon.code, name: coupon.name, amount: dollarsText(reckoned.discount) }] : []
  await ask.db
    .insertInto('shop_order')
    .values({
      ...{ tenant_id: ask.tenantId, id: orderId, number: placing.number, account_id: placing.accountId, state: 'awaiting-payment' },
      ...{ placed_at: now, email: placing.email, language: placing.language },
      ...{ ship_to: JSON.stringify(placing.shipTo), bill_to: JSON.stringify(placing.billTo) },
      ...{ delivery: delivery.id, delivery_name: delivery.name, expected_from: delivery.expectedFrom, expected_to: delivery.expectedTo },
      ...{ payment: placing.payment, due_on: placing.payment === 'invoice' ? dueOn : null },
      ...{ purchase_order: choices.purchaseOrder, job_name: choices.jobName, discounts: JSON.stringify(discounts) },
      ...{ tax_name: rule ? taxName(rule.name, rule.rate) : '', weight_g: reckoning.grams },
      ...{ goods: dollarsText(reckoned.goods), discount: dollarsText(reckoned.discount), shipping: dollarsText(reckoned.shipping) },
      ...{
        shipping_tax: dollarsText(reckoned.shippingTax),
        tax: dollarsText(reckoned.tax),
        core_charges: dollarsText(reckoned.coreCharges),
      },
      ...{ total: dollarsText(reckoned.total), delivered_at: null },
    })
    .execute()
  await ask.db.insertInto('order_line').values(linesOf(ask.tenantId, placing)).execute()
}

const linesOf = (tenantId: string, { orderId, reckoning: { rows, reckoned, choices } }: Placing) =>
  rows.map((row, at) => {
    const sums = reckoned.lines[at]
    if (!sums) throw new Error('Every line of an order is reckoned.')
    const note = Object.entries(choices.lineNotes).find(([id]) => id === row.mcode)?.[1] ?? ''
    return {
      ...{ tenant_id: tenantId, order_id: orderId, line_no: at + 1, mcode: row.mcode, name: row.name, producer: row.producer },
      ...{ oe_number: row.oe_number, oe_key: numberKey(row.oe_number), spec_name: row.spec_name, condition: row.condition, qty: row.qty },
      ...{ unit_price: row.unit_price, amount: dollarsText(sums.amount), discount: dollarsText(sums.discount), tax: dollarsText(sums.tax) },
      ...{ core_charge: row.core_charge, core_amount: dollarsText(sums.coreAmount), core_tax: dollarsText(sums.coreTax), note },
      ...{ warranty_months: row.warranty_months, weight_g: row.weight_g, hs_code: row.hs_code, country: row.country },
    }
  })
