import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { DAY_MS } from '#contract/limits.ts'
import { calculatePoints } from '#contract/rewards/points.ts'
import { createSharedContext } from '#server/app-options.ts'
import { writeTranslations } from '#server/kernel/own-names.ts'
import { dispatchEvents } from '#server/orders/events/dispatch-events.ts'
import { promiseRefund } from '#server/orders/refunds/refunds.ts'
import { changeReturnState } from '#server/orders/returns/return-moves.ts'
import { createReturn } from '#server/orders/returns/returns.ts'
import { pointsHook, spentPointsCause, syncOrderPoints } from '#server/orders/rewards/points-hook.ts'
import {
  addPoints,
  type LedgerContext,
  pointEntryOf,
  readPointBalance,
  readPointEntries,
  reversePoints,
  spendPoints,
} from '#server/rewards/ledger.ts'
import { type Customer, orderShop } from '../orders/support/shop.ts'

const shop = await orderShop()
const plain = { weight_g: 500, price: '100.00', price_steps: '[]', core_charge: '0.00', stock: 100 }
const granted = (cause: string) => ({ cause, kind: 'granted', about: { kind: 'shop', id: '', name: '' } }) as const
const redeemed = (cause: string) => ({ cause, kind: 'redeemed', about: { kind: 'gift', id: 'g', name: 'A gift' } }) as const
const has = async ({ id }: Customer) => (await shop.inside((at) => readPointBalance(at, id))).balance
const give = ({ id }: Customer, points: number, cause = 'a gift of the shop') =>
  shop.inside((at) => addPoints(at, id, points, granted(cause)))
const spend = ({ id }: Customer, points: number, cause: string) => shop.inside((at) => spendPoints(at, id, points, redeemed(cause)))
/** As the hook does, once an event is committed. */
const heard = ({ id }: Customer, orderId: string, because = 'now') => shop.inside((at) => syncOrderPoints(at, id, orderId, because))
const goesBack = async (orderId: string, mcode: string, qty: number) => {
  const id = await shop.inside((at) => createReturn(at, orderId, { lines: [{ id: mcodeOf(mcode), qty }], reason: 'not-needed', note: '' }))
  for (const to of ['approved', 'received', 'refunded'] as const) await shop.inside((at) => changeReturnState(at, id, to, 'shop'))
}

test('one cause writes once', async () => {
  const ada = await shop.customer()
  expect([await give(ada, 100), await give(ada, 100)]).toEqual([true, false])
  expect([await spend(ada, 30, 'x'), await spend(ada, 30, 'x')]).toEqual([true, false])
  expect(await has(ada)).toBe(70)
})

test('nobody spends what is not there: the refusal says what is', async () => {
  const ada = await shop.customer()
  await give(ada, 100)
  const refused = await spend(ada, 101, 'x').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'points-short', detail: { result: { balance: 100 } } })
  expect(await has(ada)).toBe(100)
})

test('of ten that spend the last points at once, one gets them', async () => {
  const ada = await shop.customer()
  await give(ada, 100)
  const said = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => spend(ada, 70, `draw ${at}`)))
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await has(ada)).toBe(30)
})

test('a delivered order earns once, however often it is heard of; tax, delivery and deposits earn nothing', async () => {
  const ada = await shop.customer()
  const order = await shop.delivered(ada, { [await shop.part({ ...plain, core_charge: '50.00' })]: 2 })
  await shop.idle()
  for (const because of ['1', '2']) await heard(ada, order.id, because)
  expect(await has(ada)).toBe(200)
  const { records } = (await ada.say('rewardLedger', {})).result
  expect(records).toMatchObject([{ kind: 'earned', points: 200, balance: 200, about: { kind: 'order', id: order.id, name: order.number } }])
})

test('an order that is only on its way has earned nothing yet', async () => {
  const ada = await shop.customer()
  const order = await shop.ordered(ada, { [await shop.part(plain)]: 1 })
  await shop.step(order.id, 'packed')
  await shop.step(order.id, 'shipped')
  await heard(ada, order.id)
  expect(await has(ada)).toBe(0)
})

