import { describe, expect, test } from 'vitest'
import type { Id } from '#contract/kernel/primitives.ts'
import { DAY_MS } from '#contract/limits.ts'
import { calculateReturnRefund } from '#contract/orders/returns/worth.ts'
import { changeCoreState } from '#server/orders/cores/cores.ts'
import { changeReturnState } from '#server/orders/returns/return-moves.ts'
import { type Customer, orderShop, testTerms } from './support/shop.ts'

const shop = await orderShop()

const plain = { price: '100.00', price_steps: '[]', core_charge: '0.00', weight_g: 500, stock: 50 }

describe('used units', () => {
  test('are due a month after delivery; the deposit comes back once, in full or cut', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, core_charge: '40.00' })]
    const order = await shop.delivered(ada, { [mcode]: 1 })
    const [core] = (await ada.say('orderCoreList', {})).result
    expect(core).toMatchObject({ state: 'due', deposit: 40, dueOn: '2026-12-21', qty: 1, orderNumber: order.number })
    const id = core?.id ?? ''
    expect((await ada.say('orderCoreShip', { id, carrier: 'Lakes Parcel', tracking: 'LP9' })).result).toMatchObject({
      state: 'shipped',
      tracking: 'LP9',
    })
    expect((await ada.say('orderCoreShip', { id })).error).toBe('wrong-state')
    await shop.inside((at) => changeCoreState(at, id, 'received', 'shop'))
    await expect(shop.inside((at) => changeCoreState(at, id, 'credited', 'customer'))).rejects.toMatchObject({ code: 'wrong-state' })
    await expect(shop.inside((at) => changeCoreState(at, id, 'credited', 'shop', { creditedCents: 4001 }))).rejects.toMatchObject({
      code: 'bad-request',
    })
    await shop.inside((at) => changeCoreState(at, id, 'credited', 'shop', { creditedCents: 2500, note: 'One ear broken' }))
    expect((await shop.detail(ada, order.id)).money).toMatchObject({ refunded: 25 })
    expect((await ada.say('orderCoreList', {})).result[0]).toMatchObject({ state: 'credited', credited: 25, note: 'One ear broken' })
  })

  describe('of which some are sent', () => {
    const core = { ...plain, core_charge: '33.33' }
    const onCores = { ...testTerms, taxes: testTerms.taxes.map((tax) => ({ ...tax, onCores: true })) }
    type Said = Awaited<ReturnType<typeof listed>>
    const listed = async (who: Customer) => (await who.say('orderCoreList', {})).result
    const shares = (rows: Said) => rows.map(({ state, qty, deposit, tracking }) => [state, qty, deposit, tracking])

    test('the rest stays owed, under the same id; the deposit is shared to the cent and comes back with each parcel', async () => {
      await shop.setTerms(onCores)
      const [ada, mcode] = [await shop.customer(), await shop.part(core)]
      const order = await shop.delivered(ada, { [mcode]: 3 })
      await shop.setTerms(testTerms)
      const [owed] = await listed(ada)
      const id = owed?.id ?? ''
      // 99.99 and 5.50 tax on it.
      expect(owed).toMatchObject({ qty: 3, deposit: 105.49 })
      const key = '44444444-2222-4333-8444-555555555555'
      for (let time = 0; time < 2; time += 1) {
        const { result } = await ada.say('orderCoreShip', { id, qty: 1, tracking: 'LP1' }, { key })
        expect(result).toMatchObject({ state: 'shipped', qty: 1, deposit: 35.16, orderNumber: order.number })
        expect(result.id).not.toBe(id)
      }
      expect(shares(await listed(ada))).toEqual([
        ['due', 2, 70.33, ''],
        ['shipped', 1, 35.16, 'LP1'],
      ])
      expect((await ada.say('orderList', {})).result.records[0]?.openCores).toBe(2)
      expect((await shop.detail(ada, order.id)).events.at(-1)).toMatchObject({
        what: 'core',
        facts: { part: mcode, qty: 1, to: 'shipped' },
      })
      expect((await ada.say('orderCoreShip', { id, tracking: 'LP2' })).result).toMatchObject({ id, state: 'shipped', qty: 2 })
      for (const { id: one } of await listed(ada)) {
        await shop.inside((at) => changeCoreState(at, one, 'received', 'shop'))
        await shop.inside((at) => changeCoreState(at, one, 'credited', 'shop'))
      }
      expect((await shop.detail(ada, order.id)).money).toMatchObject({ refunded: 105.49 })
    })

    test('more than are owed are refused, at the field, and nothing is changed', async () => {
      const [ada, mcode] = [await shop.customer(), await shop.part(core)]
      await shop.delivered(ada, { [mcode]: 2 })
      const [owed] = await listed(ada)
      expect(await ada.say('orderCoreShip', { id: owed?.id, qty: 3 })).toMatchObject({
        ...{ status: 400, field: 'qty', msg: 'Only 2 of this used unit are owed.' },
      })
      expect(await listed(ada)).toEqual([owed])
    })

    test('goods that arrive after some were sent do not make them owed again', async () => {
      const [ada, mcode] = [await shop.customer(), await shop.part(core)]
      const order = await shop.ordered(ada, { [mcode]: 2 })
      for (const to of ['packed', 'shipped'] as const) await shop.step(order.id, to)
      const [owed] = await listed(ada)
      await ada.say('orderCoreShip', { id: owed?.id, qty: 1 })
      await shop.step(order.id, 'delivered')
      expect(shares(await listed(ada))).toEqual([
        ['due', 1, 33.33, ''],
        ['shipped', 1, 33.33, ''],
      ])
    })
  })
})

