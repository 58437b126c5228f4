import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { availability, isOrderable, isPartOrderable, type SoldOutRule } from '#contract/catalogue/availability.ts'
import { dayInZone } from '#contract/kernel/shop-days.ts'
import { shipPartOfOrder } from '#server/orders/part-shipments.ts'
import { runs } from '../../support/runs.ts'
import { partEvents, runOn } from '../import/engine/support/empty-shops.ts'
import { buyersOf } from './support/buyers.ts'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()
const buyers = buyersOf(shop)
const DAY = '2026-12-12'
const plain = { price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 1000 }

/** A customer with pieces of parts in the cart. */
async function cartOf(...parts: [facts: Record<string, unknown>, qty: number][]) {
  const ada = await shop.customer()
  const codes: string[] = []
  for (const [facts, qty] of parts) {
    const mcode = await shop.part({ ...plain, ...facts })
    await ada.add(mcode, qty)
    codes.push(mcode)
  }
  return { ada, codes }
}

const setRule = (rule: SoldOutRule | null) =>
  shop.db
    .updateTable('tenant')
    .set({ branding: rule === null ? sql`branding - 'soldOut'` : sql`branding || jsonb_build_object('soldOut', ${rule}::text)` })
    .where('id', '=', shop.general)
    .execute()

const waitingOf = async (id: string) =>
  (await shop.db.selectFrom('order_line').select(['mcode', 'waiting']).where('order_id', '=', id).orderBy('line_no').execute()).map(
    ({ waiting }) => waiting,
  )

/** Sends pieces of an order. */
const ship = (id: string, mcode: string, qty: number) =>
  shop.inside((at) => shipPartOfOrder(at, id, [{ mcode, qty }], { carrier: 'Lakes', tracking: '1', url: '' }))

