import { AppError } from '#contract/errors.ts'
import { oddsOf } from '#contract/lottery/odds.ts'
import { createLottery, createPrize } from '#server/lottery/set-up.ts'
import { type CommandContext, changeShop } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { findSelectedTenant, requireTenantExists } from './find.ts'
import { findLottery, prizeText } from './lottery-read.ts'
import { type DayOrMoment, endDayText, endMomentOf, startDayText, startMomentOf } from './typed-days.ts'

interface LotteryOptions {
  name: string
  points: number
  tickets: number
  rest: number
  until: DayOrMoment
  from?: DayOrMoment
  daily: number
  text?: string
}

export async function addLottery(command: CommandContext, id: string, options: LotteryOptions): Promise<CommandOutput> {
  const { name, points, tickets, rest, daily, text = '' } = options
  const { id: tenant, time_zone: zone } = await findSelectedTenant(command)
  const from = options.from ? startMomentOf(options.from, zone) : new Date(command.clock.now())
  const until = endMomentOf(options.until, zone)
  if (until.getTime() <= command.clock.now()) throw new AppError('bad-request', { message: 'This lottery would be over already.' })
  return changeShop(command, tenant, async (context) => {
    await createLottery(context, {
      ...{ id, name, text, pointsPerDraw: points, tickets, consolationPoints: rest, maxDrawsPerDay: daily, from, until },
    })
    const data = { id, tenant, name, text, points, tickets, rest, daily, from: from.toISOString(), until: until.toISOString() }
    const said = `${name}: ${tickets} tickets at ${points} points at ${tenant}, ${startDayText(from, zone)} to ${endDayText(until, zone)} (${zone}). Every ticket wins ${rest} points until prizes have some: lottery prizes add ${id} …`
    return { about: id, facts: { points, tickets, rest }, data, text: said }
  })
}

export async function endLottery(command: CommandContext, id: string): Promise<CommandOutput> {
  await requireTenantExists(command)
  const { tenant_id } = await findLottery(command, id)
  return changeShop(command, tenant_id, async ({ db, clock }) => {
    const now = new Date(clock.now())
    const ended = await db
      .updateTable('lottery')
      // A lottery that is ended before its start gets its start as its end, so that it never runs.
      .set((of) => ({ ends_at: of.fn<Date>('greatest', ['starts_at', of.val(now)]) }))
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('ends_at', '>', now)
      .whereRef('starts_at', '<', 'ends_at')
      .returning(['name', 'ends_at'])
      .executeTakeFirst()
    if (!ended) throw new AppError('wrong-state', { message: `The lottery ${id} has ended already.` })
    return {
      about: id,
      data: { id, tenant: tenant_id, until: ended.ends_at.toISOString() },
      text: `${ended.name} has ended. What was won stays won.`,
    }
  })
}

interface PrizeOptions {
  tickets: number
  stock?: number
  points?: number
  amount?: number
  percent?: number
  least: number
  days: number
  worth?: number
  gift?: string
}

export async function addPrize(command: CommandContext, lotteryId: string, id: string, options: PrizeOptions): Promise<CommandOutput> {
  await requireTenantExists(command)
  const { tickets, stock, points, amount, percent, least, days, worth, gift } = options
  if (amount !== undefined && percent !== undefined) throw new AppError('bad-request', { message: 'Say either --percent or --amount.' })
  const lottery = await findLottery(command, lotteryId)
  const isCoupon = amount !== undefined || percent !== undefined
  const coupon = isCoupon
    ? { percent: percent ?? null, amountCents: amount ?? null, leastCents: least, categoryId: null, condition: null, withSale: true, days }
    : undefined
  return changeShop(command, lottery.tenant_id, async (context) => {
    const worthNow = await createPrize(context, lottery, { ...{ id, tickets, stock: stock ?? null, points, coupon, giftId: gift, worth } })
    const { numerator, denominator: among } = oddsOf({ tickets }, lottery.tickets)
    const what = prizeText({ points: points ?? 0, coupon: coupon ?? null, gift_id: gift ?? null })
    const data = { lottery: lotteryId, tenant: lottery.tenant_id, id, tickets, of: lottery.tickets, stock: stock ?? null, worth: worthNow }
    return {
      about: lotteryId,
      facts: { prize: id, tickets, worth: worthNow },
      data,
      text: `${what}: ${numerator} in ${among}, worth ${worthNow} points.`,
    }
  })
}

export async function updatePrizeStock(command: CommandContext, lotteryId: string, id: string, count: number): Promise<CommandOutput> {
  await requireTenantExists(command)
  const { tenant_id } = await findLottery(command, lotteryId)
  return changeShop(command, tenant_id, async ({ db }) => {
    const own = db.selectFrom('lottery_prize').select('stock').where('tenant_id', '=', tenant_id).where('lottery_id', '=', lotteryId)
    const before = await own.where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw new AppError('not-found', { message: `The lottery ${lotteryId} has no prize ${id}.` })
    await db
      .updateTable('lottery_prize')
      .set({ stock: count })
      .where('tenant_id', '=', tenant_id)
      .where('lottery_id', '=', lotteryId)
      .where('id', '=', id)
      .execute()
    const was = before.stock === null ? 'as many as are won' : before.stock
    return {
      ...{ about: lotteryId, facts: { prize: id, before: was, after: count } },
      data: { lottery: lotteryId, tenant: tenant_id, id, stock: count },
      text: `Of ${id} there are ${count} now, before ${was}.`,
    }
  })
}
