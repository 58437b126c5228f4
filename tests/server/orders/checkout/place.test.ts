import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { milwaukee, orderShop } from '../support/shop.ts'

const shop = await orderShop()

describe('an order', () => {
  test('is made of the cart, takes the stock, empties the cart and gets a number that people can say', async () => {
    const [ada, mcode] = [
      await shop.customer(),
      await shop.part({ price: '100.00', price_steps: '[]', core_charge: '25.00', weight_g: 3000, stock: 10 }),
    ]
    const order = await shop.ordered(
      ada,
      { [mcode]: 2 },
      { more: { purchaseOrder: 'PO 7', jobName: 'Forklift 3', lineNotes: { [mcode]: 'check the pinion' } } },
    )
    expect(order.number).toMatch(/^CW-\d{6}$/)
    expect(order.state).toBe('awaiting-payment')
    expect(await ada.holds()).toEqual({})
    expect(await shop.stock(mcode)).toBe(8)
    const shown = await shop.detail(ada, order.id)
    // 200.00 goods, 19.95 for 6 kg (13.2 lb), 5.5 % of both, 50.00 deposit.
    expect(shown.sums).toMatchObject({ goods: 200, discount: 0, shipping: 19.95, tax: 12.1, coreCharges: 50, total: 282.05 })
    expect(shown).toMatchObject({ purchaseOrder: 'PO 7', jobName: 'Forklift 3', shipTo: { ...milwaukee, vatId: '' } })
    expect(shown.lines[0]).toMatchObject({ id: mcode, qty: 2, unitPrice: 100, tax: 11, note: 'check the pinion', coreAmount: 50 })
    expect(shown.events.map(({ what, state, by }) => [what, state, by])).toEqual([['placed', 'awaiting-payment', 'customer']])
    expect(shown.money).toMatchObject({ method: 'invoice', due: 282.05, paid: 0 })
    expect(shown.money.hints.at(-1)).toContain(order.number)
    expect(shown.may).toEqual({ cancel: true, pay: true, return: false })
  })

  test('sent again under its key, ten times at once, is one order', async () => {
    const [ada, mcode, key] = [await shop.customer(), await shop.part({ stock: 10 }), randomUUID()]
    await ada.add(mcode, 3)
    const wish = shop.wishOf(await shop.quote(ada))
    const said = await Promise.all(Array.from({ length: 10 }, () => ada.say('orderPlace', wish, { key })))
    expect(new Set(said.map(({ code, result }) => `${code} ${result.id}`)).size).toBe(1)
    expect((await ada.say('orderPlace', wish, { key })).result).toEqual(said[0]?.result)
    expect(await shop.stock(mcode)).toBe(7)
    expect((await ada.say('orderList', {})).result.total).toBe(1)
  })

  test('of two tabs that send the same cart under two keys one gets it', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ stock: 10 })]
    await ada.add(mcode, 3)
    const wish = shop.wishOf(await shop.quote(ada))
    const said = await Promise.all([ada.say('orderPlace', wish), ada.say('orderPlace', wish)])
    expect(said.map(({ error }) => error).sort()).toEqual(['order-changed', undefined])
    expect(await shop.stock(mcode)).toBe(7)
  })

  test('takes the named lines and leaves the others in the cart', async () => {
    const [ada, a, b] = [await shop.customer(), await shop.part(), await shop.part()]
    await ada.add(a, 1)
    await ada.add(b, 2)
    const said = await shop.place(ada, { more: { ids: [b] } })
    expect(said.code).toBe(200)
    expect(await ada.holds()).toEqual({ [a]: 1 })
  })
})
