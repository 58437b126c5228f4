import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import {
  addMonthsMs,
  calculatePoints,
  calculateTier,
  ledgerTimeMs,
  newPointsExpiryMs,
  type PointEntry,
  pointsEndingSoon,
  pointsForGoods,
  refundedLotsOf,
  refundedPointsExpiryMs,
} from '#contract/rewards/points.ts'
import { runs } from '../../support/runs.ts'

const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
const entry = (amount: number, at: string, differs: Partial<PointEntry> = {}): PointEntry => ({
  ...{ cause: `${at} ${amount}`, linkedId: '', kind: amount > 0 ? 'earned' : 'redeemed', amount, shortfall: 0, atMs: day(at) },
  expiresMs: amount > 0 ? newPointsExpiryMs(day(at)) : null,
  ...differs,
})

test('what goes takes the points that end first, and only what is left of them ends', () => {
  const entries = [entry(100, '2025-01-10'), entry(100, '2025-06-10'), entry(-60, '2025-07-01')]
  expect(calculatePoints(entries, day('2025-12-01')).lots.map(({ points }) => points)).toEqual([40, 100])
  const later = calculatePoints(entries, day('2026-02-01'))
  expect([later.balance, later.lines.at(-1)]).toEqual([
    100,
    { entryIndex: 0, kind: 'expired', amount: -40, atMs: day('2026-01-10'), balance: 100 },
  ])
})

test('what ends between two entries is gone before the second', () => {
  const { lines } = calculatePoints([entry(50, '2025-01-10'), entry(30, '2026-02-01')], day('2026-02-02'))
  expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['earned', 50],
    ['expired', 0],
    ['earned', 30],
  ])
})

test('a spending remembers the days of its points; those that last longest come back first', () => {
  const spent = entry(-120, '2025-07-01', { cause: 'spent' })
  const { lotsByDeduction } = calculatePoints([entry(100, '2025-01-10'), entry(100, '2025-06-10'), spent], day('2025-07-01'))
  const [first, second] = [newPointsExpiryMs(day('2025-01-10')), newPointsExpiryMs(day('2025-06-10'))]
  expect(lotsByDeduction.get('spent')).toEqual([
    { points: 100, expiresMs: first },
    { points: 20, expiresMs: second },
  ])
  const back = (before: number, points: number) => refundedLotsOf(lotsByDeduction.get('spent') ?? [], before, points)
  expect(back(0, 60)).toEqual([
    { points: 40, expiresMs: first },
    { points: 20, expiresMs: second },
  ])
  expect(back(60, 60)).toEqual([{ points: 60, expiresMs: first }])
  // Of more than were taken nobody knows the day.
  expect(back(110, 30)).toEqual([
    { points: 20, expiresMs: undefined },
    { points: 10, expiresMs: first },
  ])
})

test('points end soon within sixty days, by the day on which they do', () => {
  const points = calculatePoints(
    [entry(5, '2025-01-10'), entry(7, '2025-01-10', { cause: 'b' }), entry(9, '2025-06-10')],
    day('2025-11-20'),
  )
  expect(pointsEndingSoon(points, day('2025-11-20'))).toEqual([{ points: 12, expiresMs: day('2026-01-10') }])
})

test('months are calendar months, and the last of one stays the last', () => {
  expect(new Date(addMonthsMs(Date.parse('2025-08-31T10:00:00Z'), 6)).toISOString()).toBe('2026-02-28T10:00:00.000Z')
  expect(new Date(addMonthsMs(Date.parse('2024-02-29T10:00:00Z'), 12)).toISOString()).toBe('2025-02-28T10:00:00.000Z')
})

test('the tier counts what was earned within a year, less what was taken back, and says what is missing to the next', () => {
  const old = entry(5000, '2024-01-10')
  expect(calculateTier([old, entry(400, '2025-06-10')], day('2025-12-01'))).toEqual({
    tier: 'copper',
    counted: 400,
    next: { tier: 'silver', missing: 100 },
  })
  expect(calculateTier([entry(2600, '2025-06-10')], day('2025-12-01'))).toEqual({ tier: 'gold', counted: 2600, next: null })
  const back = entry(-200, '2025-07-10', { kind: 'reversed' })
  expect(calculateTier([entry(2600, '2025-06-10'), back], day('2025-12-01'))).toMatchObject({ tier: 'silver', next: { missing: 100 } })
})

test('who has spent the points of goods that came back keeps no tier by them, before and after they are made up for', () => {
  const spent = [entry(600, '2025-06-10'), entry(-600, '2025-06-11')]
  const back = entry(0, '2025-06-20', { kind: 'reversed', shortfall: 600, expiresMs: null })
  const copper = { tier: 'copper', counted: 0 }
  expect(calculateTier(spent, day('2025-06-12'))).toMatchObject({ tier: 'silver', counted: 600 })
  expect(calculateTier([...spent, back], day('2025-06-21'))).toMatchObject(copper)
  const granted = entry(600, '2025-07-01', { kind: 'granted' })
  const madeUp = entry(-600, '2025-07-01', { kind: 'reversed', shortfall: -600 })
  expect(calculateTier([...spent, back, granted, madeUp], day('2025-07-02'))).toMatchObject(copper)
})

