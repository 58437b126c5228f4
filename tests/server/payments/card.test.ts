import { afterEach, describe, expect, test } from 'vitest'
import { redactSecrets } from '#server/kernel/report.ts'
import { CENTS, cardShop } from './support/card-shop.ts'

const shop = await cardShop()
afterEach(() => {
  Object.assign(shop.stripe, { trouble: 'none', refundStatus: 'succeeded' })
  shop.stripe.asked.length = 0
  shop.reports.length = 0
})

const MINUTE_MS = 60_000

describe('the quote', () => {
  const offered = async (price: string) => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ price, price_steps: '[]', core_charge: '0.00', weight_g: 500 })]
    await ada.add(mcode, 1)
    return (await shop.quote(ada, { delivery: 'collection', payment: 'card' })).payments.find(({ id }) => id === 'card')
  }

  test('offers cards where the shop has keys', async () => {
    expect(await offered('10.00')).toMatchObject({ name: 'Card', open: true, why: '' })
  })

  test('says why a card cannot take so little', async () => {
    expect(await offered('0.40')).toMatchObject({ open: false, why: 'Cards are taken from $0.50 up.' })
  })
})

describe('the page of a payment', () => {
  test('asks for what is due in whole cents, names the order and the tenant, and leads back', async () => {
    const { ada, id, number } = await shop.anOrder()
    expect((await shop.pay(ada, id)).result).toMatchObject({
      next: 'redirect',
      url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    })
    const [{ fields, key } = { fields: {}, key: null }] = shop.opened()
    expect(key).toBe(`${id}-1`)
    expect(fields).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'metadata[tenant]': shop.general,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': String(CENTS),
      'line_items[0][price_data][product_data][name]': `Order ${number}`,
      success_url: `http://localhost:8080/completeOrder?id=${id}&payment=sent`,
      cancel_url: `http://localhost:8080/completeOrder?id=${id}&payment=left`,
      expires_at: String(Math.floor(shop.clock.time / 1000) + 3600),
    })
  })

  test('is the same when it is asked for again, also at the same moment', async () => {
    const { ada, id } = await shop.anOrder()
    const pages = await Promise.all(Array.from({ length: 5 }, () => shop.pageOf(ada, id)))
    pages.push(await shop.pageOf(ada, id))
    expect(new Set(pages).size).toBe(1)
    expect(new Set(shop.opened().map(({ key }) => key))).toEqual(new Set([`${id}-1`]))
  })

  test('is another one when it is about to close, and the old one cannot be paid any more', async () => {
    const { ada, id } = await shop.anOrder()
    const first = await shop.pageOf(ada, id)
    shop.clock.time += 56 * MINUTE_MS
    const second = await shop.pageOf(ada, id)
    expect([second === first, shop.stripe.sessions.get(first)?.status, shop.opened().at(-1)?.key]).toEqual([false, 'expired', `${id}-2`])
  })

  test('is another one when some of it was paid otherwise, so that nobody pays too much', async () => {
    const { ada, id } = await shop.anOrder()
    const first = await shop.pageOf(ada, id)
    await shop.pay(ada, id)
    await shop.inside(async (at) => {
      const { recordPayment } = await import('#server/orders/payments.ts')
      await recordPayment(at, id, { cents: 1494, method: 'invoice', reference: '', actor: 'shop' })
    })
    const second = await shop.pageOf(ada, id)
    expect([shop.stripe.sessions.get(first)?.status, shop.stripe.sessions.get(second)?.amount_total]).toEqual(['expired', 10_000])
  })

  test('is not asked for when less is left than a card takes: the company is not blamed for it', async () => {
    const { ada, id } = await shop.anOrder()
    await shop.pay(ada, id)
    const [before, reports] = [shop.opened().length, shop.reports.length]
    await shop.inside(async (at) => {
      const { recordPayment } = await import('#server/orders/payments.ts')
      await recordPayment(at, id, { cents: 11_494 - 30, method: 'invoice', reference: '', actor: 'shop' })
    })
    expect((await shop.detail(ada, id)).money.due).toBe(0.3)
    expect(await shop.pay(ada, id)).toMatchObject({ error: 'payment-refused', msg: expect.stringContaining('less than a card takes') })
    expect([shop.opened().length, shop.reports.length]).toEqual([before, reports])
  })

  test('a lost reply opens no second page: the try goes on under its key', async () => {
    const { ada, id } = await shop.anOrder()
    const before = shop.stripe.sessions.size
    shop.stripe.trouble = 'reply lost'
    expect(await shop.pay(ada, id)).toMatchObject({ code: 409, error: 'payment-refused' })
    shop.stripe.trouble = 'none'
    shop.clock.time += MINUTE_MS
    await shop.pageOf(ada, id)
    expect([shop.stripe.sessions.size - before, new Set(shop.opened().map(({ key }) => key)).size]).toEqual([1, 1])
  })
})

