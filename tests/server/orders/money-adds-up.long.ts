import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import type { CommandContext } from '#server/cli/command.ts'
import { cancelOrder, deliverOrder, packOrder, payOrder, shipOrder } from '#server/cli/orders-move.ts'
import { refundOrder } from '#server/cli/refunds.ts'
import { centsOfText } from '#server/db/money.ts'
import { changeCoreState } from '#server/orders/cores/cores.ts'
import { openAmountCents } from '#server/orders/order-of.ts'
import { lockOrder, readOrderWithDetails } from '#server/orders/order-rows.ts'
import { changeReturnState } from '#server/orders/returns/return-moves.ts'
import { createReturn } from '#server/orders/returns/returns.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { runs } from '../../support/runs.ts'
import { orderShop, testTerms } from './support/shop.ts'

const shop = await orderShop()
const command: CommandContext = {
  ...{ db: shop.db, clock: shop.clock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined },
  ...{ who: 'ann', action: 'test', tenant: undefined, folder: '' },
}
// Taxed deposits and a coupon that no two lines share evenly: every split has cents left over.
await shop.setTerms({ ...testTerms, taxes: testTerms.taxes.map((tax) => ({ ...tax, onCores: true })) })
await shop.coupon('ODD', { percent: null, amount: '11.11' })
const ada = await shop.customer()
const plain = { price_steps: '[]', weight_g: 500, stock: 10_000 }
const parts: readonly [string, string] = [
  await shop.part({ ...plain, price: '33.33', core_charge: '20.01' }),
  await shop.part({ ...plain, price: '7.77', core_charge: '0.00' }),
]

