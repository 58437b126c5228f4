import { expect, test } from 'vitest'
import { computeDraw, type PrizeTicketCount, seedHashOf, verifyStoredDraw } from '#contract/lottery/draw-of.ts'
import { drawSeedOf, type LotteryRecord, lotteryViewOf, type PrizeRecord } from '#server/lottery/lotteries.ts'

const lottery: LotteryRecord = {
  ...{ tenant_id: 'general', id: 'autumn', name: 'Autumn draw', text: '', points: 100, daily_most: 3, tickets: 1000, rest_points: 20 },
  ...{ starts_at: new Date(0), ends_at: new Date(1), made_at: new Date(0), secret: '5f'.repeat(32) },
}
const prize = (id: string, tickets: number, stock: number | null, at: number): PrizeRecord => ({
  ...{ tenant_id: 'general', lottery_id: 'autumn', id, kind: 'points', points: 50, coupon: null, gift_id: null, gift: null },
  ...{ tickets, stock, worth: 50, sort_num: at },
})
const prizes = [
  prize('case', 2, 1, 0),
  prize('lamp', 13, 4, 1),
  prize('gone', 40, 0, 2),
  prize('coupon', 35, null, 3),
  prize('points', 160, null, 4),
]
/** As a customer reads them on the page, before the draw. */
const published: readonly PrizeTicketCount[] = lotteryViewOf(lottery, prizes, 'en-US').prizes.map(({ id, tickets }) => ({ id, tickets }))

test('100,000 draws by the shop’s own seeds fall as the odds say that it shows (chi-square, one in a thousand), and its hashes bind it', async () => {
  const [customers, each] = [200, 500]
  const counts = new Map(published.map(({ id }) => [id, 0]))
  for (let customer = 0; customer < customers; customer += 1) {
    const drawn = await Promise.all(
      Array.from({ length: each }, async (_, number) =>
        computeDraw(drawSeedOf(lottery, `customer-${customer}`, number + 1), 'pinion', published),
      ),
    )
    for (const { prizeId } of drawn) counts.set(prizeId, (counts.get(prizeId) ?? 0) + 1)
  }
  expect(counts.get('gone')).toBe(0)
  const real = published.filter(({ tickets }) => tickets > 0)
  const expected = real.map(({ tickets }) => (customers * each * tickets) / lottery.tickets)
  const off = real.reduce((sum, { id }, at) => sum + ((counts.get(id) ?? 0) - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1), 0)
  // Four degrees of freedom.
  expect(real).toHaveLength(5)
  expect(off).toBeLessThan(18.47)
  for (let number = 1; number <= 50; number += 1) {
    const [seed, next] = [drawSeedOf(lottery, 'ada', number), drawSeedOf(lottery, 'ada', number + 1)]
    const { ticket, prizeId } = await computeDraw(seed, 'pinion', published)
    const kept = { hash: await seedHashOf(seed), seed, word: 'pinion', shares: published, ticket, prize: prizeId }
    expect([await verifyStoredDraw(kept), await verifyStoredDraw({ ...kept, seed: next })]).toEqual(['holds', 'other-seed'])
  }
}, 60_000)

test('no customer, shop or lottery has the seeds of another, nor one draw those of the next', () => {
  const seeds = ['ada', 'ben'].flatMap((who) =>
    [lottery, { ...lottery, id: 'winter' }, { ...lottery, secret: '60'.repeat(32) }].flatMap((one) =>
      [1, 2, 11].map((number) => drawSeedOf(one, who, number)),
    ),
  )
  expect(new Set(seeds).size).toBe(18)
})
