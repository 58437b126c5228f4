import { DAY_MS } from '#contract/limits.ts'
import {
  MIN_REFUNDED_POINTS_DAYS,
  POINTS_EXPIRE_SOON_DAYS,
  POINTS_VALID_MONTHS,
  TIER_PERIOD_MONTHS,
  type Tier,
  tierRules,
  tiers,
} from './points-rules.ts'

/**
 * The kinds of ledger entries. `earned`: for a delivered order. `reversed`: deducted because goods were returned. `redeemed`: spent.
 * `given-back`: refunded after a cancellation. `granted`, `taken`: by the shop. `won`: in a lottery draw.
 */
export const pointEntryKinds = ['earned', 'reversed', 'redeemed', 'given-back', 'granted', 'taken', 'won'] as const
export type PointEntryKind = (typeof pointEntryKinds)[number]

/** The fields of an entry in the ledger of points that its sums depend on. Times are in milliseconds. */
export interface PointEntry {
  /** The cause of the entry. No two entries have the same cause. */
  cause: string
  /** The order, gift or draw to which the entry links; '' for entries that the shop made. */
  linkedId: string
  kind: PointEntryKind
  /** The number of points, whole; negative for deductions. */
  amount: number
  /** The number of points that could not be deducted because the balance was too low; negative when such a debt is settled. */
  shortfall: number
  atMs: number
  /** The time when the credited points expire; null if they never do, or if the entry is not a credit. */
  expiresMs: number | null
}

/** The points that remain of one credit, an entry that added points. */
export interface PointLot {
  points: number
  expiresMs: number | null
}

/** A line of the statement of points: an entry, or an expiry. */
export interface PointStatementLine {
  /** The index of the ledger entry that this line shows; for an expiry, the index of the entry whose points expired. */
  entryIndex: number
  kind: PointEntryKind | 'expired'
  amount: number
  atMs: number
  /** The balance after this line. */
  balance: number
}

export interface Points {
  balance: number
  /** The lines of the statement, oldest first. Their amounts add up to the balance. */
  lines: PointStatementLine[]
  /** The remaining points by credit, the first to expire first. */
  lots: PointLot[]
  /** The debt in points, which is settled from the next credit. */
  owedPoints: number
  /** The points that each deducting entry took from each credit, the first to expire first. The key is the cause of the deducting entry. */
  lotsByDeduction: ReadonlyMap<string, readonly PointLot[]>
}

/**
 * Returns the current time of a ledger: now, or the time of its last entry if that is later. If a server's clock was ahead, later entries
 * use the same time, so that entries stay in order.
 */
export const ledgerTimeMs = (entries: readonly Pick<PointEntry, 'atMs'>[], nowMs: number): number =>
  entries.reduce((latest, { atMs }) => Math.max(latest, atMs), nowMs)

const lotExpiryMs = ({ expiresMs }: { expiresMs: number | null }): number => expiresMs ?? Number.POSITIVE_INFINITY

/**
 * Calculates balance, debt and statement from the ledger: the entries in the order of writing, at a given time, or at the time of the last
 * entry if that is later. Deductions take the points that expire first; the rest of a credit expires with it. A deduction above the balance
 * takes the whole balance, so every ledger has a result. Balance and tier are never stored, because they are derived from the entries.
 */
export function calculatePoints(entries: readonly PointEntry[], nowMs: number): Points {
  const lots: (PointLot & { entryIndex: number })[] = []
  const lines: PointStatementLine[] = []
  const took = new Map<string, readonly PointLot[]>()
  let [balance, clockMs] = [0, Number.NEGATIVE_INFINITY]
  const write = (line: Omit<PointStatementLine, 'balance'>): void => {
    balance += line.amount
    lines.push({ ...line, balance })
  }
  const endUntil = (untilMs: number): void => {
    const ended = lots.filter((lot) => lotExpiryMs(lot) <= untilMs)
    for (const { entryIndex, points, expiresMs } of ended)
      write({ entryIndex, kind: 'expired', amount: -points, atMs: expiresMs ?? untilMs })
    lots.splice(0, ended.length)
  }
  for (const [at, { cause, kind, amount, atMs, expiresMs }] of entries.entries()) {
    // The clocks of two servers may differ slightly, so an entry is never dated before the previous one.
    clockMs = Math.max(clockMs, atMs)
    endUntil(clockMs)
    if (amount > 0) {
      lots.push({ entryIndex: at, points: amount, expiresMs })
      lots.sort((one, other) => compareNumbers(lotExpiryMs(one), lotExpiryMs(other)) || one.entryIndex - other.entryIndex)
      write({ entryIndex: at, kind, amount, atMs })
    } else if (amount < 0) {
      const taken = deductPoints(lots, -amount)
      took.set(cause, taken)
      const points = sumLotPoints(taken)
      if (points > 0) write({ entryIndex: at, kind, amount: -points, atMs })
    }
  }
  endUntil(Math.max(clockMs, nowMs))
  return {
    balance,
    lines,
    lots: lots.map(({ points, expiresMs }) => ({ points, expiresMs })),
    owedPoints: entries.reduce((sum, { shortfall }) => sum + shortfall, 0),
    lotsByDeduction: took,
  }
}