test('an order that was delivered before there were points earns none when money of it goes back', async () => {
  const ada = await shop.customer()
  const order = await shop.delivered(ada, { [await shop.part(plain)]: 2 })
  // As the server before heard of it.
  await shop.db
    .updateTable('order_event')
    .set({ notified_at: new Date(shop.clock.time) })
    .where('order_id', '=', order.id)
    .execute()
  const context = createSharedContext({ db: shop.db, clock: shop.clock })
  await shop.inside((at) => promiseRefund(at, order.id, 500, 'shop', 'Came late'))
  await dispatchEvents(context, [pointsHook])
  expect(await has(ada)).toBe(0)
  await shop.db
    .updateTable('order_event')
    .set({ notified_at: null })
    .where('order_id', '=', order.id)
    .where('state', '=', 'delivered')
    .execute()
  await dispatchEvents(context, [pointsHook])
  expect(await has(ada)).toBe(195)
})

test('what comes back takes its share of the points along, piece by piece, to the last point', async () => {
  const ada = await shop.customer()
  const mcode = await shop.part({ ...plain, price: '33.33' })
  const order = await shop.delivered(ada, { [mcode]: 3 })
  await heard(ada, order.id, 'delivered')
  expect(await has(ada)).toBe(99)
  await goesBack(order.id, mcode, 1)
  await heard(ada, order.id, 'first')
  await heard(ada, order.id, 'first')
  expect(await has(ada)).toBe(66)
  await goesBack(order.id, mcode, 2)
  await heard(ada, order.id, 'second')
  expect(await has(ada)).toBe(0)
})

test('points that were spent before their goods came back are made up for from the next order, and no balance falls below zero', async () => {
  const ada = await shop.customer()
  const mcode = await shop.part(plain)
  const [one, two] = [await shop.delivered(ada, { [mcode]: 1 }), await shop.ordered(ada, { [mcode]: 1 })]
  await heard(ada, one.id, 'delivered')
  await spend(ada, 80, 'spent')
  await goesBack(one.id, mcode, 1)
  await heard(ada, one.id, 'back')
  expect((await ada.say('rewardState', {})).result).toMatchObject({ balance: 0, owed: 80 })
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.step(two.id, to)
  await heard(ada, two.id, 'delivered')
  await heard(ada, two.id, 'again')
  expect((await ada.say('rewardState', {})).result).toMatchObject({ balance: 20, owed: 0 })
})

test('points that had ended before their goods came back are not taken a second time; of those that were spent the rest is', async () => {
  const ada = await shop.customer()
  const order = await shop.delivered(ada, { [await shop.part(plain)]: 2 })
  await heard(ada, order.id, 'delivered')
  await spend(ada, 30, 'spent')
  const before = shop.clock.time
  shop.clock.time += 400 * DAY_MS
  try {
    await give(ada, 500)
    await shop.inside((at) => promiseRefund(at, order.id, 10_000, 'shop', 'Broken, half of it'))
    await heard(ada, order.id, 'first')
    expect(await has(ada)).toBe(470)
    await shop.inside((at) => promiseRefund(at, order.id, 10_000, 'shop', 'Broken, the rest'))
    await heard(ada, order.id, 'second')
    expect([await has(ada), (await shop.inside((at) => readPointBalance(at, ada.id))).owedPoints]).toEqual([470, 0])
  } finally {
    shop.clock.time = before
  }
})

test('what an order had spent comes back when it is cancelled, good as long as it was', async () => {
  const ada = await shop.customer()
  await give(ada, 50)
  const order = await shop.ordered(ada, { [await shop.part(plain)]: 1 })
  await shop.inside((at) =>
    spendPoints(at, ada.id, 40, {
      cause: spentPointsCause(order.id),
      kind: 'redeemed',
      about: { kind: 'order', id: order.id, name: order.number },
    }),
  )
  await shop.step(order.id, 'cancelled')
  for (const because of ['1', '2']) await heard(ada, order.id, because)
  const entries = await shop.inside((at) => readPointEntries(at, ada.id))
  expect([await has(ada), entries.at(-1)?.kind]).toEqual([50, 'given-back'])
  expect(entries.at(-1)?.expires_at).toEqual(entries[0]?.expires_at)
})

test('what the shop gives back of the price by its own decision gives no spent points back on top, unless it is all of it', async () => {
  const ada = await shop.customer()
  await give(ada, 5000)
  const order = await shop.delivered(ada, { [await shop.part(plain)]: 1 }, { more: { points: 5000 } })
  await heard(ada, order.id, 'delivered')
  expect(await has(ada)).toBe(50)
  await shop.inside((at) => promiseRefund(at, order.id, 1000, 'shop', 'Came late'))
  await heard(ada, order.id, 'first')
  expect(await has(ada)).toBe(40)
  await shop.inside((at) => promiseRefund(at, order.id, 4000, 'shop', 'Keep it'))
  await heard(ada, order.id, 'second')
  expect(await has(ada)).toBe(5000)
})

