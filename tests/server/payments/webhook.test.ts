import { beforeEach, describe, expect, test } from 'vitest'
import { type CardShop, cardShop } from './support/card-shop.ts'

const shop = await cardShop()
beforeEach(() => {
  shop.reports.length = 0
})

const TOTAL = 100 + 8.95 + 5.99
const money = async (who: Awaited<ReturnType<CardShop['customer']>>, id: string) => {
  const { state, money, events } = await shop.detail(who, id)
  return {
    state,
    paid: money.paid,
    due: money.due,
    refunded: money.refunded,
    payments: events.filter(({ what }) => what === 'payment').length,
  }
}
const untouched = { state: 'awaiting-payment', paid: 0, due: TOTAL, refunded: 0, payments: 0 }
const wholly = { state: 'paid', paid: TOTAL, due: 0, refunded: 0, payments: 1 }

async function atThePage() {
  const ada = await shop.customer()
  const { id, number } = await shop.ordered(ada)
  return { ada, id, number, session: await shop.pageOf(ada, id) }
}

test('a signed message that the page was paid makes the order paid', async () => {
  const { ada, id, session } = await atThePage()
  expect(await money(ada, id)).toEqual(untouched)
  expect(await shop.told(shop.paid(session))).toEqual({ status: 200, received: true })
  expect(await money(ada, id)).toEqual(wholly)
  expect((await shop.detail(ada, id)).money.hints).toEqual([])
})

describe('a forged or stale message is answered 400 with a sentence, and changes nothing', () => {
  test.each([
    ['signed with another secret', { secret: 'whsec_of_a_thief' }],
    ['signed six minutes ago', { ageSeconds: 301 }],
    ['not signed at all', { header: null }],
    ['signed with nonsense', { header: 't=1,v1=00' }],
    ['with an empty signature', { header: '' }],
  ])('%s', async (_, signing) => {
    const { ada, id, session } = await atThePage()
    const said = await shop.told(shop.paid(session), signing)
    expect(said).toMatchObject({ status: 400, msg: 'The signature of this message is wrong or too old. Nothing was changed.' })
    expect(await money(ada, id)).toEqual(untouched)
    expect(shop.reports).toEqual([expect.stringMatching(/^A message in the name of Stripe was refused/)])
  })

  test('changed after it was signed', async () => {
    const { ada, id, session } = await atThePage()
    const message = shop.paid(session)
    const honest = JSON.stringify(message)
    const { default: Stripe } = await import('stripe')
    const header = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      ...{ payload: honest, secret: 'whsec_of_this_test', timestamp: Math.floor(shop.clock.time / 1000) },
    })
    Object.assign(message.data.object as object, { amount_total: 1 })
    expect((await shop.told(message, { header })).status).toBe(400)
    expect(await money(ada, id)).toEqual(untouched)
  })

  test('within five minutes it is not stale yet', async () => {
    const { ada, id, session } = await atThePage()
    expect((await shop.told(shop.paid(session), { ageSeconds: 299 })).status).toBe(200)
    expect(await money(ada, id)).toEqual(wholly)
  })
})

describe('a message that comes again changes nothing', () => {
  test('later', async () => {
    const { ada, id, session } = await atThePage()
    const message = shop.paid(session)
    for (let time = 0; time < 3; time += 1) expect((await shop.told(message)).status).toBe(200)
    expect(await money(ada, id)).toEqual(wholly)
  })

  test('at the same moment, in many copies', async () => {
    const { ada, id, session } = await atThePage()
    const message = shop.paid(session)
    const said = await Promise.all(Array.from({ length: 8 }, () => shop.told(message)))
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await money(ada, id)).toEqual(wholly)
  })

  test('and leaves one line in the timeline when it says that the payment failed', async () => {
    const { ada, id, session } = await atThePage()
    const message = shop.event('checkout.session.async_payment_failed', shop.stripe.sessions.get(session))
    for (let time = 0; time < 2; time += 1) await shop.told(message)
    const said = (await shop.detail(ada, id)).events.map(({ say }) => say)
    expect(said).toEqual(['Order placed', 'The payment by card failed'])
  })

  test('as another message about the same payment', async () => {
    const { ada, id, session } = await atThePage()
    const first = shop.paid(session)
    await shop.told(first)
    await shop.told(shop.event('checkout.session.async_payment_succeeded', first.data.object))
    expect(await money(ada, id)).toEqual(wholly)
    expect(await shop.flags()).toEqual([])
  })

  test('and one whose handling failed is heard when it comes again', async () => {
    const { ada, id, session } = await atThePage()
    const message = shop.paid(session)
    await shop.db.schema.alterTable('order_payment').renameTo('order_payment_away').execute()
    expect((await shop.told(message)).status).toBe(500)
    await shop.db.schema.alterTable('order_payment_away').renameTo('order_payment').execute()
    expect((await shop.told(message)).status).toBe(200)
    expect(await money(ada, id)).toEqual(wholly)
  })
})