const step = fc.oneof(
  ...(['pack', 'ship', 'deliver', 'cancel', 'pay-rest'] as const).map((what) => fc.record({ what: fc.constant(what) })),
  fc.record({ what: fc.constantFrom('pay', 'refund'), cents: fc.integer({ min: 1, max: 12_000 }) }),
  fc.record({ what: fc.constantFrom('ask', 'refund-line'), part: fc.nat(1), qty: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ what: fc.constantFrom('receive', 'settle'), at: fc.nat(3) }),
  fc.record({ what: fc.constant('core'), credited: fc.integer({ min: 1, max: 7000 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const basket = fc.record({ coupon: fc.boolean(), first: fc.integer({ min: 1, max: 4 }), second: fc.integer({ min: 1, max: 3 }) })
type Basket = typeof basket extends fc.Arbitrary<infer B> ? B : never
const life = fc.record({
  basket,
  paid: fc.constantFrom(0, 1, 2000, 9000, 1_000_000),
  arrived: fc.boolean(),
  steps: fc.array(step, { minLength: 5, maxLength: 18 }),
})

const placed = ({ coupon, first, second }: Basket) =>
  shop.ordered(ada, { [parts[0]]: first, [parts[1]]: second }, coupon ? { coupon: 'ODD' } : {})
const whole = (id: string) => shop.inside(async (at) => readOrderWithDetails(at, await lockOrder(at, id)))

/** Does one step, as the shop's commands do. What is refused changes nothing. */
async function take(id: string, number: string, now: Step): Promise<void> {
  const { returns, cores } = await whole(id)
  const mcode = 'part' in now ? (parts[now.part] ?? '') : ''
  switch (now.what) {
    case 'pack':
      return void (await packOrder(command, number))
    case 'ship':
      return void (await shipOrder(command, number, {}))
    case 'deliver':
      return void (await deliverOrder(command, number))
    case 'cancel':
      return void (await cancelOrder(command, number, {}))
    case 'pay-rest':
      return void (await payOrder(command, number, undefined, {}))
    case 'core': {
      const [core] = cores
      if (!core) return
      if (core.state === 'due') await shop.inside((at) => changeCoreState(at, core.id, 'received', 'shop'))
      else await shop.inside((at) => changeCoreState(at, core.id, 'credited', 'shop', { creditedCents: now.credited }))
      return
    }
    default:
      if ('cents' in now) {
        if (now.what === 'pay') await payOrder(command, number, now.cents, {})
        else await refundOrder(command, number, now.cents, {})
      } else if ('part' in now) {
        if (now.what === 'refund-line') await refundOrder(command, number, undefined, { line: [{ mcode, qty: now.qty }] })
        else
          await shop.inside((at) =>
            createReturn(at, id, { lines: [{ id: v.parse(Mcode, mcode), qty: now.qty }], reason: 'not-needed', note: '' }),
          )
      } else {
        const one = returns[now.at % Math.max(1, returns.length)]
        if (!one) return
        if (now.what === 'settle') await shop.inside((at) => changeReturnState(at, one.id, 'refunded', 'shop'))
        else for (const to of ['approved', 'received'] as const) await shop.inside((at) => changeReturnState(at, one.id, to, 'shop'))
      }
  }
}

async function tried(id: string, number: string, now: Step): Promise<void> {
  try {
    await take(id, number, now)
  } catch (refused) {
    if (!(refused instanceof AppError)) throw refused
  }
}

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0)

async function holds(id: string): Promise<void> {
  const { order, payments, events, returns, cores } = await whole(id)
  const [total, paid, refunded, credited] = [order.total, order.paid, order.refunded, order.credited].map(centsOfText)
  const of = (kind: string) => sum(payments.filter((one) => one.kind === kind).map(({ amount }) => centsOfText(amount)))
  expect([paid, refunded]).toEqual([of('payment'), of('refund')])
  expect(refunded).toBeLessThanOrEqual(paid ?? 0)
  const rest = (total ?? 0) - (paid ?? 0) - (credited ?? 0)
  expect(rest).toBeGreaterThanOrEqual(0)
  expect(openAmountCents(order)).toBe(order.state === 'cancelled' ? 0 : rest)
  expect((credited ?? 0) + (refunded ?? 0)).toBeLessThanOrEqual(total ?? 0)
  if (order.state === 'cancelled') expect(refunded).toBe(paid)

  // Every cent that was given back is told once, and of what cause.
  const given = events.filter(({ what }) => what === 'refund').map(({ facts }) => facts)
  const cents = (facts: (typeof given)[number], name: string) => centsOfText(String(facts[name] ?? '0'))
  expect(sum(given.map((facts) => cents(facts, 'amount')))).toBe((credited ?? 0) + (refunded ?? 0))
  expect(sum(given.map((facts) => cents(facts, 'offDue')))).toBe(credited)
  const because = (cause: string) => sum(given.filter((facts) => facts['cause'] === cause).map((facts) => cents(facts, 'amount')))
  expect(because('return')).toBe(sum(returns.map(({ refund }) => centsOfText(refund))))
  expect(because('core')).toBe(sum(cores.map((core) => centsOfText(core.credited))))
  // Pieces and their deposits, however they go back, bring no more than they cost: the delivery is no piece.
  const byLine = given.filter((facts) => Object.keys(facts).some((name) => name.startsWith('line ')))
  const pieces = sum(byLine.map((facts) => cents(facts, 'amount'))) + because('return') + because('core')
  expect(pieces).toBeLessThanOrEqual((total ?? 0) - centsOfText(order.shipping) - centsOfText(order.shipping_tax))
}

test('money adds up to the cent, in whatever order things happen', async () => {
  // Each life is a dozen steps, and after each of them every sum is looked at. Five lives, other ones each time; RUNS=300 before a change
  // of how money is computed.
  await fc.assert(
    fc.asyncProperty(life, async ({ basket: said, paid, arrived, steps }) => {
      const { id, number, total } = await placed(said)
      const due = Math.round(total * 100)
      if (paid > 0) await payOrder(command, number, Math.min(paid, due), {})
      if (arrived) for (const what of ['pack', 'ship', 'deliver'] as const) await take(id, number, { what })
      for (const now of steps) {
        await tried(id, number, now)
        await holds(id)
      }
      await tried(id, number, { what: 'pay-rest' })
      await holds(id)
      const { order } = await whole(id)
      expect([openAmountCents(order), order.state === 'awaiting-payment']).toEqual([0, false])
      // Not one cent more than was paid goes back.
      const tooMuch = centsOfText(order.paid) - centsOfText(order.refunded) + 1
      await expect(refundOrder(command, number, tooMuch, {})).rejects.toMatchObject({ code: 'wrong-state' })
      await holds(id)
    }),
    runs(5),
  )
}, 600_000)

const backAndForth = fc.record({
  basket,
  paid: fc.constantFrom(0, 1, 3777, 1_000_000),
  /** How many pieces go back with each return, the rest with the last one. */
  pieces: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 3 }),
  /** Pieces whose price goes back before, without a return. */
  byLine: fc.integer({ min: 0, max: 1 }),
})

test('whoever sends everything back has paid for the delivery and for nothing else, in however many parcels', async () => {
  // Up to four parcels each, and every sum after each of them.
  await fc.assert(
    fc.asyncProperty(backAndForth, async ({ basket: said, paid, pieces, byLine }) => {
      const { id, number, total } = await placed(said)
      const all = Math.round(total * 100)
      if (paid > 0) await payOrder(command, number, Math.min(paid, all), {})
      for (const what of ['pack', 'ship', 'deliver'] as const) await take(id, number, { what })
      if (byLine > 0) await refundOrder(command, number, undefined, { line: [{ mcode: parts[0], qty: byLine }] })
      const sendBack = async (lines: { mcode: string; qty: number }[]) => {
        const wished = lines.map(({ mcode, qty }) => ({ id: v.parse(Mcode, mcode), qty }))
        const one = await shop.inside((at) => createReturn(at, id, { lines: wished, reason: 'not-needed', note: '' }))
        for (const to of ['approved', 'received', 'refunded'] as const) await shop.inside((at) => changeReturnState(at, one, to, 'shop'))
        await holds(id)
      }
      const left = { [parts[0]]: said.first, [parts[1]]: said.second }
      for (const [at, qty] of pieces.entries()) {
        const mcode = parts[at % 2 === 0 ? 0 : 1]
        const some = Math.min(qty, left[mcode] ?? 0)
        if (some === 0) continue
        left[mcode] = (left[mcode] ?? 0) - some
        await sendBack([{ mcode, qty: some }])
      }
      const rest = Object.entries(left).flatMap(([mcode, qty]) => (qty > 0 ? [{ mcode, qty }] : []))
      if (rest.length > 0) await sendBack(rest)
      const { order } = await whole(id)
      const [credited, refunded] = [centsOfText(order.credited), centsOfText(order.refunded)]
      const delivery = centsOfText(order.shipping) + centsOfText(order.shipping_tax)
      expect([order.state, credited + refunded]).toEqual(['returned', all - delivery])
      expect(openAmountCents(order) + centsOfText(order.paid) - refunded).toBe(delivery)
    }),
    runs(5),
  )
}, 600_000)