test('the balance is the sum of what is written, less what ended', async () => {
  const ada = await shop.customer()
  await give(ada, 50)
  await spend(ada, 20, 'x')
  shop.clock.time += 370 * DAY_MS
  try {
    const entries = (await shop.inside((at) => readPointEntries(at, ada.id))).map(pointEntryOf)
    const { balance, lines } = calculatePoints(entries, shop.clock.time)
    expect([balance, lines.at(-1)?.amount]).toEqual([0, -30])
    await expect(spend(ada, 1, 'y')).rejects.toMatchObject({ code: 'points-short' })
  } finally {
    shop.clock.time -= 370 * DAY_MS
  }
})

/** A clock that goes on by a millisecond whenever it is asked, so that `endMs` comes after it was asked once. */
const ticking = (endMs: number) => {
  let asked = 0
  return { now: () => endMs - 1 + asked++ }
}

test.each([
  ['spent', (at: LedgerContext, id: string) => spendPoints(at, id, 60, redeemed('x'))],
  ['taken back', (at: LedgerContext, id: string) => reversePoints(at, id, 60, { ...granted('x'), kind: 'reversed' })],
] as const)('points that end while they are %s are there or not at one moment, and the ledger stays readable', async (_, takes) => {
  const ada = await shop.customer()
  const endMs = shop.clock.time + DAY_MS
  await shop.inside((at) => addPoints(at, ada.id, 60, { ...granted('a gift'), expiresMs: endMs }))
  await shop.inside((at) => takes({ ...at, clock: ticking(endMs) }, ada.id))
  const entries = (await shop.inside((at) => readPointEntries(at, ada.id))).map(pointEntryOf)
  expect(calculatePoints(entries, endMs + DAY_MS)).toMatchObject({ balance: 0, owedPoints: 0, lines: [{ amount: 60 }, { amount: -60 }] })
})

test('another customer, and another shop, has a ledger of its own', async () => {
  const [ada, ben] = [await shop.customer(), await shop.customer()]
  await give(ada, 10)
  expect([await has(ada), await has(ben)]).toEqual([10, 0])
  expect((await ben.say('rewardLedger', {})).result.total).toBe(0)
})

test('a line names its gift as the shop calls it in the language of the call', async () => {
  const ada = await shop.customer()
  await give(ada, 100)
  await spend(ada, 30, 'named')
  await writeTranslations(shop.db, shop.general, 'de', new Map([['A gift', 'Eine Prämie']]))
  const named = async (language: string) =>
    (await ada.say('rewardLedger', {}, { headers: { 'Accept-Language': language } })).result.records.find(({ kind }) => kind === 'redeemed')
      ?.about.name
  expect([await named('de'), await named('en-US')]).toEqual(['Eine Prämie', 'A gift'])
})

test('a clock that was a year ahead for a while: points are earned, shown and spent afterwards', async () => {
  const ada = await shop.customer()
  await give(ada, 100, 'before')
  const today = shop.clock.time
  shop.clock.time += 366 * DAY_MS
  await give(ada, 50, 'while it ran ahead')
  shop.clock.time = today
  await give(ada, 30, 'after')
  expect(await has(ada)).toBe(80)
  expect((await ada.say('rewardState', {})).result).toMatchObject({ balance: 80 })
  expect(await spend(ada, 60, 'x')).toBe(true)
  expect(await has(ada)).toBe(20)
  expect((await ada.say('rewardLedger', {})).result.records[0]).toMatchObject({ points: -60, balance: 20 })
})

test('placing and cancelling prolongs no points: each keeps the day on which it ends, as often as it is done', async () => {
  const ada = await shop.customer()
  const ends = shop.clock.time + 5 * DAY_MS
  await shop.inside((at) => addPoints(at, ada.id, 300, { ...granted('soon'), expiresMs: ends }))
  await shop.inside((at) => addPoints(at, ada.id, 500, { ...granted('later'), expiresMs: ends + 60 * DAY_MS }))
  const part = await shop.part(plain)
  for (const _ of [1, 2, 3]) {
    const order = await shop.ordered(ada, { [part]: 1 }, { more: { points: 400 } })
    expect((await ada.say('orderCancel', { id: order.id })).status).toBe(200)
    await shop.idle()
    await heard(ada, order.id)
    const { lots } = await shop.inside((at) => readPointBalance(at, ada.id))
    expect([...new Set(lots.map(({ expiresMs }) => expiresMs))]).toEqual([ends, ends + 60 * DAY_MS])
    expect(await has(ada)).toBe(800)
  }
})