describe('money that is not what was due', () => {
  test('too little is written down, does not make the order paid, and is flagged; the rest can be paid', async () => {
    const { ada, id, number, session } = await atThePage()
    await shop.told(shop.paid(session, 5000))
    expect(await money(ada, id)).toEqual({ ...untouched, paid: 50, due: TOTAL - 50, payments: 1 })
    expect((await shop.flags()).at(-1)).toMatchObject({ action: 'card-payment-differs', about: number, came: '50.00', due: '114.94' })
    const rest = await shop.pageOf(ada, id)
    expect(shop.stripe.sessions.get(rest)?.amount_total).toBe(6494)
    await shop.told(shop.paid(rest))
    expect(await money(ada, id)).toEqual({ ...wholly, payments: 2 })
  })

  test('too much goes back at once', async () => {
    const { ada, id, number, session } = await atThePage()
    await shop.told(shop.paid(session, 20_000))
    expect(await money(ada, id)).toEqual({ ...wholly, paid: 200, refunded: 200 - TOTAL })
    expect((await shop.flags()).at(-1)).toMatchObject({ action: 'card-payment-differs', about: number })
    await shop.settle()
    expect(shop.stripe.refunds.at(-1)).toMatchObject({ amount: 8506, payment_intent: shop.stripe.sessions.get(session)?.payment_intent })
  })

  test('in other money is not counted as dollars, and is flagged', async () => {
    const { ada, id, session } = await atThePage()
    const message = shop.paid(session)
    Object.assign(message.data.object as object, { currency: 'eur' })
    expect((await shop.told(message)).status).toBe(200)
    expect(await money(ada, id)).toEqual(untouched)
    expect((await shop.flags()).at(-1)).toMatchObject({ action: 'card-payment-unreadable', currency: 'eur' })
  })

  test('that comes after the order was cancelled is written down, flagged, and sent back', async () => {
    const { ada, id, number, session } = await atThePage()
    expect((await ada.say('orderCancel', { id })).code).toBe(200)
    await shop.told(shop.paid(session))
    expect(await money(ada, id)).toEqual({ state: 'cancelled', paid: TOTAL, due: 0, refunded: TOTAL, payments: 1 })
    expect((await shop.flags()).at(-1)).toMatchObject({ action: 'card-payment-after-cancel', about: number })
    await shop.settle()
    expect(shop.stripe.refunds.at(-1)).toMatchObject({ amount: 11_494, status: 'succeeded' })
    expect((await shop.detail(ada, id)).money.refundDue).toBe(0)
  })
})

describe('orders that are not meant', () => {
  test.each(['another tenant', 'no tenant', 'an unknown order', 'no order'])(
    '%s: nothing is changed, and Stripe need not repeat it',
    async (which) => {
      const { ada, id, session } = await atThePage()
      const message = shop.paid(session)
      const changes = {
        'another tenant': { metadata: { tenant: shop.special.id } },
        'no tenant': { metadata: {} },
        'an unknown order': { client_reference_id: 'none' },
        'no order': { client_reference_id: null },
      }
      Object.assign(message.data.object as object, Object.entries(changes).find(([name]) => name === which)?.[1])
      expect(await shop.told(message)).toEqual({ status: 200, received: true })
      expect(await money(ada, id)).toEqual(untouched)
      expect(shop.reports).toEqual([`Stripe told of an order that is not ours: ${message.id} checkout.session.completed`])
    },
  )
})

describe('what leaves an order to be paid', () => {
  test.each(['checkout.session.expired', 'checkout.session.async_payment_failed'])(
    '%s: it awaits payment and has a new page',
    async (type) => {
      const { ada, id, session } = await atThePage()
      await shop.told(shop.event(type, shop.stripe.sessions.get(session)))
      expect(await money(ada, id)).toEqual(untouched)
      const next = await shop.pageOf(ada, id)
      expect(next).not.toBe(session)
      await shop.told(shop.paid(next))
      expect(await money(ada, id)).toEqual(wholly)
    },
  )

  test('a payment that is on its way is waited for, and nobody is asked to pay again', async () => {
    const { ada, id, session } = await atThePage()
    const object = { ...shop.stripe.pay(session), payment_status: 'unpaid' }
    await shop.told(shop.event('checkout.session.completed', object))
    expect(await money(ada, id)).toEqual(untouched)
    expect((await shop.pay(ada, id)).result).toMatchObject({ next: 'none', url: '', hint: expect.stringContaining('need not pay again') })
    await shop.told(shop.event('checkout.session.async_payment_succeeded', { ...object, payment_status: 'paid' }))
    expect(await money(ada, id)).toEqual(wholly)
  })

  test.each(['charge.refunded', 'payment_intent.created', 'account.updated'])('%s is taken and changes nothing', async (type) => {
    const { ada, id, session } = await atThePage()
    await shop.told(shop.paid(session))
    expect((await shop.told(shop.event(type, { id: 'ch_1', amount_refunded: 11_494 }))).status).toBe(200)
    expect(await money(ada, id)).toEqual(wholly)
  })
})

test('a signed message that cannot be read is refused, so that it comes again after a repair', async () => {
  expect(await shop.told(shop.event('checkout.session.completed', { id: 5 }))).toMatchObject({
    status: 400,
    msg: 'This message cannot be read here. Nothing was changed.',
  })
  expect((await shop.told('no event')).status).toBe(400)
  expect(shop.reports).toEqual([
    expect.stringMatching(/^A message of Stripe could not be read data\.object\.id,/),
    'A message of Stripe could not be read ',
  ])
})

test('nothing of a card is kept or logged', async () => {
  const { session } = await atThePage()
  const message = shop.paid(session)
  Object.assign(message.data.object as object, {
    customer_details: { name: 'Ada Cardholder' },
    payment_method_details: { card: { last4: 'Fourdigits', number: 'Cardnumber' } },
  })
  await shop.told(message, { secret: 'whsec_of_a_thief' })
  await shop.told(message)
  const kept = JSON.stringify([
    shop.reports,
    await shop.db.selectFrom('order_event').selectAll().execute(),
    await shop.db.selectFrom('order_payment').selectAll().execute(),
    await shop.db.selectFrom('card_event').selectAll().execute(),
    await shop.db.selectFrom('shop_action').selectAll().execute(),
  ])
  expect(kept).toContain(message.id)
  expect(kept).not.toMatch(/Fourdigits|Cardnumber|Cardholder/)
})
