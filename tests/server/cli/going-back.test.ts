import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperatedShop, operatedShop } from './support/desk.ts'

let shop: OperatedShop
beforeAll(async () => {
  shop = await operatedShop()
})
afterAll(async () => {
  expect([shop.reports, shop.mistakes]).toEqual([[], []])
  await shop.close()
})

/** A paid order that has arrived, with a deposit on each piece. */
async function arrived(qty = 2) {
  const order = await shop.order({ core_charge: '20.00' }, qty)
  for (const step of ['pay', 'pack', 'ship', 'deliver']) await shop.done(`orders ${step} ${order.number}`)
  return order
}

test('a return is accepted, received with its pieces on the shelf again, and refunded', async () => {
  const { ada, id, number, mcode } = await arrived()
  await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty: 2 }], reason: 'not-needed' })
  expect(await shop.json('returns list --state requested')).toMatchObject([{ number: `${number}-R1`, lines: [{ mcode, qty: 2 }] }])
  expect(await shop.refused(`returns refund ${number}-R1`)).toBe(
    'This return is requested already. Possible now: returns approve, returns refuse or returns withdraw.',
  )
  await shop.done(`returns approve ${number}-r1 --say`, 'Send it to the counter.')
  expect(await shop.done(`returns receive ${number}-R1 --restock`)).toBe(`${number}-R1 is received. Its pieces are on the shelf again.`)
  expect(await shop.stock(mcode)).toBe(20)
  // Two pieces of $50 with 5.5 % tax, and both deposits, because no used units are owed any more.
  expect(await shop.done(`returns refund ${number}-R1`)).toBe(`${number}-R1 is refunded. $145.50 goes back.`)
  expect(await shop.detail(ada, id)).toMatchObject({ state: 'returned', money: { refundDue: 145.5 } })
  expect(await shop.refused('returns approve NOPE-R1')).toBe('There is no return NOPE-R1.')
  expect((await shop.audited(`${number}-R1`)).map(({ action }) => action)).toEqual(['returns approve', 'returns receive', 'returns refund'])
})

test('a delivered order comes back by a return only: no piece is put on the shelf twice', async () => {
  const { ada, id, number, mcode } = await arrived()
  await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty: 1 }], reason: 'not-needed' })
  await shop.done(`returns approve ${number}-R1`)
  await shop.done(`returns receive ${number}-R1 --restock`)
  expect(await shop.refused(`orders returned ${number} --restock`)).toBe(
    `${number} is delivered. What comes back of it comes by a return, which the customer asks for on the page of the order.`,
  )
  expect(await shop.stock(mcode)).toBe(19)
  expect((await shop.detail(ada, id)).state).toBe('delivered')
})

test('a parcel that came back undelivered: no used unit is owed for it any more', async () => {
  const { ada, id, number } = await shop.order({ core_charge: '20.00' })
  for (const step of ['pay', 'pack', 'ship']) await shop.done(`orders ${step} ${number}`)
  expect((await shop.detail(ada, id)).cores).toMatchObject([{ state: 'due', qty: 2 }])
  await shop.done(`orders returned ${number}`)
  expect((await shop.detail(ada, id)).cores).toEqual([])
  expect((await ada.say('orderCoreList', {})).result).toEqual([])
})

test('a used unit that has been sent already stays, although the parcel came back', async () => {
  const { ada, id, number } = await shop.order({ core_charge: '20.00' })
  for (const step of ['pay', 'pack', 'ship']) await shop.done(`orders ${step} ${number}`)
  const [core] = (await ada.say('orderCoreList', {})).result
  await ada.say('orderCoreShip', { id: core?.id, carrier: 'Lakes' })
  await shop.done(`orders returned ${number}`)
  expect((await shop.detail(ada, id)).cores).toMatchObject([{ state: 'shipped' }])
})

test('a return that is not taken', async () => {
  const { ada, id, number, mcode } = await arrived()
  await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty: 1 }], reason: 'not-needed' })
  expect(await shop.done(`returns refuse ${number}-R1 --say`, 'The seal is broken.')).toBe(`${number}-R1 is refused.`)
  expect((await shop.detail(ada, id)).returns).toMatchObject([{ state: 'refused', say: 'The seal is broken.' }])
  expect(await shop.refused(`returns receive ${number}-R1`)).toContain('Nothing more can be done with it.')
})

test('a used unit is received, and its deposit given back in whole or in part, never more', async () => {
  const { ada, id, number, mcode } = await arrived()
  expect(await shop.refused(`cores credit ${number}`)).toContain('Possible now: cores receive or cores refuse.')
  await shop.done(`cores receive ${number} ${mcode}`)
  expect(await shop.wrong(`cores credit ${number} --amount 41`)).toBe('No more can be credited than the deposit.')
  expect(await shop.done(`cores credit ${number} --amount 30 --note`, 'One is cracked')).toBe(
    `The used ${mcode} of ${number} is credited. $30.00 goes back.`,
  )
  expect(await shop.detail(ada, id)).toMatchObject({
    cores: [{ state: 'credited', credited: 30, note: 'One is cracked' }],
    money: { refundDue: 30 },
  })
})

test('a used unit that is not taken; which one when an order owes several; none before it ships', async () => {
  const [one, other] = [await shop.part({ core_charge: '20.00' }), await shop.part({ core_charge: '20.00' })]
  const ada = await shop.customer()
  const { number } = await shop.ordered(ada, { [one]: 1, [other]: 1 })
  await shop.done(`orders pack ${number}`)
  expect(await shop.refused(`cores receive ${number}`)).toContain(`${number} owes no used unit.`)
  await shop.done(`orders ship ${number}`)
  expect(await shop.wrong(`cores receive ${number}`)).toContain(`${number} owes several used units. Say which:`)
  expect(await shop.refused(`cores receive ${number} NOPE-1`)).toContain('owes no used NOPE-1')
  expect(await shop.done(`cores refuse ${number} ${one} --note`, 'Never came')).toBe(`The used ${one} of ${number} is refused.`)
  const states = (await shop.json('cores list')).filter((core: { order: string }) => core.order === number)
  expect(states.map(({ part, state }: { part: string; state: string }) => [part, state]).sort()).toEqual(
    [
      [one, 'refused'],
      [other, 'due'],
    ].sort(),
  )
})
