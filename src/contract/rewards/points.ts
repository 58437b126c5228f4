import { DAY_MS } from '#contract/limits.ts'
import {
  POINTS_END_SOON_DAYS,
  POINTS_GIVEN_BACK_LEAST_DAYS,
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
  /** By the cause of each entry that took points: until when the longest lasting of them was good; null: for ever. */
  tookUntil: ReadonlyMap<string, number | null>
}

const endsAt = ({ expiresMs }: { expiresMs: number | null }): number => expiresMs ?? Number.POSITIVE_INFINITY

/**
 * THE rule of the ledger: what entries, in the order in which they were written, come to at a moment. What goes takes what ends first; what
 * is left of an income when it ends is gone. Nothing of this is stored: balance and tier follow from the entries alone.
 */
export function pointsOf(entries: readonly PointEntry[], nowMs: number): Points {
  const lots: (PointLot & { at: number })[] = []
  const lines: PointLine[] = []
  const tookUntil = new Map<string, number | null>()
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
    } else if (amount < 0) tookUntil.set(cause, take(lots, -amount))
    if (amount !== 0) write({ at, kind, amount, atMs })
  }
  endUntil(nowMs)
  return {
    balance,
    lines,
    lots: lots.map(({ points, expiresMs }) => ({ points, expiresMs })),
    owed: entries.reduce((sum, { short }) => sum + short, 0),
    tookUntil,
  }
}

const compared = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)

/** Takes points from the front; says until when the last of them was good. */
function take(lots: PointLot[], points: number): number | null {
  let left = points
  let until: number | null = null
  while (left > 0) {
    const [first] = lots
    if (!first) throw new RangeError(`The ledger takes ${left} points more than were there.`)
    const taken = Math.min(left, first.points)
    first.points -= taken
    left -= taken
    until = first.expiresMs
    if (first.points === 0) lots.shift()
  }
  return until
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

/** When points that are given back end: as those that were taken, and not at once. `until` null: never. */
export const givenBackEnd = (until: number | null, nowMs: number): number | null =>
  until === null ? null : Math.max(until, nowMs + POINTS_GIVEN_BACK_LEAST_DAYS * DAY_MS)

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
  const since = monthsFrom(nowMs, -TIER_COUNTS_MONTHS)
  const within = entries.filter(({ kind, atMs }) => counts.has(kind) && atMs > since && atMs <= nowMs)
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
