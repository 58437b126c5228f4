import { describe, expect, test } from 'vitest'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()

describe('an order is', () => {
  test('paid, packed, shipped and delivered; each step is told to the customer and written down with who did it', async () => {
    const { ada, id, number, total } = await shop.order()
    const before = shop.told.length
    const dollars = `$${total.toFixed(2)}`
    expect(await shop.done(`orders pay ${number} --reference T-1`)).toBe(`${dollars} is recorded for ${number}.`)
    expect(await shop.done(`orders pack ${number.toLowerCase()}`)).toBe(`${number} is packed.`)
    const shipped = await shop.json(`orders ship ${id} --tracking LP7 --as Berta`, '--carrier', 'Lakes Parcel')
    expect(shipped).toEqual({ number, tenant: shop.general, state: 'shipped', total, paid: total, refunded: 0, credited: 0, due: 0 })
    expect(await shop.done(`orders deliver ${number}`)).toBe(`${number} is delivered.`)
    const seen = await shop.detail(ada, id)
    expect(seen).toMatchObject({
      state: 'delivered',
      money: { paid: total, due: 0 },
      shipments: [{ carrier: 'Lakes Parcel', tracking: 'LP7' }],
    })
    expect(shop.told.length).toBeGreaterThan(before)
    expect(await shop.audited(number)).toEqual([
      { who: 'operator ann', action: 'orders pay', facts: { amount: total.toFixed(2), reference: 'T-1' } },
      { who: 'operator ann', action: 'orders pack', facts: {} },
      { who: 'operator Berta', action: 'orders ship', facts: { carrier: 'Lakes Parcel', tracking: 'LP7' } },
      { who: 'operator ann', action: 'orders deliver', facts: {} },
    ])
  })

  test('paid in parts: what is left is said; more than is due only with --overpaid; the same reference counts once', async () => {
    const { number, total } = await shop.order()
    expect(await shop.done(`orders pay ${number} 30.50 --reference B-1`)).toBe(
      `$30.50 is recorded for ${number}. $${(total - 30.5).toFixed(2)} is still to be paid.`,
    )
    expect(await shop.done(`orders pay ${number} 30.50 --reference B-1`)).toContain('recorded already. Nothing was changed.')
    expect(await shop.refused(`orders pay ${number} 5000`)).toContain(
      `Only $${(total - 30.5).toFixed(2)} is due on ${number}. Take more with --overpaid.`,
    )
    expect((await shop.json(`orders show ${number}`)).money.paid).toBe(30.5)
    expect(await shop.json(`orders pay ${number} 5000 --overpaid`)).toMatchObject({ state: 'paid', paid: 5030.5, due: 0 })
    expect(await shop.refused(`orders pay ${number}`)).toContain(`Nothing is due on ${number}`)
  })

  test('paid wholly by one reference: the same command again, after a lost answer, says so and changes nothing', async () => {
    const { number, total } = await shop.order()
    await shop.done(`orders pay ${number} --reference B-2`)
    expect(await shop.done(`orders pay ${number} --reference B-2`)).toBe('A payment B-2 is recorded already. Nothing was changed.')
    expect(await shop.refused(`orders pay ${number} --reference B-3`)).toContain(`Nothing is due on ${number}`)
    expect((await shop.json(`orders show ${number}`)).money.paid).toBe(total)
  })

  test('paid once when two people say so at the same moment', async () => {
    const { number, total } = await shop.order()
    const said = await Promise.all([shop.type(`orders pay ${number}`), shop.type(`orders pay ${number}`)])
    expect(said.map(({ exit }) => exit).sort()).toEqual([0, 1])
    expect(said.map(({ err }) => err).join('')).toContain(`Nothing is due on ${number}`)
    const { money, payments } = await shop.json(`orders show ${number}`)
    expect([money.paid, payments.length]).toEqual([total, 1])
  })

  test('cancelled with a reason: the pieces lie on the shelf again and what was paid is owed', async () => {
    const { ada, id, number, mcode, total } = await shop.order()
    await shop.done(`orders pay ${number}`)
    await shop.done(`orders cancel ${number} --reason`, 'The box was crushed')
    expect(await shop.stock(mcode)).toBe(20)
    expect(await shop.detail(ada, id)).toMatchObject({ state: 'cancelled', money: { refundDue: total } })
    const [owed] = (await shop.json('refunds list')).filter((one: { order: string }) => one.order === number)
    expect(owed.amount).toBe(total)
    expect(await shop.done(`refunds sent ${owed.id.slice(0, 13)} --reference BANK-9`)).toBe(
      `The refund of $${total.toFixed(2)} for ${number} is sent.`,
    )
    expect((await shop.detail(ada, id)).money).toMatchObject({ refundDue: 0, refunded: total })
    expect(await shop.refused(`refunds sent ${owed.id}`)).toContain('waits to be sent')
  })

  test('sent in two parcels: packed until the last piece has left', async () => {
    const { ada, id, number, mcode } = await shop.order()
    await shop.done(`orders pay ${number}`)
    expect(await shop.refused(`orders ship ${number} --line ${mcode}:1`)).toContain('Parts of an order leave once it is packed.')
    await shop.done(`orders pack ${number}`)
    expect(await shop.wrong(`orders ship ${number} --line ${mcode}:3`)).toBe(`Of ${mcode} only 2 are left to send in ${number}.`)
    expect(await shop.done(`orders ship ${number} --line ${mcode}:1 --carrier Lakes --tracking A1`)).toBe(
      `1 × ${mcode} of ${number} is shipped. To follow: 1 × ${mcode}.`,
    )
    expect(await shop.json(`orders show ${number}`)).toMatchObject({ state: 'packed', toFollow: [{ mcode, qty: 1 }] })
    expect(await shop.wrong(`orders ship ${number} --line ${mcode}:2`)).toContain('only 1 is left')
    expect(await shop.done(`orders ship ${number} --line ${mcode} --tracking A2`)).toBe(`${number} is shipped.`)
    expect((await shop.detail(ada, id)).shipments.map(({ tracking }) => tracking)).toEqual(['A1', 'A2'])
  })

  test('not cancelled any more once a part of it has left: nothing is given back', async () => {
    const { ada, id, number, mcode } = await shop.order()
    for (const step of ['pay', 'pack', `ship --line ${mcode}:1`]) await shop.done(`orders ${step} ${number}`)
    expect(await shop.stock(mcode)).toBe(18)
    expect(await shop.refused(`orders cancel ${number}`)).toBe(
      `A part of ${number} has left, so it cannot be cancelled. Ship the rest; what is not wanted comes back by a return.`,
    )
    expect(await shop.stock(mcode)).toBe(18)
    expect(await shop.detail(ada, id)).toMatchObject({ state: 'packed', may: { cancel: false }, money: { refundDue: 0 } })
    expect(await shop.done(`orders show ${number}`)).toMatch(new RegExp(`to follow +1 × ${mcode}`, 'i'))
    expect((await ada.say('orderCancel', { id, reason: 'not-needed' })).error).toBe('wrong-state')
    await shop.done(`orders ship ${number}`)
    expect(await shop.stock(mcode)).toBe(18)
  })

  test('come back undelivered, and put on the shelf again', async () => {
    const { number, mcode } = await shop.order()
    for (const step of ['pack', 'ship']) await shop.done(`orders ${step} ${number}`)
    expect(await shop.done(`orders returned ${number} --restock`)).toContain('on the shelf again')
    expect(await shop.stock(mcode)).toBe(20)
  })

  test('come back undelivered without the pieces that were taken out before: those lie on the shelf already', async () => {
    const { number, mcode } = await shop.order()
    await shop.done(`orders cancel ${number} --line ${mcode}:1`)
    for (const step of ['pack', 'ship']) await shop.done(`orders ${step} ${number}`)
    await shop.done(`orders returned ${number} --restock`)
    expect(await shop.stock(mcode)).toBe(20)
  })
})

