import { describe, expect, test } from 'vitest'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()

/** An order that has arrived, with a deposit on each piece; paid, unless told otherwise. */
async function arrived(qty = 2, pay = 'pay N') {
  const order = await shop.order({ core_charge: '20.00' }, qty)
  if (pay !== '') await shop.done(`orders ${pay.replace('N', order.number)}`)
  for (const step of ['pack', 'ship', 'deliver']) await shop.done(`orders ${step} ${order.number}`)
  return order
}
async function sentBack({ ada, id, number, mcode }: Awaited<ReturnType<typeof arrived>>, qty: number) {
  await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty }], reason: 'not-needed' })
  for (const step of ['approve', 'receive']) await shop.done(`returns ${step} ${number}-R1`)
}
const usd = (dollars: number) => `$${dollars.toFixed(2)}`

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

test('of a used unit that comes in two parcels, the one on its way is received first, and each is credited with its share', async () => {
  const { ada, number, mcode } = await arrived(3)
  const [core] = (await ada.say('orderCoreList', {})).result
  await ada.say('orderCoreShip', { id: core?.id, qty: 2, tracking: 'LP1' })
  expect(await shop.json(`cores receive ${number} ${mcode}`)).toMatchObject({ qty: 2, state: 'received' })
  expect(await shop.done(`cores credit ${number}`)).toBe(`The used ${mcode} of ${number} is credited. $40.00 goes back.`)
  expect(await shop.json(`cores receive ${number}`)).toMatchObject({ qty: 1, state: 'received' })
  expect(await shop.done(`cores credit ${number}`)).toBe(`The used ${mcode} of ${number} is credited. $20.00 goes back.`)
  expect(await shop.refused(`cores credit ${number}`)).toContain('This used unit is credited already.')
})

describe('what comes back of an order that is not paid', () => {
  test('lowers what is due, wholly; the delivery stays to be paid, and with that the order is settled', async () => {
    const order = await arrived(2, '')
    await sentBack(order, 2)
    const { ada, id, number, total } = order
    const left = Number((total - 145.5).toFixed(2))
    expect(await shop.done(`returns refund ${number}-R1`)).toBe(`${number}-R1 is refunded. $145.50 is taken off what is to be paid.`)
    expect(await shop.detail(ada, id)).toMatchObject({
      ...{ state: 'returned', money: { paid: 0, refunded: 0, refundDue: 0, credited: 145.5, due: left }, returns: [{ refund: 145.5 }] },
    })
    expect(await shop.done(`orders show ${number}`)).toMatch(/taken off for what came back or was cancelled +\$145\.50/)
    expect(await shop.json(`orders pay ${number}`)).toMatchObject({ paid: left, credited: 145.5, due: 0 })
  })

  test('lowers what is left of it, and the rest goes back of what was paid', async () => {
    const order = await arrived(2, 'pay N 50')
    await sentBack(order, 2)
    const { ada, id, number, total } = order
    const due = Number((total - 50).toFixed(2))
    expect(await shop.done(`returns refund ${number}-R1`)).toBe(
      `${number}-R1 is refunded. ${usd(due)} is taken off what is to be paid. ${usd(145.5 - due)} goes back.`,
    )
    expect((await shop.detail(ada, id)).money).toMatchObject({ due: 0, credited: due, refundDue: Number((145.5 - due).toFixed(2)) })
  })

  test('as a used unit lowers it too', async () => {
    const { ada, id, number, mcode, total } = await arrived(2, '')
    await shop.done(`cores receive ${number}`)
    expect(await shop.done(`cores credit ${number} --amount 30`)).toBe(
      `The used ${mcode} of ${number} is credited. $30.00 is taken off what is to be paid.`,
    )
    expect((await shop.detail(ada, id)).money).toMatchObject({ due: Number((total - 30).toFixed(2)), credited: 30, refunded: 0 })
  })

  test('as a parcel that nobody took is settled by a refund', async () => {
    const { number, total } = await shop.order()
    for (const step of ['pack', 'ship', 'returned']) await shop.done(`orders ${step} ${number}`)
    expect(await shop.done(`orders refund ${number} ${total}`)).toBe(`${usd(total)} is taken off what is to be paid for ${number}.`)
    expect(await shop.json(`orders show ${number}`)).toMatchObject({ money: { due: 0, credited: total, refunded: 0 } })
    expect(await shop.refused(`orders refund ${number} 1`)).toContain('at most $0.00 can be refunded')
  })
})