test('goods of an order of the year before last that come back take nothing of the tier that others have earned since', () => {
  const entries = [entry(600, '2024-06-10', { linkedId: 'old' }), entry(600, '2025-09-10', { linkedId: 'new' })]
  const back = entry(-600, '2025-10-01', { kind: 'reversed', linkedId: 'old' })
  expect(calculateTier([...entries, back], day('2025-10-02'))).toMatchObject({ tier: 'silver', counted: 600 })
  expect(calculateTier([...entries, { ...back, linkedId: 'new' }], day('2025-10-02'))).toMatchObject({ tier: 'copper', counted: 0 })
})

test('goods earn by the tier, rounded down', () => {
  expect([pointsForGoods(9999, 'copper'), pointsForGoods(9999, 'silver'), pointsForGoods(10_000, 'gold')]).toEqual([99, 124, 150])
})

test('under everything that comes and goes, the balance is the sum of its lines, never below zero, and what its lots hold', () => {
  const move = fc.record({ days: fc.integer({ min: 0, max: 200 }), points: fc.integer({ min: -900, max: 900 }), ever: fc.boolean() })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.integer({ min: 0, max: 900 }), (moves, after) => {
      const entries: PointEntry[] = []
      let atMs = day('2024-01-01')
      for (const [at, { days, points, ever }] of moves.entries()) {
        atMs += days * DAY_MS
        const { balance } = calculatePoints(entries, atMs)
        // The ledger lets nobody spend what is not there.
        const amount = points > 0 ? points : -Math.min(-points, balance)
        if (amount === 0) continue
        const expiresMs = amount > 0 && !ever ? newPointsExpiryMs(atMs) : null
        entries.push({ cause: `${at}`, linkedId: '', kind: amount > 0 ? 'earned' : 'redeemed', amount, shortfall: 0, atMs, expiresMs })
      }
      const nowMs = atMs + after * DAY_MS
      const { balance, lines, lots } = calculatePoints(entries, nowMs)
      expect(balance).toBe(lines.reduce((sum, line) => sum + line.amount, 0))
      expect(balance).toBe(lots.reduce((sum, { points }) => sum + points, 0))
      expect(lines.every((line) => line.balance >= 0)).toBe(true)
      expect(lots.every(({ expiresMs }) => expiresMs === null || expiresMs > nowMs)).toBe(true)
    }),
    runs(300),
  )
})

test('a ledger can be read, and is right in itself, whatever is stored and however the clock goes', () => {
  const stored = fc.record({
    cause: fc.constantFrom('a', 'b', 'c'),
    linkedId: fc.constantFrom('', 'x'),
    kind: fc.constantFrom('earned', 'reversed', 'redeemed', 'given-back', 'granted', 'taken', 'won'),
    amount: fc.integer({ min: -1000, max: 1000 }),
    shortfall: fc.integer({ min: -50, max: 50 }),
    atMs: fc.integer({ min: day('2020-01-01'), max: day('2030-01-01') }),
    expiresMs: fc.option(fc.integer({ min: day('2019-01-01'), max: day('2031-01-01') })),
  })
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 30 }), fc.integer({ min: day('2019-01-01'), max: day('2032-01-01') }), (entries, nowMs) => {
      const { balance, lines, lots } = calculatePoints(entries, nowMs)
      expect(balance).toBe(lines.reduce((sum, line) => sum + line.amount, 0))
      expect(balance).toBe(lots.reduce((sum, { points }) => sum + points, 0))
      expect(lines.every((line) => line.balance >= 0)).toBe(true)
      // What is read as there can be spent: the next entry takes exactly it.
      const atMs = ledgerTimeMs(entries, nowMs)
      if (balance > 0) {
        const all: PointEntry = { cause: 'all', linkedId: '', kind: 'redeemed', amount: -balance, shortfall: 0, atMs, expiresMs: null }
        expect(calculatePoints([...entries, all], nowMs)).toMatchObject({ balance: 0, lots: [] })
        expect(calculatePoints([...entries, all], nowMs).lines.at(-1)).toMatchObject({ amount: -balance, balance: 0 })
      }
      // And what is entered then is there.
      const more: PointEntry = {
        cause: 'more',
        linkedId: '',
        kind: 'granted',
        amount: 7,
        shortfall: 0,
        atMs,
        expiresMs: newPointsExpiryMs(atMs),
      }
      expect(calculatePoints([...entries, more], nowMs).balance).toBe(balance + 7)
      calculateTier(entries, nowMs)
    }),
    runs(300),
  )
})

test('points that are given back keep their day, but are good for thirty more days at least', () => {
  const now = day('2026-11-29')
  expect(refundedPointsExpiryMs(day('2027-06-01'), now)).toBe(day('2027-06-01'))
  expect(refundedPointsExpiryMs(day('2026-12-01'), now)).toBe(day('2026-12-29'))
  expect(refundedPointsExpiryMs(null, now)).toBeNull()
})