describe('money goes back', () => {
  test('as an amount, as the price of lines with their tax, and never more than was paid', async () => {
    const { number, mcode, total } = await shop.order()
    expect(await shop.refused(`orders refund ${number} 1`)).toContain('at most $0.00 can be refunded')
    await shop.done(`orders pay ${number}`)
    expect(await shop.done(`orders refund ${number} --line ${mcode} --reason Scratched`)).toContain(`$52.75 goes back for ${number}.`)
    expect(await shop.refused(`orders refund ${number} ${total}`)).toContain(`at most $${(total - 52.75).toFixed(2)} can be refunded`)
    expect(await shop.json(`orders refund ${number} ${(total - 52.75).toFixed(2)}`)).toMatchObject({ refunded: total })
    expect(await shop.audited(number)).toHaveLength(3)
  })

  test('only when it is said how much, for pieces that the order holds', async () => {
    const { number, mcode } = await shop.order()
    await shop.done(`orders pay ${number}`)
    expect(await shop.wrong(`orders refund ${number}`)).toContain('Say either how much goes back')
    expect(await shop.wrong(`orders refund ${number} 5 --line ${mcode}`)).toContain('Say either how much goes back')
    expect(await shop.wrong(`orders refund ${number} --line ${mcode}:3`)).toBe(`${number} holds 2 of ${mcode}.`)
    expect(await shop.wrong(`orders refund ${number} --line NOPE-1`)).toBe(`NOPE-1 is not part of ${number}.`)
  })
})

