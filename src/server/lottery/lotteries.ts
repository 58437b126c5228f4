import { createHmac } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import type { PrizeTicketCount } from '#contract/lottery/draw-of.ts'
import type { Lottery, Prize, WonPrize } from '#contract/lottery/lottery-calls.ts'
import { CONSOLATION_PRIZE_ID } from '#contract/lottery/rules.ts'
import type { GiftTable } from '#server/gifts/tables.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { readShopToday, startOfDay } from '#server/kernel/shop-days.ts'
import { translateText } from '#server/kernel/words.ts'
import type { LotteryPrizeTable, LotteryTable } from './tables.ts'

export type LotteryRecord = Selectable<LotteryTable>
type GiftRecord = Selectable<GiftTable>
/** A prize of a lottery, with the gift's data if the prize is a gift. */
export type PrizeRecord = Selectable<LotteryPrizeTable> & { gift: GiftRecord | null }

type TenantContext = Pick<RequestContext, 'db' | 'tenantId'>

/**
 * Returns the random seed of a customer's draw. It is derived from the lottery's secret, so every server gets the same seed without storing
 * it.
 */
export const drawSeedOf = ({ id, secret }: Pick<LotteryRecord, 'id' | 'secret'>, accountId: string, number: number): string =>
  createHmac('sha256', secret).update(`${id} ${accountId} ${number}`).digest('hex')

/** Returns the running lottery, otherwise the next one. */
export async function readCurrentLottery({
  db,
  tenantId,
  clock,
}: TenantContext & Pick<RequestContext, 'clock'>): Promise<{ running: LotteryRecord | null; upcoming: LotteryRecord | null }> {
  const now = new Date(clock.now())
  const first = await db
    .selectFrom('lottery')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('ends_at', '>', now)
    .whereRef('starts_at', '<', 'ends_at')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!first) return { running: null, upcoming: null }
  return first.starts_at <= now ? { running: first, upcoming: null } : { running: null, upcoming: first }
}

/** Returns the prizes of a lottery, in order. */
export async function readPrizes({ db, tenantId }: TenantContext, lotteryId: string): Promise<PrizeRecord[]> {
  const rows = await db
    .selectFrom('lottery_prize')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('lottery_id', '=', lotteryId)
    .orderBy('sort_num')
    .orderBy('id')
    .execute()
  const ids = rows.flatMap(({ gift_id }) => gift_id ?? [])
  const gifts =
    ids.length === 0 ? [] : await db.selectFrom('gift').selectAll().where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
  return rows.map((row) => ({ ...row, gift: gifts.find(({ id }) => id === row.gift_id) ?? null }))
}

/** Returns how many pieces of a prize can still be won, or null if the number is not limited. The stock of a gift is a limit too. */
export function remainingStockOf({ kind, stock, gift }: PrizeRecord): number | null {
  if (kind !== 'gift') return stock
  const there = gift === null || gift.ended ? 0 : gift.stock
  return stock === null ? there : Math.min(stock, there)
}

/** Returns a prize in the format of the API. Its texts are those of the shop, not translated. */
export const wonPrizeOf = ({ kind, points, coupon, gift }: Pick<PrizeRecord, 'kind' | 'points' | 'coupon' | 'gift'>): WonPrize => ({
  ...{ kind, points },
  coupon: coupon && {
    ...{ percent: coupon.percent, days: coupon.days, least: dollarsOf(coupon.leastCents) },
    amount: coupon.amountCents === null ? null : dollarsOf(coupon.amountCents),
  },
  gift: gift && { id: parseStoredId(gift.id), name: gift.name, picture: gift.picture, goods: gift.coupon === null },
})

/** Returns the consolation prize, which tickets without another prize win. */
export const consolationPrize = ({ rest_points: points }: Pick<LotteryRecord, 'rest_points'>): WonPrize => ({
  ...{ kind: points > 0 ? 'points' : 'none', points, coupon: null, gift: null },
})

/** Returns the current odds. Prizes that ran out have no tickets. Their tickets go to the consolation prize. */
export function currentPrizeOdds({ tickets }: Pick<LotteryRecord, 'tickets'>, prizes: readonly PrizeRecord[]): PrizeTicketCount[] {
  const shares = prizes.map((prize) => ({ id: prize.id, tickets: remainingStockOf(prize) === 0 ? 0 : prize.tickets }))
  return [...shares, { id: CONSOLATION_PRIZE_ID, tickets: tickets - shares.reduce((sum, share) => sum + share.tickets, 0) }]
}

/** Translates the shop's texts of a prize into the caller's language, if there is a translation. */
export const translatePrize = (locale: string, won: WonPrize): WonPrize => ({
  ...won,
  gift: won.gift && { ...won.gift, name: translateText(locale, won.gift.name) },
})

export function lotteryViewOf(lottery: LotteryRecord, prizes: readonly PrizeRecord[], locale: string): Lottery {
  const shares = currentPrizeOdds(lottery, prizes)
  const ticketsOf = (id: string) => shares.find((share) => share.id === id)?.tickets ?? 0
  const rest = lottery.tickets - prizes.reduce((sum, { tickets }) => sum + tickets, 0)
  const shown: Prize[] = prizes.map((prize) => ({
    ...{
      id: parseStoredId(prize.id),
      ...translatePrize(locale, wonPrizeOf(prize)),
      tickets: ticketsOf(prize.id),
      ticketsWhileLeft: prize.tickets,
    },
    ...{ left: remainingStockOf(prize), worth: prize.worth },
  }))
  return {
    ...{
      id: parseStoredId(lottery.id),
      name: translateText(locale, lottery.name),
      text: translateText(locale, lottery.text),
      points: lottery.points,
    },
    ...{ dailyMost: lottery.daily_most, from: lottery.starts_at.toISOString(), until: lottery.ends_at.toISOString() },
    tickets: lottery.tickets,
    prizes: [
      ...shown,
      {
        id: parseStoredId(CONSOLATION_PRIZE_ID),
        ...consolationPrize(lottery),
        tickets: ticketsOf(CONSOLATION_PRIZE_ID),
        ticketsWhileLeft: rest,
        left: null,
        worth: lottery.rest_points,
      },
    ],
  }
}

/** Returns how often a customer has drawn in a lottery: in total, and on the shop's current day. */
export async function countDraws(
  { db, tenantId, clock }: TenantContext & Pick<RequestContext, 'clock'>,
  accountId: string,
  lotteryId: string,
): Promise<{ all: number; today: number }> {
  const { timeZone, today } = await readShopToday({ db, tenantId, clock })
  const { rows } = await sql<{ all: number; today: number }>`
    select coalesce(max(number), 0)::integer as all, count(*) filter (where at >= ${startOfDay(today, timeZone)}::timestamptz)::integer as today
    from lottery_draw where tenant_id = ${tenantId} and account_id = ${accountId} and lottery_id = ${lotteryId}`.execute(db)
  return rows[0] ?? { all: 0, today: 0 }
}
