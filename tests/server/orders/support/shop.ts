import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import type { PaymentMethod, Quote } from '#contract/checkout/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { openSession } from '#server/kernel/sessions.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { recordPayment } from '#server/orders/payments.ts'
import { defaultOrderTerms, type OrderTerms } from '#server/orders/terms.ts'
import { changeOrderState } from '#server/orders/transitions.ts'
import type { How } from '../../../support/call-app.ts'
import { type Customer, cartShop } from '../../cart/support/shop.ts'

/** Somewhere in Milwaukee. */
export const milwaukee = {
  name: 'Ada Fitter',
  company: 'Lake Garage',
  phone: '+1 414 555 0100',
  country: 'US',
  lines: ['100 Water Street'],
  city: 'Milwaukee',
  region: 'WI',
  postcode: '53202',
}

/** Terms with a tax, so that every sum has something to say. */
export const testTerms: OrderTerms = {
  ...defaultOrderTerms,
  orderPrefix: 'CW',
  taxes: [
    { country: 'US', region: 'WI', name: 'Wisconsin sales tax', rate: 5500, onShipping: true, onCores: false, exemptWithVatId: false },
  ],
  counter: { country: 'US', region: 'WI', hint: 'At the counter' },
}

export interface Choice {
  delivery?: DeliveryMethod
  payment?: PaymentMethod
  coupon?: string
  address?: Record<string, unknown>
  more?: Record<string, unknown>
}

/** A shop whose customers order. */
export async function orderShop(...more: Parameters<typeof cartShop>) {
  const shop = await cartShop(...more)
  const setTerms = (terms: OrderTerms, tenant = shop.general) =>
    shop.db
      .insertInto('tenant_terms')
      .values({ tenant_id: tenant, terms: JSON.stringify(terms) })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ terms: JSON.stringify(terms) }))
      .execute()
  for (const tenant of [shop.general, shop.special.id]) await setTerms(testTerms, tenant)
  const told: string[] = []
  const context = (trx: OrderContext['db'], tenant = shop.general): OrderContext => ({
    ...{ db: trx, tenantId: tenant, clock: shop.clock },
    dispatchEventsSoon: () => void told.push('told'),
  })
  /** Somebody of the shop, or the system, does something to an order. */
  const inside = <T>(work: (context: OrderContext) => Promise<T>, tenant = shop.general) =>
    inTransaction(shop.db, (trx) => work(context(trx, tenant)))
  const step = (orderId: string, to: OrderState, facts = {}) => inside((at) => changeOrderState(at, orderId, to, 'shop', facts))
  const pay = (orderId: string, cents: number, reference = '') =>
    inside((at) => recordPayment(at, orderId, { cents, method: 'invoice', reference, actor: 'shop' }))
  const stock = async (mcode: string) =>
    (
      await shop.db
        .selectFrom('part')
        .select('stock')
        .where('mcode', '=', mcode)
        .where('tenant_id', '=', shop.general)
        .executeTakeFirstOrThrow()
    ).stock

  /** What checkout says, in words that a test reads. */
  function choices({ delivery = 'standard', payment = 'invoice', coupon, address = milwaukee, more = {} }: Choice = {}) {
    return { delivery, payment, address, ...(coupon === undefined ? {} : { coupon }), ...more }
  }
  const quote = async (who: Customer, choice?: Choice): Promise<Quote> => (await who.say('checkoutQuote', choices(choice))).result
  const wishOf = (quoted: Quote, choice?: Choice): CallInputOf<'orderPlace'> => ({
    ...(choices(choice) as Omit<CallInputOf<'orderPlace'>, 'lines'>),
    lines: quoted.lines.map(({ id, qty }) => ({ id, qty })),
    quoteHash: quoted.quoteHash === '' ? '0'.repeat(32) : quoted.quoteHash,
  })
  const place = async (who: Customer, choice?: Choice, how?: How) =>
    who.say('orderPlace', wishOf(await quote(who, choice), choice), how ?? {})
  /** Puts parts into the cart and orders them. */
  async function ordered(who: Customer, parts: Record<string, number>, choice?: Choice): Promise<CallResultOf<'orderPlace'>> {
    for (const [mcode, qty] of Object.entries(parts)) {
      const added = await who.add(mcode, qty)
      if (added.code !== 200) throw new Error(added.msg)
    }
    const said = await place(who, choice)
    if (said.code !== 200) throw new Error(said.msg)
    await shop.idle()
    return said.result
  }
  const detail = async (who: Customer, id: string) => (await who.say('orderDetail', { id })).result
  async function delivered(who: Customer, parts: Record<string, number>, choice?: Choice) {
    const order = await ordered(who, parts, choice)
    await pay(order.id, Math.round(order.total * 100))
    for (const to of ['packed', 'shipped', 'delivered'] as const) await step(order.id, to)
    return order
  }
  const coupon = (code: string, facts: Record<string, unknown> = {}, tenant = shop.general) =>
    shop.db
      .insertInto('coupon')
      .values({
        ...{ tenant_id: tenant, code, name: 'A test', account_id: null, percent: 10, amount: null },
        ...{ starts_at: null, ends_at: null, uses_most: null, uses_each: null, ...facts },
      })
      .execute()
  /** A fresh session: the one that a customer came with ends while a test lets time pass. */
  const sessionOf = (accountId: string, tenant = shop.general) => openSession(shop.db, tenant, accountId, 'test', shop.clock.time)

  return {
    ...shop,
    setTerms,
    context,
    inside,
    step,
    pay,
    stock,
    choices,
    quote,
    wishOf,
    place,
    ordered,
    detail,
    delivered,
    coupon,
    told,
    sessionOf,
  }
}
export type OrderShop = Awaited<ReturnType<typeof orderShop>>
export type { Customer }
