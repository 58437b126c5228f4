import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { DAY_MS } from '#contract/limits.ts'
import { calculatePoints } from '#contract/rewards/points.ts'
import { createSharedContext } from '#server/app-options.ts'
import { dispatchEvents } from '#server/orders/events/dispatch-events.ts'
import { changeReturnState } from '#server/orders/returns/return-moves.ts'
import { createReturn } from '#server/orders/returns/returns.ts'
import { pointsHook } from '#server/orders/rewards/points-hook.ts'
import { addPoints, giveBackPoints, pointEntryOf, readPointEntries, reversePoints, spendPoints } from '#server/rewards/ledger.ts'
import { runs } from '../../support/runs.ts'
import { type Customer, orderShop } from '../orders/support/shop.ts'

const shop = await orderShop()
const about = { kind: 'shop', id: '', name: '' } as const

/** What the ledger of a customer comes to now; every line of it is looked at. */
async function looked({ id }: Pick<Customer, 'id'>) {
  const entries = (await shop.inside((at) => readPointEntries(at, id))).map(pointEntryOf)
  const { balance, lines, owedPoints } = calculatePoints(entries, shop.clock.time)
  expect(balance).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
  for (const line of lines) expect(line.balance).toBeGreaterThanOrEqual(0)
  expect(owedPoints).toBeGreaterThanOrEqual(0)
  const ended = lines.reduce((sum, { kind, amount }) => sum - (kind === 'expired' ? amount : 0), 0)
  return { balance, owed: owedPoints, ended, entries }
}

const move = fc.record({ what: fc.constantFrom('add', 'spend', 'spend', 'reverse', 'back'), points: fc.integer({ min: 1, max: 400 }) })
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never
/** What happens at once, and how many days pass before it. */
const round = fc.record({ days: fc.constantFrom(0, 0, 0, 20, 200, 364, 366), moves: fc.array(move, { minLength: 1, maxLength: 5 }) })

test('whatever comes, goes, ends and is taken back, at once or one after the other: no balance below zero, no point lost or doubled', async () => {
  const before = shop.clock.time
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 8 }), async (rounds) => {
      const ada = await shop.customer()
      let made = 0
      /** What came, less what was spent and what should have gone. */
      let kept = 0
      const take = ({ what, points }: Move): Promise<boolean> => {
        made += 1
        const cause = { cause: `${what} ${made}`, about } as const
        return shop.inside((at) => {
          if (what === 'add') return addPoints(at, ada.id, points, { ...cause, kind: 'granted' })
          if (what === 'spend') return spendPoints(at, ada.id, points, { ...cause, kind: 'redeemed' })
          if (what === 'reverse') return reversePoints(at, ada.id, points, { ...cause, kind: 'reversed' })
          return giveBackPoints(at, ada.id, points, { ...cause, kind: 'given-back', spentCause: `spend ${made - 1}` })
        })
      }
      for (const { days, moves } of rounds) {
        shop.clock.time += days * DAY_MS
        const had = await looked(ada)
        const said = await Promise.allSettled(moves.map(take))
        for (const [at, { what, points }] of moves.entries()) {
          const outcome = said[at]
          if (outcome?.status === 'fulfilled') kept += what === 'add' || what === 'back' ? points : -points
          else expect(outcome?.reason).toMatchObject({ code: 'points-short' })
        }
        const { balance, owed, ended } = await looked(ada)
        expect(balance + ended - owed).toBe(kept)
        const [only] = moves
        if (moves.length === 1 && only?.what === 'spend')
          expect(said[0]?.status).toBe(had.balance >= only.points ? 'fulfilled' : 'rejected')
      }
    }),
    runs(25),
  )
  shop.clock.time = before
})