const compareNumbers = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)

const sumLotPoints = (lots: readonly PointLot[]): number => lots.reduce((sum, { points }) => sum + points, 0)

/** Removes points from the first credits, as many as are available, and returns the points taken from each. */
function deductPoints(lots: PointLot[], points: number): PointLot[] {
  const taken: PointLot[] = []
  let left = points
  for (let first = lots[0]; first && left > 0; first = lots[0]) {
    const some = Math.min(left, first.points)
    taken.push({ points: some, expiresMs: first.expiresMs })
    left -= some
    first.points -= some
    if (first.points === 0) lots.shift()
  }
  return taken
}

/**
 * Returns which of the deducted points are refunded, sorted by expiry. Points that expire last are refunded first; the first `before` of
 * them are skipped, because they were refunded earlier. Points in excess of those deducted have no expiry.
 */
export function refundedLotsOf(
  taken: readonly PointLot[],
  before: number,
  points: number,
): { points: number; expiresMs: number | null | undefined }[] {
  const back: { points: number; expiresMs: number | null | undefined }[] = []
  let [skip, left] = [before, points]
  for (const lot of taken.toReversed()) {
    const skipped = Math.min(skip, lot.points)
    skip -= skipped
    const some = Math.min(left, lot.points - skipped)
    left -= some
    if (some > 0) back.unshift({ points: some, expiresMs: lot.expiresMs })
  }
  return left > 0 ? [{ points: left, expiresMs: undefined }, ...back] : back
}

/** Returns a time plus (or minus) calendar months; the last day of a month stays the last. */
export function addMonthsMs(ms: number, months: number): number {
  const from = new Date(ms)
  const day = from.getUTCDate()
  const to = new Date(ms)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(day, new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()))
  return to.getTime()
}

/** Returns the time when points that are credited now will expire. */
export const newPointsExpiryMs = (nowMs: number): number => addMonthsMs(nowMs, POINTS_VALID_MONTHS)

/** Returns when refunded points expire: at their original time, but not sooner than MIN_REFUNDED_POINTS_DAYS. `until` null: never. */
export const refundedPointsExpiryMs = (until: number | null, nowMs: number): number | null =>
  until === null ? null : Math.max(until, nowMs + MIN_REFUNDED_POINTS_DAYS * DAY_MS)

/** Returns the points that expire within POINTS_EXPIRE_SOON_DAYS, by expiry. */
export function pointsEndingSoon({ lots }: Pick<Points, 'lots'>, nowMs: number): { points: number; expiresMs: number }[] {
  const byEnd = new Map<number, number>()
  for (const { points, expiresMs } of lots)
    if (expiresMs !== null && expiresMs <= nowMs + POINTS_EXPIRE_SOON_DAYS * DAY_MS)
      byEnd.set(expiresMs, (byEnd.get(expiresMs) ?? 0) + points)
  return [...byEnd].map(([expiresMs, points]) => ({ points, expiresMs }))
}

/** A customer's tier, and how many points are missing for the next one; `next` is null on the highest tier. */
export interface CustomerTier {
  tier: Tier
  /** The points that count for the tier: earned minus reversed (including debt) within TIER_PERIOD_MONTHS. */
  counted: number
  next: { tier: Tier; missing: number } | null
}

/** Returns how many points of one credit have expired. `at`: the index of the credit's entry in the ledger. */
export const expiredPointsOfCredit = ({ lines }: Pick<Points, 'lines'>, at: number): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'expired' && line.entryIndex === at ? -line.amount : 0), 0)

const tierPointKinds: ReadonlySet<PointEntryKind> = new Set(['earned', 'reversed'])

export function calculateTier(entries: readonly PointEntry[], nowMs: number): CustomerTier {
  const since = addMonthsMs(ledgerTimeMs(entries, nowMs), -TIER_PERIOD_MONTHS)
  const within = entries.filter(({ kind, atMs }) => tierPointKinds.has(kind) && atMs > since)
  const earnedFor = new Set(within.flatMap(({ kind, linkedId }) => (kind === 'earned' ? [linkedId] : [])))
  const counted = Math.max(
    0,
    within.reduce(
      // Reversed points do not count for the tier, even if they could not be deducted because they were spent (`shortfall`). Settling that
      // debt later changes nothing. Late returns, such as warranty returns, do not reduce points from other orders.
      (sum, { linkedId, amount, shortfall }) => sum + (earnedFor.has(linkedId) ? amount - shortfall : 0),
      0,
    ),
  )
  const tier = tiers.findLast((one) => tierRules[one].minPoints <= counted) ?? 'copper'
  const after = tiers[tiers.indexOf(tier) + 1]
  return { tier, counted, next: after === undefined ? null : { tier: after, missing: tierRules[after].minPoints - counted } }
}

/** Points for goods of a value in cents, after all discounts; rounded down. */
export const pointsForGoods = (goodsCents: number, tier: Tier): number =>
  Math.floor((goodsCents * tierRules[tier].pointsPer100Usd) / 10_000)
