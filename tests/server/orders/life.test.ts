import { describe, expect, test } from 'vitest'
import {
  actors,
  coreStates,
  coreTransitions,
  isTransitionAllowed,
  orderStates,
  orderTransitions,
  returnStates,
  returnTransitions,
} from '#contract/orders/order-states.ts'
import { markRefundSent, promiseRefund } from '#server/orders/refunds/refunds.ts'
import { changeOrderState } from '#server/orders/transitions.ts'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()

const plain = { price: '100.00', price_steps: '[]', core_charge: '0.00', weight_g: 500, stock: 50 }
const total = 100 + 8.95 + 5.99

describe('the table of transitions', () => {
  test('is what every order obeys: each step of each actor that it does not name is refused, and changes nothing', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, stock: 1000 })]
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    for (const from of orderStates) {
      await shop.db.updateTable('shop_order').set({ state: from }).where('id', '=', id).execute()
      for (const to of orderStates) {
        for (const by of actors) {
          if (isTransitionAllowed(orderTransitions, from, to, by)) continue
          await expect(
            shop.inside((at) => changeOrderState(at, id, to, by)),
            `${from} to ${to} by ${by}`,
          ).rejects.toMatchObject({ code: 'wrong-state' })
        }
      }
      expect((await shop.detail(ada, id)).state).toBe(from)
    }
    expect((await shop.detail(ada, id)).events).toHaveLength(1)
  })

  test('has no dead ends but the ends, and names only states that there are', () => {
    const reached = (table: readonly { from: string; to: string }[], first: string) => {
      const seen = new Set([first])
      for (const _ of table) for (const { from, to } of table) if (seen.has(from)) seen.add(to)
      return seen
    }
    expect(reached(orderTransitions, 'awaiting-payment')).toEqual(new Set(orderStates))
    expect(reached(coreTransitions, 'due')).toEqual(new Set(coreStates))
    expect(reached(returnTransitions, 'requested')).toEqual(new Set(returnStates))
    for (const end of ['cancelled', 'returned']) expect(orderTransitions.some(({ from }) => from === end)).toBe(false)
  })
})

test('an order goes its way, with a timeline, a parcel and a warranty', async () => {
  const [ada, mcode] = [await shop.customer(), await shop.part({ ...plain, warranty_months: 24 })]
  const { id } = await shop.ordered(ada, { [mcode]: 1 })
  await shop.pay(id, total * 100)
  await shop.step(id, 'packed')
  await shop.step(id, 'shipped', { carrier: 'Lakes Parcel', tracking: 'LP1', url: 'https://parcel.example/LP1' })
  await shop.step(id, 'delivered')
  const order = await shop.detail(ada, id)
  expect(order.events.map(({ what, state, by }) => `${what} ${state} ${by}`)).toEqual([
    'placed awaiting-payment customer',
    'payment awaiting-payment shop',
    'state paid shop',
    'state packed shop',
    'state shipped shop',
    'state delivered shop',
  ])
  expect(order.shipments).toMatchObject([{ carrier: 'Lakes Parcel', tracking: 'LP1' }])
  expect(order.lines[0]).toMatchObject({ warrantyUntil: '2028-11-21', returnable: 1, returned: 0 })
  expect(order.money).toMatchObject({ paid: total, due: 0, refunded: 0 })
  expect(order.may).toEqual({ cancel: false, pay: false, return: true })
})

describe('cancelling', () => {
  test('gives the stock back and owes back what was paid', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    await shop.pay(id, total * 100)
    const { result } = await ada.say('orderCancel', { id, reason: 'Found one here' })
    expect(result).toMatchObject({ state: 'cancelled', money: { paid: total, refunded: total, refundDue: total, due: 0 } })
    expect(result.events.at(-2)).toMatchObject({ state: 'cancelled', by: 'customer', facts: { reason: 'Found one here' } })
    expect(await shop.stock(mcode)).toBe(50)
  })
  test('twice, or after packing, is refused with a sentence, and replayed under its key answers the same', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const order = await shop.ordered(ada, { [mcode]: 1 })
    const key = '11111111-2222-4333-8444-555555555555'
    const first = await ada.say('orderCancel', { id: order.id }, { key })
    expect((await ada.say('orderCancel', { id: order.id }, { key })).result).toEqual(first.result)
    expect((await ada.say('orderCancel', { id: order.id })).msg).toBe(`${order.number} is cancelled already.`)
    expect(await shop.stock(mcode)).toBe(50)
    const other = await shop.ordered(ada, { [mcode]: 1 })
    await shop.step(other.id, 'packed')
    expect(await ada.say('orderCancel', { id: other.id })).toMatchObject({ status: 409, error: 'wrong-state' })
    expect(await shop.stock(mcode)).toBe(49)
  })
  test('of ten cancels and a packer at once one wins, and the stock agrees with it', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    const packing = shop.step(id, 'packed').then(
      () => 'packed',
      () => 'refused',
    )
    const cancels = await Promise.all(Array.from({ length: 10 }, () => ada.say('orderCancel', { id })))
    const cancelled = cancels.filter(({ code }) => code === 200).length
    expect(cancelled + ((await packing) === 'packed' ? 1 : 0)).toBe(1)
    expect(await shop.stock(mcode)).toBe(50 - (1 - cancelled))
  })
})

describe('money', () => {
  test('the same payment said twice counts once; part of it leaves the rest due', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    expect([await shop.pay(id, 5000, 'T-1'), await shop.pay(id, 5000, 'T-1')]).toEqual([true, false])
    expect(await shop.detail(ada, id)).toMatchObject({ state: 'awaiting-payment', money: { paid: 50, due: 64.94 } })
    await shop.pay(id, 6494, 'T-2')
    expect((await shop.detail(ada, id)).state).toBe('paid')
  })
  test('that comes for a cancelled order is owed back', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    await ada.say('orderCancel', { id })
    await shop.pay(id, total * 100, 'late')
    expect((await shop.detail(ada, id)).money).toMatchObject({ paid: total, refunded: total, refundDue: total })
  })
  test('refunds never exceed payments, also when twenty are asked for at once', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    await expect(shop.inside((at) => promiseRefund(at, id, 1, 'shop', 'nothing paid'))).rejects.toMatchObject({ code: 'wrong-state' })
    await shop.pay(id, total * 100)
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => shop.inside((at) => promiseRefund(at, id, 1000, 'shop', 'goodwill'))),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    expect((await shop.detail(ada, id)).money).toMatchObject({ paid: total, refunded: 110, refundDue: 110 })
    const first = asked.find((one) => one.status === 'fulfilled')
    const refundId = first?.value ?? ''
    const sent = () => shop.inside((at) => markRefundSent(at, refundId, 'B-1'))
    expect([await sent(), await sent()]).toEqual([true, false])
    expect((await shop.detail(ada, id)).money).toMatchObject({ refunded: 110, refundDue: 100 })
    for (const cents of [0, -1, 0.5, Number.NaN])
      await expect(shop.inside((at) => promiseRefund(at, id, cents, 'shop', ''))).rejects.toMatchObject({ code: 'bad-request' })
  })
  test('what to do next is told again as often as it is asked, until all is paid', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part(plain)]
    const { id, number } = await shop.ordered(ada, { [mcode]: 1 })
    for (let time = 0; time < 2; time += 1) expect((await ada.say('orderPay', { id })).result).toMatchObject({ next: 'none', url: '' })
    await shop.pay(id, total * 100)
    expect((await ada.say('orderPay', { id })).msg).toBe(`Nothing of ${number} is left to pay.`)
  })
})
