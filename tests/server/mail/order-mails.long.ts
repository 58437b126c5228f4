import { describe, expect, test } from 'vitest'
import { createSharedContext } from '#server/app-options.ts'
import { createPublicUrlOf } from '#server/kernel/public-url.ts'
import { createDatabaseMailer, readStoredMails } from '#server/mail/database.ts'
import type { Mailer } from '#server/mail/port.ts'
import { dispatchEvents } from '#server/orders/events/dispatch-events.ts'
import { orderMailHook } from '#server/orders/events/mail-hook.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { mailServer } from './support/mail-server.ts'

const shop = await operatedShop()

const contextWith = (mailer: Mailer) =>
  createSharedContext({ db: shop.db, clock: shop.clock, mailer, publicUrl: createPublicUrlOf('https://shop.example') })
/** Has everything that became of an order so far told, over this mailer. */
async function tellAllOf(orderId: string, mailer: Mailer) {
  await shop.forgetEvents()
  await shop.db.updateTable('order_event').set({ notified_at: null, notified: [] }).where('order_id', '=', orderId).execute()
  await tell(mailer)
}
/** Has what is not told yet told, and its mails sent. */
async function tell(mailer: Mailer) {
  const context = contextWith(mailer)
  await dispatchEvents(context, [orderMailHook])
  await context.backgroundTasks.whenIdle()
}
const emailOf = ({ ada }: { ada: { id: string } }) => `${ada.id}@example.com`
const inGerman = (id: string) => shop.db.updateTable('shop_order').set({ language: 'de-AT' }).where('id', '=', id).execute()

