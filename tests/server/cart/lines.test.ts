import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { unitPriceSql } from '#server/cart/pricing.ts'
import { priceCases } from '../../support/price-cases.ts'
import { type Customer, cartShop } from './support/shop.ts'

let ada: Customer
const shop = await cartShop()

const steps = (...given: [number, string][]) => JSON.stringify(given.map(([fromQty, unitPrice]) => ({ fromQty, unitPrice })))
const ladder = { price: '10.10', price_steps: steps([1, '10.10'], [3, '9.99'], [10, '0.07']), core_charge: '15.55' }
const freshCustomer = async () => {
  ada = await shop.customer()
  return ada
}

test.each(priceCases)(
  'the database goes by the price rule of the contract: %s',
  async (_, { price, priceLadder, promotions }, qty, cents) => {
    const mcode = await shop.part({ price: String(price), price_steps: JSON.stringify(priceLadder) })
    for (const [at, terms] of (promotions ?? []).entries()) await shop.promotion({ id: `${mcode}-${at}`, mcodes: [mcode], ...terms })
    const { rows } = await sql<{ unit: string }>`select ${unitPriceSql(sql`${qty}::integer`, new Date(shop.clock.time))} as unit
    from part where tenant_id = ${shop.general} and mcode = ${mcode}`.execute(shop.db)
    expect(rows.map(({ unit }) => Number(unit))).toEqual([dollarsOf(cents)])
  },
)

describe('section 3: a cart line', () => {
  test('shows the part, its price at this quantity, the amount, core charge, ladder and stock', async () => {
    const mcode = await shop.part({
      ...ladder,
      stock: 4,
      min_qty: 2,
      weight_g: 4250,
      oe_number: '0 001 123 456',
      producer: 'Volt',
      spec_name: '12 V',
      name: 'Starter',
      condition: 'reman',
    })
    await (await freshCustomer()).add(mcode, 3)
    expect(await ada.lines()).toEqual([
      {
        ...{
          id: mcode,
          qty: 3,
          price: 9.99,
          amount: 29.97,
          coreCharge: 15.55,
          minQty: 2,
          weightKg: 4.25,
          job: '',
          addedAt: '2026-11-21T08:00:00.000Z',
        },
        priceLadder: [
          { fromQty: 1, unitPrice: 10.1 },
          { fromQty: 3, unitPrice: 9.99 },
          { fromQty: 10, unitPrice: 0.07 },
        ],
        stock: { state: 'low', qty: 4 },
        product: {
          ...{ goodsSkuCode: mcode, mainImageUrl: `/part/${mcode}/view.svg`, producer: 'Volt', oeNumber: '0 001 123 456' },
          ...{ specName: '12 V', name: 'Starter', condition: 'reman' },
        },
      },
    ])
  })

  test('a part that is out of stock but still made may be ordered: the line says when it comes', async () => {
    const mcode = await shop.part({ stock: 0, restock_on: '2026-12-24' })
    await (await freshCustomer()).add(mcode, 500)
    expect(await ada.line(mcode)).toMatchObject({ qty: 500, stock: { state: 'out', qty: 0, restockOn: '2026-12-24' } })
  })

  test('more pieces than are in stock may be ordered of a part of which more are expected', async () => {
    const mcode = await shop.part({ stock: 2, restock_on: '2026-12-24' })
    expect((await (await freshCustomer()).add(mcode, 50)).result).toEqual({ id: mcode, qty: 50 })
  })

  test('lines come oldest first, and keep their place when they change', async () => {
    const mcodes = [await shop.part(), await shop.part(), await shop.part()].reverse()
    await freshCustomer()
    for (const mcode of mcodes) {
      shop.clock.time += 1000
      await ada.add(mcode, 1)
    }
    shop.clock.time += 1000
    await ada.update(mcodes[0] ?? '', 9)
    await ada.add(mcodes[1] ?? '', 1)
    expect((await ada.lines()).map(({ id }) => id)).toEqual(mcodes)
  })

  test.each([1, 2, 3, 9, 10, 11])('the price of %i pieces is the one that getPriceByQuantity names', async (quantity) => {
    const mcode = await shop.part(ladder)
    await (await freshCustomer()).add(mcode, quantity)
    const asked = await shop.ask('getPriceByQuantity', { mcode, quantity })
    const line = await ada.line(mcode)
    expect([line?.price, line?.amount]).toEqual([asked.unitPrice, Math.round(asked.unitPrice * 100 * quantity) / 100])
  })
})