describe('returns', () => {
  const ask = (orderId: string, mcode: string, qty: number, reason = 'does-not-fit') => ({ orderId, lines: [{ id: mcode, qty }], reason })
  test('pieces go back in two parcels; the money is what was paid for them; with the last the order is returned', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, price: '33.33', core_charge: '10.00' })]
    const order = await shop.delivered(ada, { [mcode]: 3 })
    expect((await ada.say('orderReturn', ask(order.id, mcode, 4))).msg).toBe(`Of ${mcode} at most 3 can be sent back.`)
    for (const [qty, name] of [
      [1, 'R1'],
      [2, 'R2'],
    ] as const) {
      const { result } = await ada.say('orderReturn', ask(order.id, mcode, qty))
      expect(result).toMatchObject({ number: `${order.number}-${name}`, state: 'requested' })
      for (const to of ['approved', 'received', 'refunded'] as const)
        await shop.inside((at) => changeReturnState(at, result.id, to, 'shop'))
    }
    const after = await shop.detail(ada, order.id)
    // 99.99 and 5.50 tax for the goods, 30.00 deposits; the delivery stays paid.
    expect(after).toMatchObject({ state: 'returned', money: { refunded: 135.49 }, cores: [] })
    expect(after.events.at(-1)).toMatchObject({ state: 'returned', by: 'system' })
  })
  test('workwear goes back as parts do, also because it is too small', async () => {
    const ada = await shop.customer()
    const { variants } = await shop.ask('productStyle', { id: 't-shirt' as Id })
    const { mcode } = variants.find(({ part }) => part.stock.state === 'in')?.part ?? { mcode: '' }
    const order = await shop.delivered(ada, { [mcode]: 2 })
    const { result } = await ada.say('orderReturn', ask(order.id, mcode, 1, 'too-small'))
    expect(result).toMatchObject({ state: 'requested', reason: 'too-small', lines: [{ id: mcode, name: 'Workshop T-shirt', qty: 1 }] })
  })
  test('come to what the form says before they are asked for, tax on the deposit and what was sent for it included', async () => {
    await shop.setTerms({ ...testTerms, taxes: testTerms.taxes.map((tax) => ({ ...tax, onCores: true })) })
    const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, price: '33.33', core_charge: '33.33' })]
    const order = await shop.delivered(ada, { [mcode]: 4 })
    await shop.setTerms(testTerms)
    const [core] = (await ada.say('orderCoreList', {})).result
    await ada.say('orderCoreShip', { id: core?.id, qty: 1 })
    for (const qty of [1, 2, 1]) {
      const said = calculateReturnRefund(await shop.detail(ada, order.id), { [mcode]: qty })
      const { result } = await ada.say('orderReturn', ask(order.id, mcode, qty))
      for (const to of ['approved', 'received', 'refunded'] as const)
        await shop.inside((at) => changeReturnState(at, result.id, to, 'shop'))
      const paid = (await shop.detail(ada, order.id)).returns.find(({ id }) => id === result.id)?.refund
      expect(said?.totalCents).toBe(Math.round((paid ?? 0) * 100))
      expect(said?.totalCents).toBeGreaterThan(qty * 3333)
    }
  })
  test('can be taken back, and then asked for again; not after the parcel came', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const order = await shop.delivered(ada, { [mcode]: 1 })
    expect((await ada.say('orderList', {})).result.records[0]?.inReturns).toBeUndefined()
    const { result: first } = await ada.say('orderReturn', ask(order.id, mcode, 1))
    expect((await ada.say('orderList', {})).result.records[0]?.inReturns).toBe(1)
    expect((await ada.say('orderReturn', ask(order.id, mcode, 1))).msg).toBe(`Of ${mcode} nothing can be sent back.`)
    expect((await ada.say('orderReturnWithdraw', { id: first.id })).result.state).toBe('withdrawn')
    const { result: second } = await ada.say('orderReturn', ask(order.id, mcode, 1))
    for (const to of ['approved', 'received'] as const) await shop.inside((at) => changeReturnState(at, second.id, to, 'shop'))
    expect((await ada.say('orderReturnWithdraw', { id: second.id })).error).toBe('wrong-state')
  })
  test('are possible for a month; what is broken, as long as the warranty runs; not before delivery', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, warranty_months: 12 })]
    const fresh = await shop.ordered(ada, { [mcode]: 1 })
    expect((await ada.say('orderReturn', ask(fresh.id, mcode, 1))).msg).toContain('is not delivered yet')
    const order = await shop.delivered(ada, { [mcode]: 2 })
    const before = shop.clock.time
    const later = async (days: number, reason: string) => {
      shop.clock.time = before + days * DAY_MS
      const token = { token: await shop.sessionOf(ada.id) }
      return ada.say('orderReturn', ask(order.id, mcode, 1, reason), token)
    }
    expect((await later(31, 'not-needed')).field).toBe('reason')
    expect((await later(31, 'defective')).code).toBe(200)
    expect((await later(400, 'warranty')).msg).toBe(`Of ${mcode} nothing can be sent back.`)
    shop.clock.time = before
  })
  test('take a note of several lines, whatever else was pasted into it', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const order = await shop.delivered(ada, { [mcode]: 1 })
    const said = await ada.say('orderReturn', {
      ...ask(order.id, mcode, 1, 'damaged'),
      note: 'Hums,\n\tthen\u0000 smokes \ud83d\ude00\ud83d',
    })
    expect(said.result?.note).toBe('Hums,\n\tthen smokes \u{1f600}')
  })
  test('take a photo, but no program and no giant', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const order = await shop.delivered(ada, { [mcode]: 1 })
    const wish = ask(order.id, mcode, 1, 'damaged')
    expect((await ada.say('orderReturn', { ...wish, photo: 'data:image/svg+xml;base64,PHN2Zz4=' })).msg).toContain(
      'not a JPEG, PNG or WebP',
    )
    expect((await ada.say('orderReturn', { ...wish, photo: `data:image/png;base64,${'A'.repeat(60_001)}` })).msg).toContain('too large')
    expect(await ada.say('orderReturn', { ...wish, photo: `data:image/png;base64,${'A'.repeat(70_000)}` })).toMatchObject({ status: 413 })
    expect((await ada.say('orderReturn', { ...wish, photo: 'data:image/jpeg;base64,/9j/4AAQ' })).result.photo).toBe(
      'data:image/jpeg;base64,/9j/4AAQ',
    )
  })
})
