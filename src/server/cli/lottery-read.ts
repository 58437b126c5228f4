import type { Selectable } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { oddsOf } from '#contract/lottery/odds.ts'
import { CONSOLATION_PRIZE_ID } from '#contract/lottery/rules.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { currentPrizeOdds, type LotteryRecord, readPrizes, remainingStockOf } from '#server/lottery/lotteries.ts'
import type { LotteryPrizeTable } from '#server/lottery/tables.ts'
import type { CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatMinute, formatTable } from './command-output.ts'
import { readShopTimeZones, requireTenantExists } from './find.ts'
import { endDayText, startDayText } from './typed-days.ts'

type LotteryPeriod = Pick<LotteryRecord, 'starts_at' | 'ends_at'>

/** Returns the state of a lottery: `coming`, `running`, `ended`, or `called off` (ended before it began). */
function lotteryStateText({ starts_at, ends_at }: LotteryPeriod, nowMs: number): string {
  if (starts_at.getTime() === ends_at.getTime()) return 'called off'
  if (nowMs < starts_at.getTime()) return 'coming'
  return nowMs < ends_at.getTime() ? 'running' : 'ended'
}

/**
 * Finds a lottery by its id, in any shop unless --tenant names one. Throws `not-found`, or `bad-request` if several shops have a lottery
 * with this id.
 */
export async function findLottery({ db, tenant }: Pick<CommandContext, 'db' | 'tenant'>, id: string): Promise<LotteryRecord> {
  let query = db.selectFrom('lottery').selectAll().where('id', '=', id)
  if (tenant !== undefined) query = query.where('tenant_id', '=', tenant)
  const [one, other] = await query.orderBy('tenant_id').execute()
  if (!one) throw new AppError('not-found', { message: `There is no lottery ${id}.` })
  if (other) throw new AppError('bad-request', { message: `Several shops have a lottery ${id}. Say which with --tenant.` })
  return one
}

export async function listLotteries(command: CommandContext): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db
    .selectFrom('lottery')
    .leftJoin('lottery_draw', (join) =>
      join.onRef('lottery_draw.tenant_id', '=', 'lottery.tenant_id').onRef('lottery_draw.lottery_id', '=', 'lottery.id'),
    )
    .selectAll('lottery')
    .select((of) => of.cast<number>(of.fn.count('lottery_draw.id'), 'integer').as('draws'))
    .groupBy(['lottery.tenant_id', 'lottery.id'])
  if (command.tenant !== undefined) query = query.where('lottery.tenant_id', '=', command.tenant)
  const rows = await query.orderBy('lottery.ends_at', 'desc').orderBy('lottery.id').execute()
  const now = command.clock.now()
  const zoneAt = await readShopTimeZones(command)
  const data = rows.map((row) => ({
    ...{ id: row.id, tenant: row.tenant_id, state: lotteryStateText(row, now), name: row.name, points: row.points, tickets: row.tickets },
    ...{
      rest: row.rest_points,
      daily: row.daily_most,
      from: row.starts_at.toISOString(),
      until: row.ends_at.toISOString(),
      draws: row.draws,
    },
  }))
  const cells = rows.map((row) => [
    ...[row.id, row.tenant_id, lotteryStateText(row, now), String(row.points), String(row.tickets)],
    ...[startDayText(row.starts_at, zoneAt(row.tenant_id)), endDayText(row.ends_at, zoneAt(row.tenant_id))],
    ...[String(row.draws), row.name],
  ])
  const head = ['id', 'shop', 'state', 'points', 'tickets', 'from', 'until', 'draws', 'name']
  return { data, text: formatList(head, cells, 'There is no lottery.') }
}

/** Returns a prize as text: `200 points`, `$10.00 off`, `10 % off`, `gift torque-key`. */
export function prizeText({ points, coupon, gift_id }: Pick<Selectable<LotteryPrizeTable>, 'points' | 'coupon' | 'gift_id'>): string {
  if (gift_id !== null) return `gift ${gift_id}`
  if (coupon === null) return `${points} points`
  return coupon.percent === null ? `${formatDollars(coupon.amountCents ?? 0)} off` : `${coupon.percent} % off`
}

export async function listPrizes(command: CommandContext, id: string): Promise<CommandOutput> {
  await requireTenantExists(command)
  const lottery = await findLottery(command, id)
  const prizes = await readPrizes({ db: command.db, tenantId: lottery.tenant_id }, id)
  const shares = currentPrizeOdds(lottery, prizes)
  const data = shares.map((share) => {
    const prize = prizes.find((one) => one.id === share.id)
    return {
      ...{ id: share.id, what: prize ? prizeText(prize) : `${lottery.rest_points} points`, tickets: share.tickets, of: lottery.tickets },
      ...{ left: prize ? remainingStockOf(prize) : null, worth: prize?.worth ?? lottery.rest_points },
    }
  })
  const cells = data.map(({ id: prize, what, tickets, left, worth }) => {
    const { numerator, denominator: among } = oddsOf({ tickets }, lottery.tickets)
    return [
      prize === CONSOLATION_PRIZE_ID ? 'the rest' : prize,
      what,
      String(tickets),
      `${numerator} in ${among}`,
      left === null ? 'as many as are won' : String(left),
      String(worth),
    ]
  })
  const worth = data.reduce((sum, one) => sum + one.tickets * one.worth, 0) / lottery.tickets
  const text = `${formatTable(['prize', 'what', 'tickets', 'odds', 'left', 'worth'], cells)}\n\nA draw costs ${lottery.points} points and is worth ${worth.toFixed(1)} on average.`
  return { data, text }
}

export async function listDraws(
  command: CommandContext,
  id: string | undefined,
  { of, limit }: { of?: string; limit: number },
): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db
    .selectFrom('lottery_draw')
    .innerJoin('account', (join) =>
      join.onRef('account.tenant_id', '=', 'lottery_draw.tenant_id').onRef('account.id', '=', 'lottery_draw.account_id'),
    )
    .selectAll('lottery_draw')
    .select('account.email')
  if (command.tenant !== undefined) query = query.where('lottery_draw.tenant_id', '=', command.tenant)
  if (id !== undefined) query = query.where('lottery_draw.lottery_id', '=', id)
  if (of !== undefined) query = query.where('account.email_key', '=', of.toLowerCase())
  const rows = await query.orderBy('lottery_draw.seq', 'desc').limit(limit).execute()
  const data = rows.map((row) => ({
    ...{ id: row.id, tenant: row.tenant_id, lottery: row.lottery_id, of: row.email, at: row.at.toISOString(), points: row.points },
    ...{ ticket: row.ticket, prize: row.prize_id, won: row.won, coupon: row.coupon_code, hash: row.hash, seed: row.seed, word: row.word },
  }))
  const cells = rows.map((row) => [
    ...[
      formatMinute(row.at),
      row.tenant_id,
      row.lottery_id,
      row.email,
      String(row.ticket),
      row.prize_id === CONSOLATION_PRIZE_ID ? 'the rest' : row.prize_id,
    ],
    row.coupon_code ?? '',
  ])
  return { data, text: formatList(['at (UTC)', 'shop', 'lottery', 'who', 'ticket', 'prize', 'coupon'], cells, 'Nobody has drawn yet.') }
}
