import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BottomBarLine } from '#app/screens/part/BottomBarLine.tsx'
import { Offer } from '#app/screens/part/Offer.tsx'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { clock } from '#app/state/page/clock.ts'
import { PartList } from '#app/ui/PartList.tsx'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const NOW = '2026-11-21T08:00:00.000Z'
const HOURS_AGO = '2026-11-21T05:00:00.000Z'
const DAYS_AGO = '2026-11-18T08:00:00.000Z'

const part = partDetail({ price: 227.92, stock: { state: 'in', qty: 59 } })
const said = (asOf: string | null, what: (part: PartDetail) => React.ReactNode) =>
  words(draw(<DataTimeProvider dataTime={asOf}>{what(part)}</DataTimeProvider>).container)
const offer = (shown: PartDetail) => <Offer part={shown} qty={1} onQty={() => undefined} />

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  await openShop()
})
afterEach(() => vi.useRealTimers())

describe('price and stock say of when they are', () => {
  test('of now: nothing', () => {
    expect(said(NOW, offer)).toContain('59 on the shelf, ready to ship')
    expect(said(NOW, offer)).not.toContain('Price of')
  })

  test('of today: since when', () => {
    expect(said(HOURS_AGO, offer)).toContain('Price of 3 hours ago')
    expect(said(HOURS_AGO, offer)).toContain('ready to ship· 3 hours ago')
    expect(said(HOURS_AGO, (shown) => <BottomBarLine part={shown} quantityTotals={totalsForQuantity(shown, 1)} />)).toContain(
      'In stock · 3 hours ago',
    )
  })

  test.each([
    ['the offer', offer],
    ['the bar at the thumb', (shown: PartDetail) => <BottomBarLine part={shown} quantityTotals={totalsForQuantity(shown, 1)} />],
    ['a list', (shown: PartDetail) => <PartList parts={[shown]} label="Parts" />],
  ])('past a day %s does not know the stock, and dates the price', (_, what) => {
    const text = said(DAYS_AGO, what)
    expect(text).toContain('Stock unknown: last seen 3 days ago')
    expect(text).toContain('Price of Nov 18')
    expect(text).not.toMatch(/In stock|ready to ship|on the shelf/)
  })

  test('where nobody knows since when, or the clock was set back, nothing is said to be in stock', () => {
    for (const asOf of [null, '2026-12-24T08:00:00.000Z']) {
      expect(said(asOf, offer)).toContain('Stock unknown')
      expect(said(asOf, offer)).toContain('Price as last seen')
      expect(said(asOf, offer)).not.toMatch(/ready to ship|minute/)
    }
  })

  test('an age grows while it is shown, and data that was new gets one', async () => {
    const { container } = draw(<DataTimeProvider dataTime={HOURS_AGO}>{offer(part)}</DataTimeProvider>)
    const { container: fresh } = draw(<DataTimeProvider dataTime={NOW}>{offer(part)}</DataTimeProvider>)
    vi.setSystemTime(Date.parse(NOW) + 60 * 60_000)
    await act(async () => {
      clock.ticks += 1
    })
    expect(words(container)).toContain('Price of 4 hours ago')
    expect(words(fresh)).toContain('Price of 1 hour ago')
  })

  test('a part that is not made any more stays so, however long ago that was said', () => {
    const ended = partDetail({ stock: { state: 'ended', qty: 0 } })
    expect(words(draw(<DataTimeProvider dataTime={DAYS_AGO}>{offer(ended)}</DataTimeProvider>).container)).toContain('Not made any more')
  })

  test('an answer that was asked for long ago is dated by itself, whoever gave it', () => {
    const shown = { status: 'ready', value: part, from: 'network', asOf: DAYS_AGO, isRefetching: true } as const
    const { container } = draw(
      <QueryContent query={shown} skeleton={null}>
        {offer}
      </QueryContent>,
    )
    expect(words(container)).toContain('Stock unknown: last seen 3 days ago')
  })

  test('what this device kept under a clock that was set back since is of no known day', () => {
    const shown = { status: 'ready', value: part, from: 'device', asOf: '2026-12-24T08:00:00.000Z', isRefetching: false } as const
    const { container } = draw(
      <QueryContent query={shown} skeleton={null}>
        {offer}
      </QueryContent>,
    )
    expect(words(container)).toContain('From this phone, of an unknown day.')
    expect(words(container)).not.toContain('ago')
  })

  test('parts that were looked at are each of when the shop said them, not of when they were looked at', () => {
    const viewedAt = Date.parse(NOW)
    viewHistory.known = true
    viewHistory.views = [
      { mcode: 'A-1', viewedAt, asOf: DAYS_AGO, part: partCard({ mcode: 'A-1' }) },
      { mcode: 'A-2', viewedAt, asOf: NOW, part: partCard({ mcode: 'A-2' }) },
      { mcode: 'A-3', viewedAt: Date.parse(HOURS_AGO), part: partCard({ mcode: 'A-3' }) },
    ]
    const rows = [...draw(<ViewedParts maxParts={3} />).container.querySelectorAll('li')].map((row) => words(row))
    expect(rows[0]).toContain('Stock unknown: last seen 3 days ago')
    expect(rows[1]).not.toMatch(/ago|unknown/)
    expect(rows[2]).toContain('3 hours ago')
    viewHistory.views = []
  })
})
