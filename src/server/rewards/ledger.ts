import { type Selectable, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import {
  givenBackEnd,
  givenBackOf,
  ledgerTime,
  newPointsEnd,
  type PointEntry,
  type PointKind,
  type Points,
  pointsOf,
} from '#contract/rewards/points.ts'
import type { PointAbout, PointEntryTable } from '#server/db/reward-tables.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { endOfDayAt, zoneOf } from '#server/kernel/shop-days.ts'
import { errorText } from '#server/kernel/words.ts'

/** Where the ledger is written: inside a transaction of the caller's. */
export type LedgerContext = Pick<Ask, 'db' | 'tenantId' | 'clock'>

/** What an entry is written for. */
export interface Cause {
  /** Such as `order 1f0c…`: what is written twice for one cause stands once. */
  cause: string
  kind: PointKind
  about: { kind: PointAbout; id: string; name: string }
  /** What the shop says to it. */
  note?: string
}

export type EntryRecord = Selectable<PointEntryTable>

/** The entries of a customer in the order in which they were written. */
export const entriesOf = ({ db, tenantId }: Pick<Ask, 'db' | 'tenantId'>, accountId: string): Promise<EntryRecord[]> =>
  db.selectFrom('point_entry').selectAll().where('tenant_id', '=', tenantId).where('account_id', '=', accountId).orderBy(sql`id`).execute()

/** A row as THE rule of the contract reads it. */
export const entryOf = ({ cause, about_id: about, kind, amount, short, at, expires_at }: EntryRecord): PointEntry => ({
  ...{ cause, about, kind, amount, short },
  atMs: at.getTime(),
  expiresMs: expires_at?.getTime() ?? null,
})

/** What a customer's entries come to now. */
export async function balanceOf(context: LedgerContext, accountId: string): Promise<Points> {
  return pointsOf((await entriesOf(context, accountId)).map(entryOf), context.clock.now())
}

/**
 * Locks the customer until the end of the transaction, as every change of a customer's does: of two that spend the last points the second
 * waits here, and then sees what the first has left. False when the account is gone.
 */
export async function lockLedger({ db, tenantId }: LedgerContext, accountId: string): Promise<boolean> {
  const found = await sql`
    select 1 from account where tenant_id = ${tenantId} and id = ${accountId} for no key update`.execute(db)
  return found.rows.length > 0
}

/**
 * Locks the ledger, and reads it at its own time (contract: `ledgerTime`), which stands still from here. What an entry takes is there at the
 * moment that it says: of points that end between the reckoning and the writing it would take what is not there.
 */
async function locked<C extends LedgerContext>(context: C, accountId: string): Promise<{ still: C; nowMs: number; entries: PointEntry[] }> {
  if (!(await lockLedger(context, accountId))) throw new AppError('not-found', { message: /*i18n*/ 'This account is gone.' })
  const entries = (await entriesOf(context, accountId)).map(entryOf)
  const nowMs = ledgerTime(entries, context.clock.now())
  return { still: { ...context, clock: { now: () => nowMs } }, nowMs, entries }
}

/**
 * Enters points, good for the months of the rules unless `expiresMs` says otherwise (null: for ever). Points that are owed from before are
 * made up for out of them. Returns false when the cause was entered before: then nothing is written.
 */
export async function addPoints(
  context: LedgerContext,
  accountId: string,
  points: number,
  { expiresMs, ...cause }: Cause & { expiresMs?: number | null },
): Promise<boolean> {
  demandPoints(points)
  const { still, nowMs } = await locked(context, accountId)
  const ends = expiresMs === undefined ? await withItsDay(context, newPointsEnd(nowMs)) : expiresMs
  if (!(await write(still, accountId, points, 0, cause, ends))) return false
  const { owed } = await balanceOf(still, accountId)
  const back = Math.min(owed, points)
  if (back > 0) await write(still, accountId, -back, -back, { ...cause, cause: `${cause.cause} owed`, kind: 'reversed' }, null)
  return true
}

/**
 * Spends points, what ends first in front. Throws `points-short` with the balance when there are not so many; of two that want the last
 * points one gets them. Returns false when the cause was entered before: then nothing is written.
 */
export async function spendPoints(context: LedgerContext, accountId: string, points: number, cause: Cause): Promise<boolean> {
  demandPoints(points)
  const { still, nowMs, entries } = await locked(context, accountId)
  if (entries.some((entry) => entry.cause === cause.cause)) return false
  const { balance } = pointsOf(entries, nowMs)
  if (balance < points) throw pointsShort(balance, points)
  return write(still, accountId, -points, 0, cause, null)
}

/**
 * Takes points back that should not have been earned: as many as are there, the rest from the next income. Returns false when the cause was
 * entered before.
 */
export async function reversePoints(context: LedgerContext, accountId: string, points: number, cause: Cause): Promise<boolean> {
  demandPoints(points)
  const { still, nowMs, entries } = await locked(context, accountId)
  const { balance } = pointsOf(entries, nowMs)
  const there = Math.min(balance, points)
  return write(still, accountId, -there, points - there, cause, null)
}

/** What of the points that `spent` (the cause of a spending) had taken is given back. */
export interface BackOf {
  spent: string
  /** They end on their day, even if that has come; else some days after now at least. */
  keepsDay?: boolean
}

/**
 * Gives points back that a spending had taken, each good as long as it was, in one entry for each of these days. Returns false when the
 * cause was entered before.
 */
export async function giveBackPoints(
  context: LedgerContext,
  accountId: string,
  points: number,
  { spent, keepsDay = false, ...cause }: Cause & BackOf,
): Promise<boolean> {
  demandPoints(points)
  const { nowMs, entries } = await locked(context, accountId)
  if (entries.some((entry) => entry.cause === cause.cause)) return false
  const about = entries.find((entry) => entry.cause === spent)?.about ?? ''
  const before = entries.reduce(
    (sum, entry) => sum + (about !== '' && entry.about === about && entry.kind === 'given-back' ? entry.amount : 0),
    0,
  )
  const lots = givenBackOf(pointsOf(entries, nowMs).took.get(spent) ?? [], before, points)
  for (const [place, { points: some, expiresMs: until }] of lots.entries()) {
    const expiresMs =
      keepsDay && until !== undefined ? until : await withItsDay(context, givenBackEnd(until === undefined ? nowMs : until, nowMs))
    await addPoints(context, accountId, some, { ...cause, cause: place === 0 ? cause.cause : `${cause.cause} ${place + 1}`, expiresMs })
  }
  return true
}

/** Points are good to the end of their last day in the shop's time zone; null: for ever. */
async function withItsDay<Ms extends number | null>(context: LedgerContext, endMs: Ms): Promise<number | Ms> {
  return endMs === null ? endMs : endOfDayAt(endMs - 1, await zoneOf(context)).getTime()
}

/** The refusal of who has not so many points. */
export const pointsShort = (balance: number, wanted: number): AppError =>
  new AppError('points-short', {
    field: 'points',
    ...errorText(/*i18n*/ 'You have {balance} points, and this takes {wanted}.', { balance, wanted }),
    result: { balance },
  })

function demandPoints(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0)
    throw new AppError('bad-request', { field: 'points', message: /*i18n*/ 'Points are a whole number above zero.' })
}

async function write(
  { db, tenantId, clock }: LedgerContext,
  accountId: string,
  amount: number,
  short: number,
  { cause, kind, about, note = '' }: Cause,
  expiresMs: number | null,
): Promise<boolean> {
  const rows = await db
    .insertInto('point_entry')
    .values({
      ...{ tenant_id: tenantId, account_id: accountId, cause, kind, amount, short, note },
      about_kind: about.kind,
      about_id: about.id,
      about_name: about.name,
      at: new Date(clock.now()),
      expires_at: expiresMs === null ? null : new Date(expiresMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cause')
    .execute()
  return rows.length > 0
}
