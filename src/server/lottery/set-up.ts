import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { MAX_PRIZES, MAX_TICKETS } from '#contract/lottery/rules.ts'
import { POINT_VALUE_CENTS } from '#contract/rewards/points-rules.ts'
import type { GiftCoupon } from '#server/gifts/tables.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type { LotteryRecord } from './lotteries.ts'

type LotterySetupContext = Pick<RequestContext, 'db' | 'tenantId' | 'clock'>

export interface NewLottery {
  id: string
  name: string
  text: string
  /** The price of a draw in points. */
  pointsPerDraw: number
  tickets: number
  consolationPoints: number
  maxDrawsPerDay: number
  from: Date
  until: Date
  /** The secret from which customers' random seeds are derived. It is random by default. Tests and demo data may set it. */
  secret?: string
}

/** A prize as the operator defines it: points, a coupon or a gift. */
export interface NewPrize {
  id: string
  tickets: number
  /** The number of pieces of the prize. Null: unlimited. */
  stock: number | null
  points?: number | undefined
  coupon?: GiftCoupon | undefined
  giftId?: string | undefined
  /** The value of the prize in points. Required only for percentage coupons. */
  worth?: number | undefined
}

const badRequestError = (message: string) => new AppError('bad-request', { message })

/** Creates a lottery inside the caller's transaction. Throws `bad-request`, or `wrong-state` if another lottery runs at that time. */
export async function createLottery({ db, tenantId, clock }: LotterySetupContext, facts: NewLottery): Promise<void> {
  const {
    id,
    name,
    text,
    pointsPerDraw,
    tickets,
    consolationPoints,
    maxDrawsPerDay,
    from,
    until,
    secret = randomBytes(32).toString('hex'),
  } = facts
  if (from >= until) throw badRequestError('A lottery ends after it begins.')
  if (tickets > MAX_TICKETS) throw badRequestError(`A lottery has at most ${MAX_TICKETS} tickets.`)
  // The tenant's row is locked, so that of two lotteries that are created at the same time, the second sees the first.
  await sql`select 1 from tenant where id = ${tenantId} for no key update`.execute(db)
  const all = await db.selectFrom('lottery').select(['id', 'starts_at', 'ends_at']).where('tenant_id', '=', tenantId).execute()
  if (all.some((other) => other.id === id))
    throw new AppError('wrong-state', { message: `The shop ${tenantId} has a lottery ${id} already. Choose another id.` })
  const beside = all.find(({ starts_at, ends_at }) => starts_at < ends_at && starts_at < until && ends_at > from)
  if (beside) throw new AppError('wrong-state', { message: `The lottery ${beside.id} runs at that time. There is one at a time.` })
  await db
    .insertInto('lottery')
    .values({
      ...{
        tenant_id: tenantId,
        id,
        name,
        text,
        points: pointsPerDraw,
        tickets,
        secret,
        rest_points: consolationPoints,
        daily_most: maxDrawsPerDay,
      },
      ...{ starts_at: from, ends_at: until, made_at: new Date(clock.now()) },
    })
    .execute()
}

/**
 * Adds a prize to a lottery inside the caller's transaction. The prize's tickets are taken from the consolation prize. Returns the prize's
 * value in points.
 */
export async function createPrize({ db, tenantId }: LotterySetupContext, lottery: LotteryRecord, facts: NewPrize): Promise<number> {
  const { id, tickets, stock, points, coupon, giftId } = facts
  await sql`select 1 from lottery where tenant_id = ${tenantId} and id = ${lottery.id} for no key update`.execute(db)
  if ([points, coupon, giftId].filter((one) => one !== undefined).length !== 1)
    throw badRequestError('A prize is points, a coupon or a gift: say one of them.')
  const others = await db
    .selectFrom('lottery_prize')
    .select(['id', 'tickets'])
    .where('tenant_id', '=', tenantId)
    .where('lottery_id', '=', lottery.id)
    .execute()
  if (id === 'rest' || others.some((other) => other.id === id))
    throw new AppError('wrong-state', { message: `The lottery ${lottery.id} has a prize ${id} already.` })
  if (others.length >= MAX_PRIZES) throw badRequestError(`A lottery has at most ${MAX_PRIZES} prizes.`)
  const free = lottery.tickets - others.reduce((sum, other) => sum + other.tickets, 0)
  if (tickets > free) throw badRequestError(`Of ${lottery.tickets} tickets ${free} have no prize yet; ${tickets} are too many.`)
  const worth = await pointsValueOfPrize({ db, tenantId }, facts)
  await db
    .insertInto('lottery_prize')
    .values({
      ...{ tenant_id: tenantId, lottery_id: lottery.id, id, tickets, stock, worth, points: points ?? 0, gift_id: giftId ?? null },
      ...{ kind: points !== undefined ? 'points' : coupon ? 'coupon' : 'gift', coupon: coupon ? JSON.stringify(coupon) : null },
      sort_num: others.length,
    })
    .execute()
  return worth
}

async function pointsValueOfPrize(
  { db, tenantId }: Omit<LotterySetupContext, 'clock'>,
  { points, coupon, giftId, worth }: NewPrize,
): Promise<number> {
  if (points !== undefined) return points
  if (coupon && coupon.amountCents !== null) return Math.round(coupon.amountCents / POINT_VALUE_CENTS)
  if (coupon) {
    if (worth === undefined)
      throw badRequestError('Say with --worth what a coupon of a percentage is worth, in points: customers see it in the odds.')
    return worth
  }
  const gift = await db
    .selectFrom('gift')
    .select('points')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', giftId ?? '')
    .executeTakeFirst()
  if (!gift) throw new AppError('not-found', { message: `The shop ${tenantId} has no gift ${giftId ?? ''}.` })
  return gift.points
}