describe('what does not go', () => {
  test('says what is possible instead, changes nothing and leaves no audit row', async () => {
    const { number } = await shop.order()
    const before = shop.told.length
    expect(await shop.refused(`orders ship ${number}`)).toBe(
      `${number} is in the state “awaiting-payment”, from which it cannot become “shipped”. Possible now: orders pay, orders pack or orders cancel.`,
    )
    await shop.done(`orders cancel ${number}`)
    expect(await shop.refused(`orders pack ${number}`)).toContain('Nothing more can be done with it.')
    expect((await shop.audited(number)).map(({ action }) => action)).toEqual(['orders cancel'])
    expect(shop.told.length).toBeGreaterThan(before)
  })

  test('an order that is not there, or not of this shop, or of which two shops have one of that number', async () => {
    const { number } = await shop.order()
    expect(await shop.refused('orders pack CW-1')).toBe('There is no order CW-1.')
    expect(await shop.refused(`orders pack ${number} --tenant nope`)).toContain('There is no shop nope.')
    expect(await shop.refused(`orders show CW-1 --json`)).toBe('{"error":"not-found","say":"There is no order CW-1."}')
    const [ada, mcode] = [await shop.customer(shop.special.id), await shop.part({ weight_g: 100 }, shop.special.id)]
    const other = await shop.ordered(ada, { [mcode]: 1 })
    await shop.db.updateTable('shop_order').set({ number }).where('id', '=', other.id).execute()
    expect(await shop.wrong(`orders pack ${number}`)).toContain('Several shops have order')
    expect(await shop.json(`orders pack ${number} --tenant ${shop.special.id}`)).toMatchObject({ tenant: shop.special.id })
    expect(await shop.json(`orders show ${number} --tenant ${shop.general}`)).toMatchObject({ state: 'awaiting-payment' })
  })

  test.each([
    ['orders', 'Usage: npm run shop -- orders'],
    ['orders shp', "unknown command 'shp'"],
    ['orders pack', "missing required argument 'number'"],
    ['orders pack A B', 'too many arguments'],
    ['orders list --state lost', 'Allowed choices are awaiting-payment, paid'],
    ['orders pay CW-1 12.345', 'An amount of dollars looks like 12 or 12.50.'],
    ['orders pay CW-1 0', 'The amount must be above zero.'],
    ['orders ship CW-1 --url javascript:alert(1)', 'An address begins with https://'],
    ['orders ship CW-1 --line A:0', 'A line looks like SA-1001:2'],
    ['orders list --limit none', 'This is a whole number'],
    ['orders list --frobnicate', "unknown option '--frobnicate'"],
  ])('wrong use: %s', async (line, sentence) => {
    expect(await shop.wrong(line)).toContain(sentence)
  })
})