describe('a sold-out part with a day', () => {
  test('is promised with that day in cart and checkout, and the order is taken', async () => {
    const {
      ada,
      codes: [mcode = ''],
    } = await cartOf([{ stock: 0, restock_on: DAY }, 3])
    expect((await ada.line(mcode))?.stock).toEqual({ state: 'out', qty: 0, restockOn: DAY })
    const quote = await shop.quote(ada)
    expect(quote).toMatchObject({
      problems: [],
      changes: [],
      lines: [{ later: { qty: 3, on: DAY } }],
      backOrder: { now: 0, later: 3, on: DAY, parcels: 'one', mayChoose: false },
    })
    // 12 December is a Saturday; a parcel takes 3 to 5 working days.
    expect(quote.deliveries[0]).toMatchObject({ id: 'standard', expectedFrom: '2026-12-17', expectedTo: '2026-12-21' })
    const { result, code } = await shop.place(ada)
    expect(code).toBe(200)
    expect(await shop.stock(mcode)).toBe(0)
    const order = await shop.detail(ada, result.id)
    expect(order).toMatchObject({
      parcels: 'one',
      lines: [{ qty: 3, later: { qty: 3, on: DAY, waiting: 3 } }],
      delivery: { expectedTo: '2026-12-21' },
    })
    expect((await ada.say('orderList', {})).result.records[0]).toMatchObject({ waiting: 3, expectedTo: '2026-12-21' })
  })

  test('of which some are there: those leave, the others follow, in two parcels or in one', async () => {
    const {
      ada,
      codes: [mcode = ''],
    } = await cartOf([{ stock: 5, restock_on: DAY }, 8])
    const two = await shop.quote(ada)
    expect(two).toMatchObject({ lines: [{ later: { qty: 3, on: DAY } }], backOrder: { now: 5, later: 3, parcels: 'two', mayChoose: true } })
    expect(two.deliveries[0]).toMatchObject({ expectedFrom: '2026-11-26', rest: { expectedFrom: '2026-12-17' } })
    const one = await shop.quote(ada, { more: { parcels: 'one' } })
    expect(one.deliveries[0]).toMatchObject({ expectedFrom: '2026-12-17' })
    expect(one.deliveries[0]?.rest).toBeUndefined()
    expect(one.sums).toEqual(two.sums)
    expect(one.quoteHash).not.toBe(two.quoteHash)
    // What is fetched is fetched once.
    expect((await shop.quote(ada, { delivery: 'collection' })).backOrder).toMatchObject({ parcels: 'one', mayChoose: false })
    const { result } = await shop.place(ada)
    expect(await shop.stock(mcode)).toBe(0)
    expect((await shop.detail(ada, result.id)).delivery.rest?.expectedFrom).toBe('2026-12-17')
  })

  test('goes when it has come in: what is counted in goes to whoever ordered first, and only the rest is for sale', async () => {
    const {
      ada,
      codes: [mcode = ''],
    } = await cartOf([{ stock: 5, restock_on: DAY }, 8])
    const first = (await shop.place(ada)).result
    const bob = await shop.customer()
    const second = await shop.ordered(bob, { [mcode]: 4 })
    await expect(shop.step(second.id, 'packed')).rejects.toThrow(`${second.number} waits for 4 × ${mcode}`)
    await shop.step(first.id, 'packed')
    await expect(shop.step(first.id, 'shipped')).rejects.toThrow(`${first.number} waits for 3 × ${mcode}`)
    await expect(ship(first.id, mcode, 6)).rejects.toThrow(
      `Of ${mcode} only 5 are left to send in ${first.number}; 3 have not come in yet.`,
    )
    expect(await ship(first.id, mcode, 5)).toEqual([{ mcode, qty: 3 }])
    await shop.change(mcode, { stock: 2 })
    expect([await shop.stock(mcode), await waitingOf(first.id), await waitingOf(second.id)]).toEqual([0, [1], [4]])
    await shop.change(mcode, { stock: 20 })
    expect([await shop.stock(mcode), await waitingOf(first.id), await waitingOf(second.id)]).toEqual([15, [0], [0]])
    expect((await shop.detail(ada, first.id)).lines[0]?.later).toEqual({ qty: 3, on: DAY, waiting: 0 })
    await shop.step(first.id, 'shipped')
    await shop.step(second.id, 'packed')
  })

  test('a cancelled order gives back what it held and waits for nothing more; another that waits gets it', async () => {
    const {
      ada,
      codes: [mcode = ''],
    } = await cartOf([{ stock: 5, restock_on: DAY }, 8])
    const first = (await shop.place(ada)).result
    const second = await shop.ordered(await shop.customer(), { [mcode]: 2 })
    expect((await ada.say('orderCancel', { id: first.id, reason: '' })).code).toBe(200)
    expect([await waitingOf(first.id), await waitingOf(second.id), await shop.stock(mcode)]).toEqual([[0], [0], 3])
  })

  test('pieces that an import brings go first to the orders that wait for them', async () => {
    const {
      ada,
      codes: [mcode = ''],
    } = await cartOf([{ stock: 0, restock_on: DAY }, 3])
    const { result } = await shop.place(ada)
    await runOn(shop.db, shop.general, 'stock', partEvents([{ code: mcode, stock: 5 }]))
    expect([await waitingOf(result.id), await shop.stock(mcode)]).toEqual([[0], 2])
  })

  test('a day that moves is told from what the shop knows now; a day that has passed is not hidden', async () => {
    const {
      ada,
      codes: [mcode = ''],
    } = await cartOf([{ stock: 0, restock_on: DAY }, 1])
    const { result } = await shop.place(ada)
    const on = async () => (await shop.detail(ada, result.id)).lines[0]?.later?.on
    await shop.change(mcode, { restock_on: '2026-12-20' })
    expect(await on()).toBe('2026-12-20')
    await shop.change(mcode, { restock_on: '2026-11-01' })
    expect(await on()).toBe(DAY)
  })
})

describe('what changes between looking and pressing', () => {
  test('pieces that are gone and would come later are named with their day; nothing is ordered', async () => {
    const { ada, mcode, wish, send } = await buyers.about()
    await shop.change(mcode, { stock: 1, restock_on: DAY })
    const said = await send()
    expect(said).toMatchObject({ status: 409, error: 'order-changed', result: { lines: [{ later: { qty: 1, on: DAY } }] } })
    expect(said.msg).toBe(
      `1 piece of ${mcode} is not there and comes later, about December 12, 2026. Nothing was ordered yet. Look at the order again, then send it.`,
    )
    await buyers.nothingDone(ada, mcode, 2, 1)
    const again = (said.result as unknown as { quoteHash: string }).quoteHash
    expect(
      (await ada.say('orderPlace', { ...wish, quoteHash: again, lines: [{ id: mcode, qty: 2, later: { qty: 1, on: DAY } }] })).code,
    ).toBe(200)
  })

  test('an order that waited on a device takes back-ordered pieces only as its buyer saw them', async () => {
    const limits = { quoteHash: undefined, limits: { highestTotal: 1000, expiresAt: new Date(shop.clock.time + 60_000).toISOString() } }
    const { ada, mcode, send } = await buyers.about()
    await shop.change(mcode, { stock: 1, restock_on: DAY })
    const lines = (later?: object) => ({ ...limits, lines: [{ id: mcode, qty: 2, ...(later ? { later } : {}) }] })
    expect(await send(lines())).toMatchObject({ error: 'order-changed', field: 'lines' })
    expect(await send(lines({ qty: 1, on: '2026-12-01' }))).toMatchObject({ error: 'order-changed' })
    await buyers.nothingDone(ada, mcode, 2, 1)
    expect((await send(lines({ qty: 2, on: DAY }))).code).toBe(200)
  })
})

