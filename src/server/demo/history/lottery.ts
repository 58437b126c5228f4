import { addDays, dayInZone } from '#contract/kernel/shop-days.ts'
import { DAY_MS } from '#contract/limits.ts'
import { computeDraw } from '#contract/lottery/draw-of.ts'
import type { GiftCoupon } from '#server/gifts/tables.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { readShopToday, startOfDay } from '#server/kernel/shop-days.ts'
import { awardDraw } from '#server/lottery/award.ts'
import { currentPrizeOdds, drawSeedOf, type LotteryRecord, readCurrentLottery, readPrizes } from '#server/lottery/lotteries.ts'
import { createLottery, createPrize, type NewPrize } from '#server/lottery/set-up.ts'
import { addPoints, readPointBalance } from '#server/rewards/ledger.ts'

type LotteryContext = Pick<RequestContext, 'db' | 'tenantId' | 'clock'>

const dollarsOffCoupon = (dollars: number, least: number): GiftCoupon => ({
  ...{ percent: null, amountCents: dollars * 100, leastCents: least * 100, categoryId: null, condition: null, withSale: true, days: 60 },
})
const demoPrizes: readonly NewPrize[] = [
  { id: 'off-25', tickets: 2, stock: 10, coupon: dollarsOffCoupon(25, 100) },
  { id: 'off-10', tickets: 15, stock: null, coupon: dollarsOffCoupon(10, 40) },
  { id: 'off-5', tickets: 50, stock: null, coupon: dollarsOffCoupon(5, 25) },
  { id: 'points-500', tickets: 5, stock: 20, points: 500 },
  { id: 'points-150', tickets: 100, stock: null, points: 150 },
]
const lotteryTerms = { pointsPerDraw: 100, tickets: 1000, consolationPoints: 20, maxDrawsPerDay: 3 }
const lotteryName = /*i18n*/ 'Workshop draw'
const lotteryText = /*i18n*/ 'For whoever likes a draw. Points that you keep take their full worth off your next order.'

const LOTTERY_DAYS = 40
/** The number of gifts that can be won in the demo's lottery. */
const GOODS_PRIZE_STOCK = 2

/** Creates a lottery that runs today, unless one is running or planned. It begins when the last lottery has ended. */
export async function createDemoLottery({ db, tenantId, clock }: LotteryContext): Promise<void> {
  const where = { db, tenantId, clock }
  const { running, upcoming } = await readCurrentLottery(where)
  if (running !== null || upcoming !== null) return
  const from = new Date(clock.now() - DAY_MS)
  const last = await db
    .selectFrom('lottery')
    .select('ends_at')
    .where('tenant_id', '=', tenantId)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const begins = last && last.ends_at > from ? last.ends_at : from
  const { timeZone, today } = await readShopToday(where)
  const id = `workshop-draw-${dayInZone(timeZone, begins.getTime())}`
  await createLottery(where, {
    ...lotteryTerms,
    ...{ id, name: lotteryName, text: lotteryText, from: begins, until: startOfDay(addDays(today, LOTTERY_DAYS), timeZone) },
  })
  const lottery = await findLottery(where, id)
  const goods = await db
    .selectFrom('gift')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('ended', '=', false)
    .where('coupon', 'is', null)
    .where('stock', '>=', 2 * GOODS_PRIZE_STOCK)
    .orderBy('points', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (goods) await createPrize(where, lottery, { id: 'goods', tickets: GOODS_PRIZE_STOCK, stock: GOODS_PRIZE_STOCK, giftId: goods.id })
  for (const prize of demoPrizes) await createPrize(where, lottery, prize)
}

const findLottery = ({ db, tenantId }: LotteryContext, id: string): Promise<LotteryRecord> =>
  db.selectFrom('lottery').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirstOrThrow()

/** Words to try as the customer's word in a draw, until one of them draws a prize that the demo history needs. */
const candidateDrawWords = [
  'brush gear',
  'pinion',
  'field coil',
  'slip ring',
  'rectifier',
  'solenoid',
  'bushing',
  'rotor',
  'stator',
  'pulley',
  'drive end',
]

/**
 * The demo customer's draws in a lottery that has ended: for each, the acceptable prizes, best first, and how many days ago the draw was.
 */
const pastDraws = [
  { daysAgo: 11, wins: ['rest'] },
  { daysAgo: 6, wins: ['off-5', 'off-10', 'points-150', 'rest'] },
] as const

/** Creates the demo customer's two past draws. They can be verified like real draws. */
export async function createDemoDraws({ db, tenantId, clock }: LotteryContext, accountId: string): Promise<void> {
  const at = (daysAgo: number): LotteryContext => ({ db, tenantId, clock: { now: () => clock.now() - daysAgo * DAY_MS } })
  const [from, until] = [new Date(clock.now() - 44 * DAY_MS), new Date(clock.now() - 4 * DAY_MS)]
  const id = `workshop-draw-${from.toISOString().slice(0, 10)}`
  // A fixed secret is safe here, because this lottery has ended.
  await createLottery(at(44), { ...lotteryTerms, ...{ id, name: lotteryName, text: lotteryText, from, until, secret: 'over' } })
  const lottery = await findLottery(at(44), id)
  for (const prize of demoPrizes) await createPrize(at(44), lottery, prize)
  for (const [before, { daysAgo, wins }] of pastDraws.entries()) {
    const then = at(daysAgo)
    const there = await readPrizes(then, id)
    const shares = currentPrizeOdds(lottery, there)
    const seed = drawSeedOf(lottery, accountId, before + 1)
    const drawn = await Promise.all(
      candidateDrawWords
        .flatMap((one) => [one, `${one} 2`, `${one} 7`])
        .map(async (word) => ({ word, ...(await computeDraw(seed, word, shares)) })),
    )
    const found = wins.map((win) => drawn.find((one) => one.prizeId === win)).find((one) => one !== undefined)
    const { balance } = await readPointBalance(then, accountId)
    if (balance < lotteryTerms.pointsPerDraw)
      await addPoints(then, accountId, lotteryTerms.pointsPerDraw, {
        ...{
          cause: `demo draw ${before}`,
          kind: 'granted',
          about: { kind: 'shop', id: '', name: '' },
          note: /*i18n*/ 'For waiting so long at the counter',
        },
      })
    await awardDraw(then, accountId, {
      lottery,
      prizes: there,
      shownOdds: shares,
      seed,
      customerWord: found?.word ?? 'armature',
      drawNumber: before + 1,
      shipTo: null,
    })
  }
}
