import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StatusLine } from '#app/shell/StatusLine.tsx'
import { clock } from '#app/state/page/clock.ts'
import { network } from '#app/state/page/network.ts'
import { AsOf } from '#app/ui/price/AsOf.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { draw, openShop, words } from '../../support/shell.tsx'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const MINUTE_MS = 60_000
const before = (ms: number) => new Date(NOW - ms).toISOString()
const stock = { state: 'in', qty: 3 } as const

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await openShop()
  Object.assign(network, { up: false, portal: false })
})
afterEach(() => {
  vi.useRealTimers()
  network.up = true
})

/** The status line above stocks of these times. */
async function line(...ages: (string | null)[]) {
  const rows = ages.map((at, index) => (
    <AsOf key={index.toString()} at={at}>
      <StockMark stock={stock} />
    </AsOf>
  ))
  const { container, unmount } = draw(
    <>
      <StatusLine />
      <main>{rows}</main>
    </>,
  )
  await act(async () => undefined)
  return { said: () => words(container.querySelector('[role=status]') ?? undefined), unmount }
}

test('without a signal the status line says how old the oldest stock in sight is', async () => {
  const { said } = await line(before(MINUTE_MS), before(100 * 24 * 60 * MINUTE_MS), null)
  expect(said()).toContain('From this phone, 100 days ago.')
})

test('it says nothing of an age where nothing in sight has one, and when all is of just now', async () => {
  for (const ages of [[], [before(0)], [before(-3 * 60 * MINUTE_MS)]]) {
    const { said, unmount } = await line(...ages)
    expect(said()).toBe('No signal. What you have seen is here.')
    unmount()
  }
})

test('what stays in sight grows old, minute by minute', async () => {
  const { said } = await line(before(0))
  vi.setSystemTime(NOW + 3 * MINUTE_MS)
  await act(async () => {
    clock.ticks += 1
  })
  expect(said()).toContain('3 minutes ago')
})

test('a network that wants a sign-in first is named, with the way to its page in a tab of its own', async () => {
  network.portal = true
  const { said } = await line()
  expect(said()).toContain('This network wants you to sign in first. What you have seen is here.')
  const way = screen.getByRole('link', { name: 'Open its page' })
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([`/?network-sign-in=${NOW}`, '_blank'])
})