describe('when Stripe does not answer', () => {
  test('the refusal says so, nothing is lost, and it can be tried again', async () => {
    const { ada, id } = await shop.anOrder()
    shop.stripe.trouble = 'down'
    expect(await shop.pay(ada, id)).toMatchObject({
      error: 'payment-refused',
      msg: 'The payment company does not answer at the moment. Nothing was charged and your order is kept: try again in a minute.',
    })
    expect(shop.reports).toEqual([expect.stringContaining('could not be sent to Stripe')])
    shop.stripe.trouble = 'none'
    expect((await shop.pay(ada, id)).result.next).toBe('redirect')
  })

  test("another customer's order is not found, a paid one has nothing left to pay, and neither asks Stripe", async () => {
    const { ada, id } = await shop.anOrder()
    expect((await shop.pay(await shop.customer(), id)).code).toBe(404)
    await shop.told(shop.paid(await shop.pageOf(ada, id)))
    shop.stripe.asked.length = 0
    expect(await shop.pay(ada, id)).toMatchObject({ error: 'wrong-state' })
    expect(shop.stripe.asked).toEqual([])
  })
})

describe('refunds', () => {
  test('go back to the card that paid, each once', async () => {
    const order = await shop.aPaidOrder()
    await shop.promise(order.id, 1000)
    await shop.promise(order.id, 494)
    await Promise.all([shop.settle(), shop.settle()])
    await shop.settle()
    expect(
      shop
        .sentFor(order.id)
        .map(({ amount }) => amount)
        .sort((a, b) => a - b),
    ).toEqual([494, 1000])
    expect(await shop.due(order)).toBe(0)
  })

  test('of which the reply was lost are found at Stripe and not sent twice', async () => {
    const order = await shop.aPaidOrder()
    await shop.promise(order.id, 1000)
    const send = shop.stripe.send
    shop.stripe.send = async (input, init) => {
      const reply = await send(input, init)
      if (init?.method === 'POST' && String(input).endsWith('/v1/refunds')) throw new TypeError('terminated')
      return reply
    }
    await shop.settle()
    shop.stripe.send = send
    expect([shop.sentFor(order.id).length, await shop.due(order)]).toEqual([1, 10])
    await shop.settle()
    expect([shop.sentFor(order.id).length, await shop.due(order)]).toEqual([1, 0])
  })

  test('that fail at the bank stay owed, are reported, and are tried anew', async () => {
    const order = await shop.aPaidOrder()
    await shop.promise(order.id, 1000)
    shop.stripe.refundStatus = 'failed'
    await shop.settle()
    expect([await shop.due(order), shop.reports]).toEqual([10, [expect.stringContaining('is failed')]])
    shop.stripe.refundStatus = 'succeeded'
    await shop.settle()
    expect([await shop.due(order), shop.sentFor(order.id).map(({ status }) => status)]).toEqual([0, ['failed', 'succeeded']])
  })

  test('of two cards go back to both, never more to one than it paid', async () => {
    const order = await shop.anOrder()
    await shop.told(shop.paid(await shop.pageOf(order.ada, order.id), 5000))
    shop.clock.time += MINUTE_MS
    await shop.told(shop.paid(await shop.pageOf(order.ada, order.id)))
    await shop.promise(order.id, 9000)
    await shop.settle()
    expect(shop.sentFor(order.id).map(({ amount }) => amount)).toEqual([6494, 2506])
    expect(await shop.due(order)).toBe(0)
  })

  test('of what came in cash are for a person to send', async () => {
    const order = await shop.anOrder()
    await shop.pay(order.ada, order.id)
    await shop.inside(async (at) => {
      const { recordPayment } = await import('#server/orders/payments.ts')
      await recordPayment(at, order.id, { cents: CENTS, method: 'collection', reference: '', actor: 'shop' })
    })
    await shop.promise(order.id, 1000)
    await shop.settle()
    expect([shop.sentFor(order.id), await shop.due(order), shop.reports]).toEqual([[], 10, []])
  })
})

test('a server without keys neither offers cards nor has a door for Stripe', async () => {
  const plain = shop.again({ clock: shop.clock })
  expect((await plain.request('/pay/stripe/webhook', { method: 'POST', body: '{}' })).status).toBe(405)
})

test('no key of Stripe gets into a log', () => {
  expect(redactSecrets('Invalid API Key provided: sk_live_51Abc and whsec_a+b/c=')).toBe('Invalid API Key provided: [key] and [key]')
})

test('pages need nothing from Stripe: the policy lets nothing of another origin run', async () => {
  const policy = (await shop.app.request('/')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('stripe')
})
