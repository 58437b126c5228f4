import { DAY_MS } from '#contract/limits.ts'
import {
  MIN_POINTS_GIVEN_BACK_DAYS,
  POINTS_END_SOON_DAYS,
  POINTS_LAST_MONTHS,
  TIER_COUNTS_MONTHS,
  type Tier,
  tierRules,
  tiers,
} from './points-rules.ts'

/**
 * `earned`: for a delivered order. `reversed`: the same taken back because goods came back. `redeemed`: spent. `given-back`: spent on
 * something that was called off. `granted`, `taken`: by the shop. `won`: in a draw.
 */
export const pointKinds = ['earned', 'reversed', 'redeemed', 'given-back', 'granted', 'taken', 'won'] as const
export type PointKind = (typeof pointKinds)[number]

/** An entry of the ledger, as far as sums go. Times are milliseconds. */
export interface PointEntry {
  /** What it was written for: one cause is one entry. */
  cause: string
  /** The order, gift or draw that it leads to; '' for the shop's own. */
  about: string
  kind: PointKind
  /** Whole points; below zero when they go. */
  amount: number
  /** Points that should have gone and were not there; below zero where that was made up for. */
  short: number
  atMs: number
  /** When what is left of it ends; null: never, or it is no income. */
  expiresMs: number | null
}

/** Points of one income that are still there. */
export interface PointLot {
  points: number
  expiresMs: number | null
}

/** A line of the ledger: an entry, or what of one ended. */
export interface PointLine {
  /** Place among the entries; of what ended, that of its income. */
  at: number
  kind: PointKind | 'expired'
  amount: number
  atMs: number
  /** After this line. */
  balance: number
}

export interface Points {
  balance: number
  /** Oldest first. Their amounts are the balance. */
  lines: PointLine[]
  /** What is there, what ends first in front. */
  lots: PointLot[]
  /** Points that are still to be made up for from the next income. */
  owed: number
  /** By the cause of each entry that took points: what it took of which income, what ended first in front. */
  took: ReadonlyMap<string, readonly PointLot[]>
}

/**
 * The time of a ledger: the later of now and its last entry. A clock that ran ahead for a while has left entries of a later time; what is
 * entered, spent and looked at after them is so at that time, or it would be reckoned before what is there.
 */
export const ledgerTime = (entries: readonly Pick<PointEntry, 'atMs'>[], nowMs: number): number =>
  entries.reduce((latest, { atMs }) => Math.max(latest, atMs), nowMs)

const endsAt = ({ expiresMs }: { expiresMs: number | null }): number => expiresMs ?? Number.POSITIVE_INFINITY

/**
 * THE rule of the ledger: what entries, in the order in which they were written, come to at a moment, or at the last of them if that is
 * later. What goes takes what ends first; what is left of an income when it ends is gone. An entry that takes more than was there took what
 * was there, so that every ledger can be read. Nothing of this is stored: balance and tier follow from the entries alone.
 */
export function pointsOf(entries: readonly PointEntry[], nowMs: number): Points {
  const lots: (PointLot & { at: number })[] = []
  const lines: PointLine[] = []
  const took = new Map<string, readonly PointLot[]>()
  let [balance, clockMs] = [0, Number.NEGATIVE_INFINITY]
  const write = (line: Omit<PointLine, 'balance'>): void => {
    balance += line.amount
    lines.push({ ...line, balance })
  }
  const endUntil = (untilMs: number): void => {
    const ended = lots.filter((lot) => endsAt(lot) <= untilMs)
    for (const { at, points, expiresMs } of ended) write({ at, kind: 'expired', amount: -points, atMs: expiresMs ?? untilMs })
    lots.splice(0, ended.length)
  }
  for (const [at, { cause, kind, amount, atMs, expiresMs }] of entries.entries()) {
    // Clocks of two servers may differ by a moment: time never goes back here.
    clockMs = Math.max(clockMs, atMs)
    endUntil(clockMs)
    if (amount > 0) {
      lots.push({ at, points: amount, expiresMs })
      lots.sort((one, other) => compared(endsAt(one), endsAt(other)) || one.at - other.at)
      write({ at, kind, amount, atMs })
    } else if (amount < 0) {
      const taken = take(lots, -amount)
      took.set(cause, taken)
      const points = sumOf(taken)
      if (points > 0) write({ at, kind, amount: -points, atMs })
    }
  }
  endUntil(Math.max(clockMs, nowMs))
  return {
    balance,
    lines,
    lots: lots.map(({ points, expiresMs }) => ({ points, expiresMs })),
    owed: entries.reduce((sum, { short }) => sum + short, 0),
    took,
  }
}