describe('a stale price must be seen', () => {
  test('a line whose price has changed says what it was when the customer last changed it', async () => {
    const mcode = await shop.part(ladder)
    await (await freshCustomer()).add(mcode, 3)
    expect(await ada.line(mcode)).not.toHaveProperty('priceBefore')
    await shop.change(mcode, { price_steps: steps([1, '20.00']) })
    expect(await ada.line(mcode)).toMatchObject({ price: 20, amount: 60, priceBefore: 9.99 })
  })

  test('changing the quantity, even to the same, takes note of the new price; another step of the ladder is no change of price', async () => {
    const mcode = await shop.part(ladder)
    await (await freshCustomer()).add(mcode, 1)
    await ada.update(mcode, 10)
    expect(await ada.line(mcode)).not.toHaveProperty('priceBefore')
    await shop.change(mcode, { price_steps: steps([1, '20.00']) })
    expect(await ada.line(mcode)).toMatchObject({ priceBefore: 0.07 })
    await ada.update(mcode, 10)
    expect(await ada.line(mcode)).not.toHaveProperty('priceBefore')
  })

  test('a part that was added at a price of some days ago says on its line what its buyer saw', async () => {
    const mcode = await shop.part(ladder)
    const buyer = await freshCustomer()
    const seen = (fromQty: number, unitPrice: number) => ({ seen: { fromQty, unitPrice } })
    await buyer.say('cartAdd', { mcode, qty: 3, ...seen(1, 7.5) })
    expect(await ada.line(mcode)).toMatchObject({ price: 9.99, priceBefore: 7.5 })
    // Whoever sees today's price and adds more has seen it.
    await buyer.say('cartAdd', { mcode, qty: 1, ...seen(1, 10.1) })
    expect(await ada.line(mcode)).not.toHaveProperty('priceBefore')
    await buyer.say('cartUpdate', { id: mcode, qty: 2, ...seen(1, 12) })
    expect(await ada.line(mcode)).toMatchObject({ price: 10.1, priceBefore: 12 })
    await buyer.say('cartUpdate', { id: mcode, qty: 2, ...seen(1, 10.1) })
    expect(await ada.line(mcode)).not.toHaveProperty('priceBefore')
  })

  test('a step of the ladder that the pieces of several adds reach together is no change of price', async () => {
    const mcode = await shop.part(ladder)
    const buyer = await freshCustomer()
    for (const qty of [1, 2]) await buyer.say('cartAdd', { mcode, qty, seen: { fromQty: 1, unitPrice: 10.1 } })
    expect(await ada.line(mcode)).toMatchObject({ qty: 3, price: 9.99 })
    expect(await ada.line(mcode)).not.toHaveProperty('priceBefore')
  })

  test('a seen price that no shop can have is refused, and the cart stays', async () => {
    const mcode = await shop.part(ladder)
    const buyer = await freshCustomer()
    for (const seen of [
      { fromQty: 0, unitPrice: 1 },
      { fromQty: 1, unitPrice: -1 },
      { fromQty: 1, unitPrice: 1e12 },
      { fromQty: 1.5, unitPrice: 1 },
      7,
    ])
      expect(await buyer.say('cartAdd', { mcode, qty: 1, seen })).toMatchObject({ error: 'bad-request' })
    expect(await buyer.holds()).toEqual({})
  })

  test('setting a line aside does not hide that its price has changed', async () => {
    const mcode = await shop.part(ladder)
    await (await freshCustomer()).add(mcode, 1)
    await shop.change(mcode, { price_steps: steps([1, '20.00']) })
    await ada.setAside(mcode, 'Deutz')
    await ada.setAside(mcode, '')
    expect(await ada.line(mcode)).toMatchObject({ priceBefore: 10.1 })
  })
})