test('the list: newest first, by state, by customer, job or part, of one shop, at most so many', async () => {
  const one = await shop.order()
  const other = await shop.order()
  await shop.done(`orders pack ${other.number}`)
  const numbers = async (line: string) =>
    (await shop.json(`orders list --tenant ${shop.general} ${line}`)).map(({ number }: { number: string }) => number)
  expect((await numbers('')).slice(0, 2)).toEqual([other.number, one.number])
  expect(await numbers('--limit 1')).toEqual([other.number])
  expect(await numbers(`--search ${one.mcode}`)).toEqual([one.number])
  expect(await numbers(`--search ${other.mcode} --state awaiting-payment`)).toEqual([])
  expect(await numbers(`--search ${one.ada.id}`)).toEqual([one.number])
  expect(await shop.json(`orders list --search ${one.number} --tenant ${shop.special.id}`)).toEqual([])
  expect(await shop.done('orders list --search nobody')).toBe('No order is like that.')
  const table = await shop.done(`orders list --search ${one.mcode}`)
  expect(table.split('\n')[1]).toMatch(new RegExp(`^${one.number} +${shop.general} .* awaiting-payment +\\$`))
})

test('one order to read: lines, sums, money, parcels and what has happened', async () => {
  const { number, mcode } = await shop.order()
  await shop.done(`orders pay ${number} 10 --reference X9`)
  const text = await shop.done(`orders show ${number}`)
  for (const said of [mcode, 'Milwaukee', 'Wisconsin sales tax', 'X9', '$100.00', 'Order placed', 'Payment of $10.00'])
    expect(text).toContain(said)
})

describe('what an order waits for and never comes', () => {
  const waiting = () => shop.order({ stock: 1, restock_on: '2026-12-12' }, 3)

  test('is taken out of it with --rest, or piece by piece with --line; the order goes on', async () => {
    const { number, mcode } = await waiting()
    await shop.done(`orders pay ${number}`)
    await shop.done(`orders pack ${number}`)
    expect(await shop.refused(`orders ship ${number}`)).toContain('orders cancel with --rest')
    expect(await shop.done(`orders cancel ${number} --line ${mcode}:1`)).toBe(`1 × ${mcode} is taken out of ${number}. $52.75 goes back.`)
    expect(await shop.done(`orders cancel ${number} --rest --reason Stopped`)).toBe(
      `1 × ${mcode} is taken out of ${number}. $52.75 goes back.`,
    )
    expect(await shop.refused(`orders cancel ${number} --rest`)).toBe(`${number} waits for nothing.`)
    expect(await shop.wrong(`orders cancel ${number} --rest --line ${mcode}:1`)).toContain('Say either which pieces, or --rest')
    expect(await shop.done(`orders show ${number}`)).toContain('A part of it was cancelled')
    await shop.done(`orders ship ${number}`)
    expect(await shop.audited(number)).toContainEqual({
      ...{ who: 'operator ann', action: 'orders cancel', facts: { lines: `1 × ${mcode}`, reason: 'Stopped', amount: '52.75' } },
    })
  })

  test('is not ended by money alone: a refund by line says that the order waits still, and how that ends', async () => {
    const { number, mcode } = await waiting()
    await shop.done(`orders pay ${number}`)
    expect(await shop.done(`orders refund ${number} --line ${mcode}:2`)).toContain(
      `${number} waits for 2 × ${mcode} still: orders cancel ${number} --line ${mcode}:2 ends that.`,
    )
    expect(await shop.done(`orders cancel ${number} --line ${mcode}:2`)).toBe(`2 × ${mcode} is taken out of ${number}.`)
  })

  test('was all of it: then the order is cancelled', async () => {
    const { number, mcode } = await shop.order({ stock: 0, restock_on: '2026-12-12' })
    expect(await shop.done(`orders cancel ${number} --rest`)).toBe(`2 × ${mcode} was all of ${number}: it is cancelled.`)
  })
})