const compared = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)

const sumOf = (lots: readonly PointLot[]): number => lots.reduce((sum, { points }) => sum + points, 0)

/** Takes points from the front, as many as there are; says of which lots. */
function take(lots: PointLot[], points: number): PointLot[] {
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
 * Which of the points that were taken come back, what ends first in front: those that last longest first, after `before` that came back
 * already. Of more than were taken nobody knows an end: they have none here.
 */
export function givenBackOf(
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

/** The same moment so many calendar months later (or before); the last of a month stays the last. */
export function monthsFrom(ms: number, months: number): number {
  const from = new Date(ms)
  const day = from.getUTCDate()
  const to = new Date(ms)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(day, new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()))
  return to.getTime()
}

/** When points that are entered now end. */
export const newPointsEnd = (nowMs: number): number => monthsFrom(nowMs, POINTS_LAST_MONTHS)

/** When points that are given back end: as those that were taken, and for some days more at least. `until` null: never. */
export const givenBackEnd = (until: number | null, nowMs: number): number | null =>
  until === null ? null : Math.max(until, nowMs + MIN_POINTS_GIVEN_BACK_DAYS * DAY_MS)

/** What ends within POINTS_END_SOON_DAYS, by its end. */
export function endingSoon({ lots }: Pick<Points, 'lots'>, nowMs: number): { points: number; expiresMs: number }[] {
  const byEnd = new Map<number, number>()
  for (const { points, expiresMs } of lots)
    if (expiresMs !== null && expiresMs <= nowMs + POINTS_END_SOON_DAYS * DAY_MS) byEnd.set(expiresMs, (byEnd.get(expiresMs) ?? 0) + points)
  return [...byEnd].map(([expiresMs, points]) => ({ points, expiresMs }))
}

/** A customer's tier, and what is missing to the next; `next` null on the highest. */
export interface TierState {
  tier: Tier
  /** What counts for it: earned, less what was reversed (also of what is still owed), within TIER_COUNTS_MONTHS. */
  counted: number
  next: { tier: Tier; missing: number } | null
}

/** Of an income, by its place among the entries, what ended before anybody spent it. */
export const endedOf = ({ lines }: Pick<Points, 'lines'>, at: number): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'expired' && line.at === at ? -line.amount : 0), 0)

const counts: ReadonlySet<PointKind> = new Set(['earned', 'reversed'])

export function tierOf(entries: readonly PointEntry[], nowMs: number): TierState {
  const since = monthsFrom(ledgerTime(entries, nowMs), -TIER_COUNTS_MONTHS)
  const within = entries.filter(({ kind, atMs }) => counts.has(kind) && atMs > since)
  const earnedFor = new Set(within.flatMap(({ kind, about }) => (kind === 'earned' ? [about] : [])))
  const counted = Math.max(
    0,
    within.reduce(
      // What should have gone and was spent already does not count either; what makes up for it later counted as gone before. Goods that
      // come back late, under warranty, take nothing of what others have earned since.
      (sum, { about, amount, short }) => sum + (earnedFor.has(about) ? amount - short : 0),
      0,
    ),
  )
  const tier = tiers.findLast((one) => tierRules[one].from <= counted) ?? 'copper'
  const after = tiers[tiers.indexOf(tier) + 1]
  return { tier, counted, next: after === undefined ? null : { tier: after, missing: tierRules[after].from - counted } }
}

/** Points for goods of so many cents, after all discounts; rounded down. */
export const pointsFor = (goodsCents: number, tier: Tier): number => Math.floor((goodsCents * tierRules[tier].pointsPer100Usd) / 10_000)