test('of many that redeem the last points at once, whatever they want of them, those win that the points reach for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 2, maxLength: 8 }),
      async (points, less) => {
        const ada = await shop.customer()
        await shop.inside((at) => addPoints(at, ada.id, points, { cause: 'all', kind: 'granted', about }))
        // Each wants more than half of it, so no two are paid.
        const wanted = less.map((one) => points - Math.min(one, Math.floor((points - 1) / 2)))
        const said = await Promise.allSettled(
          wanted.map((one, at) =>
            shop.inside((inside) => spendPoints(inside, ada.id, one, { cause: `gift ${at}`, kind: 'redeemed', about })),
          ),
        )
        expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        const won = wanted[said.findIndex(({ status }) => status === 'fulfilled')] ?? 0
        expect((await looked(ada)).balance).toBe(points - won)
      },
    ),
    runs(20),
  )
})

const plain = { was_price: null, price_steps: '[]', core_charge: '12.00', weight_g: 500, stock: 100_000 }
const parts = [await shop.part({ ...plain, price: '33.33' }), await shop.part({ ...plain, price: '7.77' })] as const
await shop.coupon('ODD', { percent: null, amount: '11.11' })
const life = fc.record({
  qtys: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 })),
  points: fc.nat(9000),
  coupon: fc.boolean(),
  end: fc.constantFrom('cancelled', 'returned'),
  /** Between delivery and return: points that are spent on something else, and in how many parcels it comes back. */
  spends: fc.nat(400),
  oneByOne: fc.boolean(),
  /** In which order the shop hears of it: at once, or of all in the end. */
  heardLate: fc.boolean(),
})

test('whoever sends everything back, or cancels, has the points of before: none won, none lost, and none below zero meanwhile', async () => {
  const hear = () => dispatchEvents(createSharedContext({ db: shop.db, clock: shop.clock }), [pointsHook])
  await fc.assert(
    fc.asyncProperty(life, async ({ qtys, points, coupon, end, spends, oneByOne, heardLate }) => {
      const ada = await shop.customer()
      await shop.inside((at) => addPoints(at, ada.id, 9000, { cause: 'all', kind: 'granted', about }))
      const bought = parts.flatMap((mcode, at) => ((qtys[at] ?? 0) > 0 ? [{ id: mcodeOf(mcode), qty: qtys[at] ?? 0 }] : []))
      const placed = await shop.ordered(ada, Object.fromEntries(bought.map(({ id, qty }) => [id, qty])), {
        ...(coupon ? { coupon: 'ODD' } : {}),
        more: { points },
      })
      const { discounts, sums } = await shop.detail(ada, placed.id)
      const spent = Number(discounts.find(({ source }) => source === 'points')?.code ?? 0)
      expect((await looked(ada)).balance).toBe(9000 - spent)
      if (end === 'cancelled') await shop.step(placed.id, 'cancelled')
      else {
        await shop.pay(placed.id, Math.round(sums.total * 100))
        for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.step(placed.id, to)
        if (!heardLate) await hear()
        const { balance } = await looked(ada)
        if (!heardLate) expect(balance).toBe(9000 - spent + Math.floor(Math.round((sums.goods - sums.discount) * 100) / 100))
        const elsewhere = Math.min(balance, spends)
        if (elsewhere > 0) await shop.inside((at) => spendPoints(at, ada.id, elsewhere, { cause: 'elsewhere', kind: 'redeemed', about }))
        const parcels = oneByOne ? bought.flatMap(({ id, qty }) => Array.from({ length: qty }, () => [{ id, qty: 1 }])) : [bought]
        for (const lines of parcels) {
          const id = await shop.inside((at) => createReturn(at, placed.id, { lines, reason: 'not-needed', note: '' }))
          for (const to of ['approved', 'received', 'refunded'] as const) await shop.inside((at) => changeReturnState(at, id, to, 'shop'))
          if (!heardLate) await hear()
          await looked(ada)
        }
        if (elsewhere > 0) await shop.inside((at) => addPoints(at, ada.id, elsewhere, { cause: 'again', kind: 'granted', about }))
      }
      await hear()
      await hear()
      const { balance, owed } = await looked(ada)
      expect([balance, owed]).toEqual([9000, 0])
    }),
    runs(12),
  )
}, 300_000)
