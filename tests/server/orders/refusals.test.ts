import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buyersOf } from './support/buyers.ts'
import { milwaukee, orderShop, testTerms } from './support/shop.ts'

const shop = await orderShop()
const buyers = buyersOf(shop)

describe('what changed behind the screen is said before the buyer commits, and nothing is lost', () => {
  test('another price: the old one, the new one and the new quote, which may then be ordered under a new key, while a late copy stays refused', async () => {
    const { ada, mcode, send } = await buyers.about()
    await shop.change(mcode, { price: '55.00' })
    const key = randomUUID()
    const said = await send({}, key)
    expect(said).toMatchObject({ status: 409, error: 'order-changed' })
    expect(said.msg).toContain(`The price of ${mcode} went from $50.00 to $55.00.`)
    expect(said.result).toMatchObject({ changes: [{ id: mcode, what: 'price', before: 50, after: 55 }], sums: { goods: 110 } })
    await buyers.nothingDone(ada, mcode)
    const again = (said.result as unknown as { quoteHash: string }).quoteHash
    expect((await send({ quoteHash: again }, key)).error).toBe('key-reused')
    expect(await send({}, key)).toMatchObject({ error: 'order-changed', msg: said.msg, result: said.result })
    expect((await send({ quoteHash: again })).code).toBe(200)
  })

  test('the cart changed on another device', async () => {
    const { ada, mcode, send } = await buyers.about()
    await ada.update(mcode, 5)
    const said = await send()
    expect(said).toMatchObject({ error: 'order-changed', msg: `Your cart has changed on another device: it holds 5 of ${mcode}, not 2.` })
    await buyers.nothingDone(ada, mcode, 5)
    await ada.remove(mcode)
    expect((await send()).msg).toBe(`Your cart has changed on another device: ${mcode} is not in it any more.`)
  })

  test('an address of the book that was changed on another device: nothing goes where its buyer has not read that it would', async () => {
    const { ada, mcode } = await buyers.about()
    const id = randomUUID()
    const save = (lines: string[]) => ada.say('addressSave', { id, ...milwaukee, lines })
    await save(['100 Water Street'])
    for (const from of [{ addressId: id }, { address: milwaukee, billingAddressId: id }]) {
      const choices = { ...from, delivery: 'standard', payment: 'invoice' } as const
      const order = async () => {
        const { result } = await ada.say('checkoutQuote', choices)
        return { ...choices, lines: [{ id: mcode, qty: 2 }], quoteHash: result.quoteHash }
      }
      const wish = await order()
      await save(['9 Other Road'])
      expect(await ada.say('orderPlace', wish)).toMatchObject({ status: 409, error: 'order-changed' })
      await buyers.nothingDone(ada, mcode)
      await save(['100 Water Street'])
    }
    const { quoteHash } = (await ada.say('checkoutQuote', { address: milwaukee, delivery: 'standard', payment: 'invoice' })).result
    const same = { addressId: id, delivery: 'standard', payment: 'invoice', lines: [{ id: mcode, qty: 2 }], quoteHash }
    expect((await ada.say('orderPlace', same)).code).toBe(200)
  })

  test('a part that was withdrawn meanwhile', async () => {
    const { ada, mcode, send } = await buyers.about()
    await shop.change(mcode, { ended: true, stock: 0 })
    const said = await send()
    expect(said).toMatchObject({ status: 409, error: 'withdrawn', field: `lines.${mcode}` })
    expect(said.msg).toBe(`The shop does not sell ${mcode} any more. Delete this line to order the others.`)
    await buyers.nothingDone(ada, mcode, 2, 0)
  })

  test('a part of which too few are left, and what to do', async () => {
    const { ada, mcode, send } = await buyers.about()
    await shop.change(mcode, { stock: 1 })
    expect(await send()).toMatchObject({
      error: 'sold-out',
      field: `lines.${mcode}`,
      msg: `Of ${mcode} only 1 is left, and nobody knows when more will come. Your cart holds 2; take 1 of it.`,
    })
    await buyers.nothingDone(ada, mcode, 2, 1)
  })

  test('a coupon that expired at the last second', async () => {
    const end = new Date(shop.clock.time + 60_000)
    await shop.coupon('LASTSECOND', { ends_at: end })
    const { ada, mcode, wish, send } = await buyers.about({}, { coupon: ' last second ' })
    expect((await shop.quote(ada, { coupon: 'lastsecond' })).discounts).toEqual([
      { source: 'coupon', code: 'LASTSECOND', name: 'A test', amount: 10 },
    ])
    const before = shop.clock.time
    shop.clock.time = end.getTime()
    const said = await send()
    expect(said).toMatchObject({ status: 409, error: 'coupon-refused', field: 'coupon.LASTSECOND' })
    expect(said.msg).toBe('The coupon LASTSECOND has expired. The order is reckoned without it.')
    expect(said.result).toMatchObject({ discounts: [], sums: { goods: 100, discount: 0 } })
    await buyers.nothingDone(ada, mcode)
    shop.clock.time = end.getTime() - 1
    expect((await ada.say('orderPlace', wish)).code).toBe(200)
    shop.clock.time = before
  })

  test('a delivery or a tax that costs something else now', async () => {
    const { ada, mcode, send } = await buyers.about()
    await shop.setTerms({ ...testTerms, taxes: testTerms.taxes.map((rule) => ({ ...rule, rate: 6000 })) })
    expect(await send()).toMatchObject({ error: 'order-changed', field: 'quoteHash' })
    await shop.setTerms(testTerms)
    await buyers.nothingDone(ada, mcode)
    expect((await send()).code).toBe(200)
  })
})

describe('an order that was prepared without a network', () => {
  const limits = (total: number, inMs: number) => ({
    quoteHash: undefined,
    limits: { highestTotal: total, expiresAt: new Date(shop.clock.time + inMs).toISOString() },
  })
  test('is placed while its limits hold, whatever has changed below them', async () => {
    const { mcode, send } = await buyers.about()
    await shop.change(mcode, { price: '52.00' })
    expect((await send(limits(140, 60_000))).code).toBe(200)
  })
  test('is not placed when it costs more, and says how much', async () => {
    const { ada, mcode, send } = await buyers.about()
    await shop.change(mcode, { price: '70.00' })
    const said = await send(limits(140, 60_000))
    expect(said).toMatchObject({ status: 409, error: 'limit-broken', field: 'limits.highestTotal' })
    expect(said.msg).toBe(
      'This comes to $161.36 now, more than the $140.00 that you set. It was not sent; everything is still in your cart.',
    )
    await buyers.nothingDone(ada, mcode)
  })
  test('is not placed after its time', async () => {
    const { ada, mcode, send } = await buyers.about()
    const said = await send(limits(1000, 0))
    expect([said.error, said.field]).toEqual(['limit-broken', 'limits.expiresAt'])
    expect(said.msg).toContain('It was not sent')
    await buyers.nothingDone(ada, mcode)
  })
  test('waits for a month at most', async () => {
    const { send } = await buyers.about()
    expect(await send(limits(1000, 31 * 86_400_000))).toMatchObject({ status: 400, field: 'limits.expiresAt' })
  })
  test('needs limits when it has no quote', async () => {
    const { send } = await buyers.about()
    expect(await send({ quoteHash: undefined })).toMatchObject({ status: 400, error: 'bad-request' })
  })
})
