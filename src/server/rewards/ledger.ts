import { type Selectable, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import {
  calculatePoints,
  ledgerTimeMs,
  newPointsExpiryMs,
  type PointEntry,
  type PointEntryKind,
  type Points,
  refundedLotsOf,
  refundedPointsExpiryMs,
} from '#contract/rewards/points.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { endOfDayAt, readShopTimeZone } from '#server/kernel/shop-days.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import type { PointAbout, PointEntryTable } from './tables.ts'

/** The context for writing the points ledger, inside the caller's transaction. */
export type LedgerContext = Pick<RequestContext, 'db' | 'tenantId' | 'clock'>

/** The reason of an entry in the points ledger. */
export interface LedgerCause {
  /** The key of the reason, such as `order 1f0c…`. Each reason is written only once. */
  cause: string
  kind: PointEntryKind
  about: { kind: PointAbout; id: string; name: string }
  /** The shop's comment on the entry. */
  note?: string
}

export type PointEntryRecord = Selectable<PointEntryTable>

/** Reads a customer's entries in the points ledger, in the order of writing. */
export const readPointEntries = (
  { db, tenantId }: Pick<RequestContext, 'db' | 'tenantId'>,
  accountId: string,
): Promise<PointEntryRecord[]> =>
  db.selectFrom('point_entry').selectAll().where('tenant_id', '=', tenantId).where('account_id', '=', accountId).orderBy(sql`id`).execute()

/** Returns a row of the points ledger in the form that the contract's rules for points use. */
export const pointEntryOf = ({ cause, about_id: about, kind, amount, short, at, expires_at }: PointEntryRecord): PointEntry => ({
  ...{ cause, linkedId: about, kind, amount, shortfall: short },
  atMs: at.getTime(),
  expiresMs: expires_at?.getTime() ?? null,
})

/** Returns the customer's current points. */
export async function readPointBalance(context: LedgerContext, accountId: string): Promise<Points> {
  return calculatePoints((await readPointEntries(context, accountId)).map(pointEntryOf), context.clock.now())
}

/**
 * Locks the customer's row until the end of the transaction. If two requests spend the last points, the second waits and sees the new
 * balance. Returns false if the account was deleted.
 */
export async function lockLedger({ db, tenantId }: LedgerContext, accountId: string): Promise<boolean> {
  const found = await sql`
    select 1 from account where tenant_id = ${tenantId} and id = ${accountId} for no key update`.execute(db)
  return found.rows.length > 0
}

/**
 * Locks the points ledger and reads it at a fixed time (contract: `ledgerTimeMs`). So points cannot expire between computing and writing an
 * entry.
 */
async function lockAndReadLedger<C extends LedgerContext>(
  context: C,
  accountId: string,
): Promise<{ fixedTimeContext: C; nowMs: number; entries: PointEntry[] }> {
  if (!(await lockLedger(context, accountId))) throw new AppError('not-found', { message: /*i18n*/ 'This account is gone.' })
  const entries = (await readPointEntries(context, accountId)).map(pointEntryOf)
  const nowMs = ledgerTimeMs(entries, context.clock.now())
  return { fixedTimeContext: { ...context, clock: { now: () => nowMs } }, nowMs, entries }
}

/**
 * Adds points to a customer's ledger. They expire by the rules unless `expiresMs` is given (null: never). Points that the customer owes are
 * deducted first. If the reason was already written, returns false and writes nothing.
 */
export async function addPoints(
  context: LedgerContext,
  accountId: string,
  points: number,
  { expiresMs, ...cause }: LedgerCause & { expiresMs?: number | null },
): Promise<boolean> {
  requireWholePoints(points)
  const { fixedTimeContext, nowMs } = await lockAndReadLedger(context, accountId)
  const ends = expiresMs === undefined ? await endOfExpiryDay(context, newPointsExpiryMs(nowMs)) : expiresMs
  if (!(await writePointEntry(fixedTimeContext, accountId, points, 0, cause, ends))) return false
  const { owedPoints } = await readPointBalance(fixedTimeContext, accountId)
  const back = Math.min(owedPoints, points)
  if (back > 0)
    await writePointEntry(fixedTimeContext, accountId, -back, -back, { ...cause, cause: `${cause.cause} owed`, kind: 'reversed' }, null)
  return true
}

/**
 * Spends points of a customer, first those that expire first. Throws `points-short` with the balance if there are too few. Returns false if
 * the reason was already written.
 */
export async function spendPoints(context: LedgerContext, accountId: string, points: number, cause: LedgerCause): Promise<boolean> {
  requireWholePoints(points)
  const { fixedTimeContext, nowMs, entries } = await lockAndReadLedger(context, accountId)
  if (entries.some((entry) => entry.cause === cause.cause)) return false
  const { balance } = calculatePoints(entries, nowMs)
  if (balance < points) throw tooFewPointsError(balance, points)
  return writePointEntry(fixedTimeContext, accountId, -points, 0, cause, null)
}

/**
 * Takes back points that should not have been earned. It takes as many as there are, and the rest from the next income. Returns false if
 * the reason was already written.
 */
export async function reversePoints(context: LedgerContext, accountId: string, points: number, cause: LedgerCause): Promise<boolean> {
  requireWholePoints(points)
  const { fixedTimeContext, nowMs, entries } = await lockAndReadLedger(context, accountId)
  const { balance } = calculatePoints(entries, nowMs)
  const there = Math.min(balance, points)
  return writePointEntry(fixedTimeContext, accountId, -there, points - there, cause, null)
}

/** Says which spent points are given back. `spentCause` is the reason of the entry that spent them. */
export interface SpentPointsReference {
  spentCause: string
  /** Present if the points expire on their original day, but at least some days from now. */
  keepsOriginalExpiry?: boolean
}

/** Gives back spent points with their original expiry, one entry per expiry day. Returns false if the reason was already written. */
export async function giveBackPoints(
  context: LedgerContext,
  accountId: string,
  points: number,
  { spentCause, keepsOriginalExpiry = false, ...cause }: LedgerCause & SpentPointsReference,
): Promise<boolean> {
  requireWholePoints(points)
  const { nowMs, entries } = await lockAndReadLedger(context, accountId)
  if (entries.some((entry) => entry.cause === cause.cause)) return false
  const about = entries.find((entry) => entry.cause === spentCause)?.linkedId ?? ''
  const before = entries.reduce(
    (sum, entry) => sum + (about !== '' && entry.linkedId === about && entry.kind === 'given-back' ? entry.amount : 0),
    0,
  )
  const lots = refundedLotsOf(calculatePoints(entries, nowMs).lotsByDeduction.get(spentCause) ?? [], before, points)
  for (const [place, { points: some, expiresMs: until }] of lots.entries()) {
    const expiresMs =
      keepsOriginalExpiry && until !== undefined
        ? until
        : await endOfExpiryDay(context, refundedPointsExpiryMs(until === undefined ? nowMs : until, nowMs))
    await addPoints(context, accountId, some, { ...cause, cause: place === 0 ? cause.cause : `${cause.cause} ${place + 1}`, expiresMs })
  }
  return true
}

/**
 * Returns the end of the day on which points expire, because they are valid until the end of their last day in the shop's time zone. Null:
 * for ever.
 */
async function endOfExpiryDay<Ms extends number | null>(context: LedgerContext, endMs: Ms): Promise<number | Ms> {
  return endMs === null ? endMs : endOfDayAt(endMs - 1, await readShopTimeZone(context)).getTime()
}

/** Returns the refusal for a customer who has too few points. */
export const tooFewPointsError = (balance: number, wanted: number): AppError =>
  new AppError('points-short', {
    field: 'points',
    ...translatableErrorDetail(/*i18n*/ 'You have {balance} points, and this takes {wanted}.', { balance, wanted }),
    result: { balance },
  })

function requireWholePoints(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0)
    throw new AppError('bad-request', { field: 'points', message: /*i18n*/ 'Points are a whole number above zero.' })
}

async function writePointEntry(
  { db, tenantId, clock }: LedgerContext,
  accountId: string,
  amount: number,
  short: number,
  { cause, kind, about, note = '' }: LedgerCause,
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