describe('a real SMTP server receives', () => {
  test('a mail for each step of an order, text and HTML, with a link to its page, in the name and colour of the shop', async () => {
    const order = await shop.order({ core_charge: '20.00' })
    const { id, number, mcode, total } = order
    for (const step of ['pay', 'pack']) await shop.done(`orders ${step} ${number}`)
    await shop.done(`orders ship ${number} --carrier Lakes --tracking LP77 --url https://lakes.example/LP77`)
    await shop.done(`orders deliver ${number}`)
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    const { name } = await shop.db.selectFrom('tenant').select('name').where('id', '=', shop.general).executeTakeFirstOrThrow()

    expect(received.map(({ mail }) => mail.subject)).toEqual([
      `Your order ${number} at ${name}`,
      `Payment received for ${number}`,
      `Your order ${number} is on its way`,
      `Your order ${number} has arrived`,
    ])
    for (const { mail, to } of received) {
      expect(to).toEqual([emailOf(order)])
      expect(mail.from).toMatchObject({ name, address: 'counter@crankworks.example' })
      for (const part of [mail.text ?? '', mail.html ?? '']) {
        expect(part).toContain(`https://shop.example/order/orderInfo?id=${id}`)
        expect(part).toContain('Hello Ada,')
        expect(part).toContain(mcode)
      }
      expect(mail.html).toContain('background:#f5a300')
      expect(mail.html).toContain(`href="https://shop.example/order/orderInfo?id=${id}"`)
    }
    const [placed, paid, shipped, arrived] = received.map(({ mail }) => mail.text ?? '')
    for (const said of [`2 × `, mcode, '$100.00', 'Wisconsin sales tax', 'Core charges', `$${total.toFixed(2)}`, 'Milwaukee'])
      expect(placed).toContain(said)
    expect(paid).toContain('Everything is paid.')
    for (const said of ['Lakes', 'LP77', 'https://lakes.example/LP77', 'the deposit of $40.00']) expect(shipped).toContain(said)
    expect(received[2]?.mail.html).toContain('<a href="https://lakes.example/LP77">')
    expect(arrived).toContain('within 30 days')
  })

  test('the same in German for whoever ordered in German', async () => {
    const { id, number } = await shop.order()
    await inGerman(id)
    await shop.done(`orders pay ${number} 20`)
    for (const step of ['pack', 'ship']) await shop.done(`orders ${step} ${number}`)
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    expect(received.map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining(`Ihre Bestellung ${number} bei `),
      `Zahlung für ${number} eingegangen`,
      `Ihre Bestellung ${number} ist unterwegs`,
    ])
    expect(received[0]?.mail.text).toMatch(/Bitte überweisen Sie \$[\d.]+ bis 5\. Dezember 2026 mit dem Verwendungszweck/)
    expect(received[1]?.mail.text).toContain('Offen sind noch')
    expect(received[0]?.mail.html).toContain('lang="de"')
  })

  test('of another shop its own name, colour and address', async () => {
    const [ada, mcode] = [await shop.customer(shop.special.id), await shop.part({ weight_g: 100 }, shop.special.id)]
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    expect(received[0]?.mail.html).toContain('background:#0b5f73')
    expect(received[0]?.mail.text).toContain(`https://${shop.special.host}/order/orderInfo?id=${id}`)
  })

  test.each([
    ['cancelled', ['cancel N --reason Lost'], /^Your order CW-\d+ is cancelled$/, 'The reason: Lost'],
    ['came back', ['pack N', 'ship N', 'returned N'], /came back to us$/, 'could not be delivered'],
    ['refunded', ['pay N', 'refund N 12.5 --reason Scratched'], /^\$12\.50 goes back to you/, 'The reason: Scratched'],
    ['cancelled after it was paid', ['pay N', 'cancel N'], /goes back to you for CW-/, 'for the cancelled order'],
    ['sent in two parcels', ['pack N', 'ship N --line M --tracking T1'], /^A part of your order/, 'T1'],
  ])('what a customer must know: %s', async (_, lines, subject, said) => {
    const { id, number, mcode } = await shop.order()
    for (const line of lines) await shop.done(`orders ${line.replace('N', number).replace('M', mcode)}`)
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    const last = received.at(-1)?.mail
    expect(last?.subject).toMatch(subject)
    for (const words of [said, mcode]) expect(last?.text).toContain(words)
  })

  test('sizes of one thing are told apart by their data', async () => {
    const ada = await shop.customer()
    const [large, larger] = [await shop.part({ weight_g: 100 }), await shop.part({ weight_g: 100 })]
    for (const [mcode, spec] of [
      [large, 'L · Black'],
      [larger, 'XL · Black'],
    ] as const)
      await shop.db.updateTable('part').set({ name: 'Workshop jacket', spec_name: spec }).where('mcode', '=', mcode).execute()
    const { id } = await shop.ordered(ada, { [large]: 1, [larger]: 1 })
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    for (const said of [`Workshop jacket, L · Black ${large}`, `Workshop jacket, XL · Black ${larger}`])
      expect(received[0]?.mail.text).toContain(said)
  })

  test('of two parcels: the second mail lists what is in the second, in both languages', async () => {
    const ada = await shop.customer()
    const [one, other] = [await shop.part({ weight_g: 100, core_charge: '20.00' }), await shop.part({ weight_g: 100, core_charge: '0.00' })]
    const { id, number } = await shop.ordered(ada, { [one]: 2, [other]: 1 })
    await shop.done(`orders pack ${number}`)
    await shop.done(`orders ship ${number} --line ${one}:1 --line ${other}:1 --tracking FIRST`)
    await shop.done(`orders ship ${number} --tracking SECOND`)
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    const last = received.at(-1)?.mail
    expect(last?.subject).toBe(`The rest of your order ${number} is on its way`)
    for (const said of [one, '1 ×', 'SECOND', 'We expect it with you between', 'the deposit of $40.00']) expect(last?.text).toContain(said)
    for (const not of [other, 'The rest follows', 'FIRST', '2 ×']) expect(last?.text).not.toContain(not)
    await inGerman(id)
    await tellAllOf(id, mailer)
    expect(received.at(-1)?.mail.subject).toBe(`Der Rest Ihrer Bestellung ${number} ist unterwegs`)
    expect(received.at(-1)?.mail.text).not.toContain(other)
  })

  test('an order that went back by returns is not told to be undeliverable', async () => {
    const { id, number } = await shop.order()
    for (const step of ['pack', 'ship', 'deliver']) await shop.done(`orders ${step} ${number}`)
    // As an older version could write it.
    const gone = {
      tenant_id: shop.general,
      order_id: id,
      at: new Date(shop.clock.time),
      what: 'state',
      state: 'returned',
      actor: 'shop',
    } as const
    await shop.db
      .insertInto('order_event')
      .values({ ...gone, message: 'Returned', facts: '{}', notified_at: null, telling_until: null })
      .execute()
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    expect(received.map(({ mail }) => mail.subject).at(-1)).toBe(`Your order ${number} has arrived`)
  })

  test('what is fetched is told to be ready once it is packed; what travels is not', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ weight_g: 100 })]
    const { id, number } = await shop.ordered(ada, { [mcode]: 1 }, { delivery: 'collection', payment: 'collection' })
    await shop.done(`orders pack ${number}`)
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    expect(received.map(({ mail }) => mail.subject)).toEqual([expect.anything(), `Your order ${number} is ready`])
    expect(received[1]?.mail.text).toContain('paid at the counter')
  })

  test('returns and used units: accepted, refused, received, credited, with one mail for the money', async () => {
    const { ada, id, number, mcode } = await shop.order({ core_charge: '20.00' })
    for (const step of ['pay', 'pack', 'ship', 'deliver']) await shop.done(`orders ${step} ${number}`)
    await shop.forgetEvents()
    for (const reason of ['not-needed', 'defective'] as const) {
      const said = await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty: 1 }], reason })
      expect(said.msg).toBe('ok')
    }
    await shop.idle()
    await shop.done(`returns refuse ${number}-R2 --say`, 'The seal is broken.')
    for (const step of ['approve', 'receive', 'refund']) await shop.done(`returns ${step} ${number}-R1`)
    await shop.done(`cores receive ${number}`)
    await shop.done(`cores credit ${number} --amount 15 --note`, 'The housing is cracked')
    const { received, mailer } = await mailServer()
    await tell(mailer)
    expect(received.map(({ mail }) => mail.subject)).toEqual([
      `Your return ${number}-R2 is not accepted`,
      `Your return ${number}-R1 is accepted`,
      `Your return ${number}-R1 has come in`,
      `$72.75 goes back to you for ${number}`,
      '$15.00 of your deposit goes back to you',
    ])
    for (const { mail } of received) expect(mail.text).toMatch(new RegExp(`${mcode}\\s+1 ×$|${mcode}\\s+2 ×$`, 'm'))
    expect(received[0]?.mail.text).toContain('The seal is broken.')
    expect(received[3]?.mail.text).toContain(`for your return ${number}-R1 of order ${number}`)
    expect(received[4]?.mail.text).toContain('The housing is cracked')
  })

  test('of a return the parts that go back, and of them so many as go back, not the whole order', async () => {
    const ada = await shop.customer()
    const [back, kept] = [await shop.part({ weight_g: 100 }), await shop.part({ weight_g: 100 })]
    const { id, number } = await shop.ordered(ada, { [back]: 3, [kept]: 1 })
    for (const step of ['pay', 'pack', 'ship', 'deliver']) await shop.done(`orders ${step} ${number}`)
    await shop.forgetEvents()
    await ada.say('orderReturn', { orderId: id, lines: [{ id: back, qty: 2 }], reason: 'not-needed' })
    await shop.idle()
    for (const step of ['approve', 'receive', 'refund']) await shop.done(`returns ${step} ${number}-R1`)
    const { received, mailer } = await mailServer()
    await tell(mailer)
    expect(received).toHaveLength(3)
    for (const { mail } of received) {
      expect(mail.text).toMatch(new RegExp(`${back}\\s+2 ×$`, 'm'))
      expect(mail.text).not.toContain(kept)
    }
  })

  test('of a refund by line the pieces that it was made for; of an amount the whole order', async () => {
    const ada = await shop.customer()
    const [back, kept] = [await shop.part({ weight_g: 100 }), await shop.part({ weight_g: 100 })]
    const { number } = await shop.ordered(ada, { [back]: 3, [kept]: 1 })
    for (const step of ['pay', 'pack', 'ship', 'deliver']) await shop.done(`orders ${step} ${number}`)
    await shop.forgetEvents()
    await shop.done(`orders refund ${number} --line ${back}:2`)
    await shop.done(`orders refund ${number} 1.5`)
    const { received, mailer } = await mailServer()
    await tell(mailer)
    const [byLine, byAmount] = received.map(({ mail }) => mail.text)
    expect(byLine).toMatch(new RegExp(`${back}\\s+2 ×$`, 'm'))
    expect(byLine).not.toContain(kept)
    for (const mcode of [back, kept]) expect(byAmount).toContain(mcode)
  })

  test('what is taken off instead of sent back, when nothing was paid', async () => {
    const { ada, id, number, mcode, total } = await shop.order({ core_charge: '20.00' })
    for (const step of ['pack', 'ship', 'deliver']) await shop.done(`orders ${step} ${number}`)
    await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty: 1 }], reason: 'not-needed' })
    await shop.idle()
    for (const step of ['approve', 'receive', 'refund']) await shop.done(`returns ${step} ${number}-R1`)
    await shop.done(`cores receive ${number}`)
    await shop.forgetEvents()
    await shop.db
      .updateTable('order_event')
      .set({ notified_at: null, notified: [] })
      .where('order_id', '=', id)
      .where('what', '=', 'refund')
      .execute()
    await shop.done(`cores credit ${number}`)
    const { received, mailer } = await mailServer()
    await tell(mailer)
    expect(received.map(({ mail }) => mail.subject)).toEqual([
      `$72.75 is taken off what you have to pay for ${number}`,
      '$20.00 of your deposit is taken off what you have to pay',
    ])
    for (const { mail } of received) {
      expect(mail.text).toContain(`$${(total - 92.75).toFixed(2)} is still to be paid.`)
      expect(mail.text).not.toContain('bank transfer')
    }
  })

  test('words of others as text, never as markup', async () => {
    const { id, number } = await shop.order()
    await shop.done(`orders cancel ${number} --reason`, '<img src=x onerror=1> & "more"')
    const { received, mailer } = await mailServer()
    await tellAllOf(id, mailer)
    const html = received.at(-1)?.mail.html ?? ''
    expect(html).not.toContain('<img')
    // The letter itself keeps words with a digit on one line; all else of the reason is as it was said, as text.
    const said = html.replaceAll(/<span style="white-space:nowrap">([^<>]*)<\/span>/g, '$1')
    expect(said).toContain('<p style="margin:0 0 16px">The reason: &lt;img src=x onerror=1&gt; &amp; &quot;more&quot;</p>')
  })
})

test('nobody is written to whose account is gone', async () => {
  const { ada, id, number } = await shop.order()
  await shop.db.updateTable('shop_order').set({ account_id: null, email: '' }).where('account_id', '=', ada.id).execute()
  await shop.done(`orders cancel ${number}`)
  const { received, mailer } = await mailServer()
  await tellAllOf(id, mailer)
  expect(received).toEqual([])
})

test('without a mail server the mails of orders lie at /dev/mail', async () => {
  const order = await shop.order()
  const app = shop.again({
    clock: shop.clock,
    mailer: createDatabaseMailer(shop.db, shop.clock),
    devMail: true,
    publicUrl: createPublicUrlOf('http://localhost:8080'),
  })
  expect((await readStoredMails(shop.db, shop.general))[0]).toMatchObject({ to: emailOf(order) })
  const page = await (await app.request('http://localhost:8080/dev/mail')).text()
  expect(page).toContain(`Your order ${order.number} at`)
  expect(page).toContain(`<a href="http://localhost:8080/order/orderInfo?id=${order.id}">`)
})