describe('changes', () => {
  test('add increases by its quantity, update sets it, and both say what came of it', async () => {
    const mcode = await shop.part()
    await freshCustomer()
    expect((await ada.add(mcode, 2)).result).toEqual({ id: mcode, qty: 2 })
    expect((await ada.add(mcode, '3')).result).toEqual({ id: mcode, qty: 5 })
    expect((await ada.update(mcode, 4)).result).toEqual({ id: mcode, qty: 4 })
    expect(await ada.holds()).toEqual({ [mcode]: 4 })
  })

  test('update of a line that is not there says 0 and lets nothing rise', async () => {
    const mcode = await shop.part()
    await (await freshCustomer()).add(mcode, 1)
    await ada.remove(mcode)
    for (const id of [mcode, 'NO-SUCH-PART']) expect((await ada.update(id, 7)).result).toEqual({ id, qty: 0 })
    expect(await ada.lines()).toEqual([])
  })

  test('deleteBatch takes one id or several, and names those that were there', async () => {
    const [a, b, c] = [await shop.part(), await shop.part(), await shop.part()]
    await freshCustomer()
    for (const mcode of [a, b, c]) await ada.add(mcode, 1)
    expect((await ada.remove(b)).result).toEqual({ deleted: [b] })
    expect((await ada.remove(`${c}, ${b},NO-SUCH-PART,${a},${a}`)).result).toEqual({ deleted: [c, a] })
    expect(await ada.lines()).toEqual([])
  })

  test('a line that is set aside for a job stays in the list, counts in no total, and comes back with an empty name', async () => {
    const [a, b] = [await shop.part(ladder), await shop.part({ ...ladder, core_charge: '0' })]
    await freshCustomer()
    for (const mcode of [a, b]) await ada.add(mcode, 3)
    expect((await ada.setAside(`${a},NO-SUCH-PART`, '  Deutz F4L  ')).result).toEqual({ ids: [a], job: 'Deutz F4L' })
    expect(await ada.line(a)).toMatchObject({ qty: 3, job: 'Deutz F4L', amount: 29.97 })
    expect(await ada.sums()).toEqual({ lines: 1, pieces: 3, goods: 29.97, coreCharges: 0, total: 29.97 })
    await ada.update(a, 4)
    expect(await ada.line(a)).toMatchObject({ qty: 4, job: 'Deutz F4L' })
    await ada.setAside(a, '')
    expect(await ada.sums()).toMatchObject({ lines: 2, pieces: 7 })
  })

  test('adding a part whose line is set aside brings it back, and the quantities add', async () => {
    const mcode = await shop.part()
    await (await freshCustomer()).add(mcode, 2)
    await ada.setAside(mcode, 'Deutz')
    expect((await ada.add(mcode, 3)).result).toEqual({ id: mcode, qty: 5 })
    expect(await ada.line(mcode)).toMatchObject({ qty: 5, job: '' })
  })
})

describe('sums', () => {
  test('an empty cart comes to nothing', async () => {
    expect(await (await freshCustomer()).sums()).toEqual({ lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 })
  })

  test('are exact where floats are not', async () => {
    const tenths = steps([1, '0.10'])
    const [a, b] = [
      await shop.part({ price_steps: tenths, core_charge: '0.20' }),
      await shop.part({ price_steps: steps([1, '1.00']), core_charge: '0.01', stock: 9999 }),
    ]
    await freshCustomer()
    await ada.add(a, 3)
    await ada.add(b, 9999)
    expect(await ada.sums()).toEqual({ lines: 2, pieces: 10_002, goods: 9999.3, coreCharges: 100.59, total: 10_099.89 })
  })

  test('a part whose ladder is empty costs its price', async () => {
    const mcode = await shop.part({ price: '7.77', price_steps: '[]', core_charge: '0' })
    await (await freshCustomer()).add(mcode, 2)
    expect([(await ada.line(mcode))?.price, (await ada.sums()).total]).toEqual([7.77, 15.54])
  })
})

test('the replies are kept nowhere on the way', async () => {
  const mcode = await shop.part()
  await freshCustomer()
  for (const { headers } of [await ada.add(mcode, 1), await ada.say('cartList', {}), await ada.say('cartCount', {})]) {
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null])
  }
})