describe('a shop that waits until it is back', () => {
  test('takes none of a sold-out part, says why at every step, and sells what is there', async () => {
    const {
      ada,
      codes: [mcode = ''],
    } = await cartOf([{ stock: 0, restock_on: DAY }, 1])
    const other = await shop.part({ ...plain, stock: 5, restock_on: DAY })
    await setRule('wait')
    try {
      const why = `${mcode} is sold out and can be ordered again when it is back, about December 12, 2026. Remove this line to order the others.`
      expect((await shop.quote(ada)).problems).toEqual([{ about: 'lines', id: mcode, error: 'sold-out', say: why }])
      expect(await shop.place(ada)).toMatchObject({ status: 409, error: 'sold-out', field: `lines.${mcode}`, msg: why })
      expect(await ada.add(mcode, 1)).toMatchObject({
        error: 'sold-out',
        msg: 'This part is sold out and can be ordered again when it is back, about December 12, 2026.',
      })
      expect(await ada.add(other, 8)).toMatchObject({
        error: 'sold-out',
        msg: 'Only 5 of this part are left; more can be ordered when they are there, about December 12, 2026.',
      })
      expect((await ada.add(other, 5)).code).toBe(200)
    } finally {
      await setRule(null)
    }
  })
})

/** Random parts, rules and quantities: what contract, cart and quote say may be ordered is taken, and what they say may not is not. */
test('what page, cart and quote promise the order takes, and what they refuse it refuses with the same reason', async () => {
  const mcode = await shop.part(plain)
  const ada = await shop.customer()
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        stock: fc.integer({ min: 0, max: 6 }),
        ended: fc.boolean(),
        day: fc.option(fc.integer({ min: -3, max: 20 })),
        min_qty: fc.constantFrom(1, 1, 3),
        qty: fc.integer({ min: 1, max: 9 }),
        rule: fc.constantFrom<SoldOutRule | null>('back-order', 'wait', null),
      }),
      async ({ stock, ended, day, min_qty, qty, rule }) => {
        const restock_on = day === null ? null : new Date(shop.clock.time + day * 86_400_000).toISOString().slice(0, 10)
        // In the cart while there was enough of it, then it is as it is.
        await shop.change(mcode, { stock: 100, restock_on: null, ended: false, min_qty: 1 })
        await ada.remove(mcode)
        await ada.add(mcode, qty)
        await shop.change(mcode, { stock, restock_on, ended, min_qty })
        await setRule(rule)
        const line = await ada.line(mcode)
        if (!line?.stock) throw new Error('The line is there with its stock.')
        const asked = { soldOutRule: rule ?? undefined, today: dayInZone('UTC', shop.clock.time) }
        const answer = availability({ stock: line.stock, minQty: line.minQty }, qty, asked)
        const quote = await shop.quote(ada)
        expect(quote.problems.length === 0).toBe(isOrderable(answer))
        expect(quote.lines[0]?.later).toEqual(
          answer.type === 'back-order' ? { qty: answer.quantityLater, on: answer.expectedOn } : undefined,
        )
        const placed = await ada.say('orderPlace', shop.wishOf(quote), { key: randomUUID() })
        if (isOrderable(answer)) {
          expect(placed.code).toBe(200)
          expect(await shop.stock(mcode)).toBe(stock - answer.quantityNow)
          expect((await ada.say('orderCancel', { id: placed.result.id, reason: '' })).code).toBe(200)
          expect(await shop.stock(mcode)).toBe(stock)
        } else {
          expect(placed).toMatchObject({ error: quote.problems[0]?.error, msg: quote.problems[0]?.say })
          await ada.remove(mcode)
          expect((await ada.add(mcode, qty)).error).toBe(quote.problems[0]?.error)
        }
        // Where a page has no Add button, no quantity is taken at all.
        if (!isPartOrderable({ stock: line.stock, minQty: line.minQty }, asked))
          expect((await ada.add(mcode, Math.max(1, stock))).code).not.toBe(200)
      },
    ),
    runs(40),
  )
  await setRule(null)
})