test('a return whose worth was mostly refunded before is settled with the rest, never with more than was paid', async () => {
  const order = await arrived()
  await sentBack(order, 2)
  const { ada, id, number, total } = order
  await shop.done(`orders refund ${number} ${total - 5}`)
  expect(await shop.done(`returns refund ${number}-R1`)).toBe(`${number}-R1 is refunded. $5.00 goes back.`)
  expect(await shop.detail(ada, id)).toMatchObject({ money: { paid: total, refunded: total }, returns: [{ refund: 5 }] })
})

test('what was refunded by line is refunded once: not by line again, and not with the return', async () => {
  const order = await arrived(3)
  const { ada, id, number, mcode } = order
  expect(await shop.done(`orders refund ${number} --line ${mcode}`)).toContain('$52.75 goes back')
  expect(await shop.wrong(`orders refund ${number} --line ${mcode}:3`)).toBe(
    `${number} holds 3 of ${mcode}, of which 1 was refunded already.`,
  )
  await sentBack(order, 2)
  // Two pieces with their tax and deposits: the one that was refunded stays with the customer.
  expect(await shop.done(`returns refund ${number}-R1`)).toBe(`${number}-R1 is refunded. $145.50 goes back.`)
  expect(await shop.wrong(`orders refund ${number} --line ${mcode}`)).toContain('of which 3 were refunded already')
  await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty: 1 }], reason: 'not-needed' })
  for (const step of ['approve', 'receive']) await shop.done(`returns ${step} ${number}-R2`)
  expect(await shop.done(`returns refund ${number}-R2`)).toBe(`${number}-R2 is refunded. $20.00 goes back.`)
  expect(await shop.detail(ada, id)).toMatchObject({ state: 'returned', money: { refunded: 218.25 } })
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

test('what a customer writes neither steers the terminal of the shop nor makes up a row of its lists', async () => {
  const { ada, id, number, mcode } = await arrived()
  // As it was kept before notes were read so closely.
  const note = 'Hums\u001b[2J\u009b1mthen smokes.\nCW-1-R1  2026-01-01 00:00  refunded'
  await ada.say('orderReturn', { orderId: id, lines: [{ id: mcode, qty: 1 }], reason: 'damaged' })
  await shop.db.updateTable('order_return').set({ note }).where('order_id', '=', id).execute()
  for (const text of [await shop.done('returns list'), await shop.done(`orders show ${number}`)]) {
    expect(text).toContain('Hums [2J 1mthen smokes. CW-1-R1')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is the point
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  }
  expect(JSON.stringify(await shop.json('returns list'))).toContain(JSON.stringify(note))
})

test('of three used units two come in one parcel that nobody has told of: the third stays owed, with its deposit', async () => {
  const { ada, id, number, mcode } = await arrived(3)
  expect(await shop.wrong(`cores receive ${number} --qty 4`)).toBe('Only 3 of this used unit are owed.')
  expect(await shop.json(`cores receive ${number} --qty 2`)).toMatchObject({ part: mcode, qty: 2, state: 'received' })
  expect(await shop.done(`cores credit ${number} --qty 1`)).toBe(`The used ${mcode} of ${number} is credited. $20.00 goes back.`)
  expect(await shop.done(`cores refuse ${number} --qty 1 --note`, 'Burnt')).toContain('is refused')
  const { cores } = await shop.detail(ada, id)
  expect(cores.map(({ state, qty, deposit, credited }) => [state, qty, deposit, credited]).sort()).toEqual([
    ['credited', 1, 20, 20],
    ['due', 1, 20, 0],
    ['refused', 1, 20, 0],
  ])
  expect((await shop.audited(number)).at(-1)?.facts).toEqual({ part: mcode, qty: 1, note: 'Burnt' })
})
