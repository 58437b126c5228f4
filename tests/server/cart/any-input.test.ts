import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine, CartSums } from '#contract/cart/cart.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { anySign } from '../../support/any-sign.ts'
import type { How } from '../../support/call-app.ts'
import { runs } from '../../support/runs.ts'
import { type CartCallName, cartShop } from './support/shop.ts'

const shop = await cartShop()
const parts: string[] = [
  await shop.part(),
  await shop.part({ stock: 0 }),
  await shop.part({ min_qty: 5 }),
  await shop.part({ ended: true, stock: 7 }),
  await shop.part({ ended: true, stock: 0 }),
  await shop.part(),
]

const awkward = fc.oneof(
  fc.string({ unit: anySign, maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "'; drop table cart_line; --",
    '%00',
    '𝕏'.repeat(40),
    'A'.repeat(3000),
    'null',
    '-0',
    '9'.repeat(30),
  ),
  fc.jsonValue(),
  fc.constant(undefined),
)
const partNo = fc.integer({ min: 0, max: 5 })
const qty = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(9999, 0, -1, 1e9, 0.5) },
  { weight: 1, arbitrary: awkward },
)
const code = fc.oneof(
  { weight: 8, arbitrary: partNo.map((at) => () => parts[at]) },
  { weight: 1, arbitrary: awkward.map((said) => () => said) },
)
const ids = fc.oneof(
  { weight: 6, arbitrary: fc.array(partNo, { minLength: 1, maxLength: 4 }).map((list) => () => list.map((at) => parts[at]).join(',')) },
  { weight: 1, arbitrary: awkward.map((said) => () => said) },
)
const job = fc.oneof(fc.constantFrom('', 'Deutz', ' Lübeck 7 '), awkward)
const keys = ['0b9e3d1c-8c1e-4a53-9b62-5d0f1f6f7a11', '1b9e3d1c-8c1e-4a53-9b62-5d0f1f6f7a11', 'nonsense']

interface Step {
  name: CartCallName
  input: () => Record<string, unknown>
  how: How
}
const how: fc.Arbitrary<How> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constantFrom(...keys).map((key) => ({ key })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }).map((body) => ({ body })) },
  { weight: 1, arbitrary: fc.json().map((body) => ({ body })) },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      name: fc.constant('cartAdd' as const),
      input: fc.tuple(code, qty).map(([of, n]) => () => ({ mcode: of(), qty: n })),
      how,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('cartUpdate' as const),
      input: fc.tuple(code, qty).map(([of, n]) => () => ({ id: of(), qty: n })),
      how,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('cartSetAside' as const),
      input: fc.tuple(ids, job).map(([of, said]) => () => ({ ids: of(), job: said })),
      how,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constant('cartDeleteBatch' as const), input: ids.map((of) => () => ({ ids: of() })), how }),
  },
)

/** Cents of one piece for each part and step: ladders of odd prices that fall. */
const ladder = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([from, cents]) => [1, ...from].sort((a, b) => a - b).map((fromQty, at) => ({ fromQty, cents: cents[at] ?? 1 })))
const facts = fc.record({ ladder, core: fc.integer({ min: 0, max: 99_999 }) })
type Facts = { ladder: { fromQty: number; cents: number }[]; core: number }

const text = (cents: number) => (cents / 100).toFixed(2)

/** Reckoned anew, in whole cents, from the facts that the test set. */
function sumsOf(lines: readonly CartLine[], known: Map<string, Facts>): CartSums {
  const sums = { lines: 0, pieces: 0, goods: 0, cores: 0 }
  for (const line of lines) {
    const part = known.get(line.id)
    const unit = part?.ladder.findLast(({ fromQty }) => fromQty <= line.qty)?.cents ?? Number.NaN
    expect([centsOf(line.price), centsOf(line.amount), centsOf(line.coreCharge)]).toEqual([unit, unit * line.qty, part?.core])
    if (line.job !== '') continue
    sums.lines += 1
    sums.pieces += line.qty
    sums.goods += unit * line.qty
    sums.cores += (part?.core ?? 0) * line.qty
  }
  const { lines: count, pieces, goods, cores } = sums
  return { lines: count, pieces, goods: goods / 100, coreCharges: cores / 100, total: (goods + cores) / 100 }
}

test('no input to the cart calls makes the server fail, every line keeps the rules, and sums add up to the cent', {
  timeout: 600_000,
}, async () => {
  // Up to fourteen steps each: some two hundred changes, every tenth of them with a value that no cart takes.
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.array(facts, { minLength: 6, maxLength: 6 }), async (steps, given) => {
      const known = new Map(given.map((one, at): [string, Facts] => [parts[at] ?? '', one]))
      for (const [mcode, one] of known) {
        const priceSteps = one.ladder.map(({ fromQty, cents }) => ({ fromQty, unitPrice: text(cents) }))
        await shop.change(mcode, { price_steps: JSON.stringify(priceSteps), core_charge: text(one.core) })
      }
      const ada = await shop.customer()
      for (const { name, input, how: said } of steps) expect((await ada.say(name, input(), said)).status, name).toBeLessThan(500)
      const lines = await ada.lines()
      expect(await ada.sums()).toEqual(sumsOf(lines, known))
      for (const { id, qty: pieces } of lines) {
        expect([pieces >= (id === parts[2] ? 5 : 1), pieces <= (id === parts[3] ? 7 : 9999), id === parts[4]]).toEqual([true, true, false])
      }
    }),
    runs(30),
  )
})

test('no query to the reading calls does either', { timeout: 120_000 }, async () => {
  const ada = await shop.customer()
  const value = fc.string({ unit: anySign, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('cartList' as const, 'cartCount' as const),
      fc.dictionary(fc.constantFrom('type', 'x', '__proto__'), value),
      async (name, query) => {
        expect((await ada.say(name, {}, { query: new URLSearchParams(query).toString() })).status).toBeLessThan(500)
      },
    ),
    runs(30),
  )
})
