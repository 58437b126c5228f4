import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { usePaymentPolling } from '#app/hooks/use-paid-soon.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { clock } from '#app/state/page/clock.ts'
import type { ReplyWithSource } from '#app/state/session/ask-or-seen.ts'
import { type Session, session } from '#app/state/session/session.ts'
import { AppError } from '#contract/errors.ts'
import { wholeOrder } from '../../support/orders.ts'
import { partCard } from '../../support/parts.ts'
import { draw } from '../../support/shell.tsx'

// What is behind the button never ends: these tests are of the press.
vi.mock('#app/state/cart-changes/add-to-cart.ts', () => ({ addToCart: () => new Promise(() => undefined) }))

const guest: Session = { type: 'guest' }
const member: Session = { type: 'member', token: 'a-token', userInfo: null }

describe('what answers a question', () => {
  const NOW = Date.parse('2026-11-21T08:00:00Z')
  const answer = (value: string): ReplyWithSource<string> => ({ value, from: 'network', asOf: new Date().toISOString() })
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  })
  afterEach(() => vi.useRealTimers())

  async function shownOf(ask: () => Promise<ReplyWithSource<string>>) {
    const { result, rerender } = renderHook(({ verb }) => useOfflineResult(verb), { initialProps: { verb: ask } })
    await act(async () => undefined)
    return { shown: () => result.current.result, rerender }
  }

  test('a page that comes back into sight asks again for what is older than a minute', async () => {
    const ask = vi.fn(async () => answer(`at ${Date.now() - NOW}`))
    const { shown } = await shownOf(ask)
    vi.setSystemTime(NOW + 59_000)
    await comeBack()
    expect(ask).toHaveBeenCalledOnce()
    vi.setSystemTime(NOW + 61_000)
    await comeBack()
    expect(shown()).toMatchObject({ status: 'ready', value: 'at 61000', isRefetching: false })
  })

  test('nothing answers then: what was there stays, dated as before', async () => {
    let line: 'up' | 'cut' = 'up'
    const ask = async () => {
      if (line === 'cut') throw new AppError('no-network')
      return answer('here')
    }
    const { shown } = await shownOf(ask)
    line = 'cut'
    vi.setSystemTime(NOW + 3_600_000)
    await comeBack()
    expect(shown()).toMatchObject({ status: 'ready', value: 'here', from: 'device', asOf: new Date(NOW).toISOString() })
    vi.mocked(console.warn).mockClear()
  })

  test('another question that nothing answers is not answered with what was asked before', async () => {
    const { shown, rerender } = await shownOf(async () => answer('first tab'))
    const second = async () => {
      throw new AppError('no-network')
    }
    rerender({ verb: second })
    await act(async () => undefined)
    expect(shown()).toMatchObject({ status: 'failed', error: { code: 'no-network' } })
  })

  test('what the shop says late takes the place of what the device had', async () => {
    let comes: (newer: ReplyWithSource<string>) => void = () => undefined
    const late = new Promise<ReplyWithSource<string>>((resolve) => {
      comes = resolve
    })
    const { shown } = await shownOf(async () => ({
      value: 'of yesterday',
      from: 'device',
      asOf: '2026-11-20T08:00:00.000Z',
      lateReply: late,
    }))
    expect(shown()).toMatchObject({ value: 'of yesterday', from: 'device' })
    await act(async () => comes(answer('of now')))
    expect(shown()).toMatchObject({ value: 'of now', from: 'network' })
  })

  test('what the shop has refused is not asked for again when the page comes back; what nobody answered is', async () => {
    for (const [code, times] of [
      ['not-found', 1],
      ['no-network', 2],
    ] as const) {
      const ask = vi.fn(async () => {
        throw new AppError(code)
      })
      await shownOf(ask)
      await comeBack()
      expect(ask).toHaveBeenCalledTimes(times)
    }
  })

  test('what stays in sight for some minutes is asked for anew', async () => {
    const ask = vi.fn(async () => answer('here'))
    await shownOf(ask)
    const tick = (ms: number) =>
      act(async () => {
        vi.setSystemTime(NOW + ms)
        clock.ticks += 1
      })
    await tick(3 * 60_000)
    expect(ask).toHaveBeenCalledOnce()
    await tick(4 * 60_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

let finish: (() => void)[] = []
function Button() {
  const { isBusy, press } = useBusyButton(() => new Promise<void>((resolve) => void finish.push(resolve)))
  return (
    <button type="button" aria-busy={isBusy} onClick={press}>
      Add
    </button>
  )
}

describe('a press', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const button = () => screen.getByRole('button')
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('quick presses are several changes; once it shows that it works, a press does nothing', async () => {
    finish = []
    draw(<Button />)
    act(() => button().click())
    act(() => button().click())
    expect([finish.length, button().getAttribute('aria-busy')]).toEqual([2, 'false'])
    await wait(50)
    expect(button().getAttribute('aria-busy')).toBe('true')
    act(() => button().click())
    expect(finish).toHaveLength(2)
    for (const done of finish) done()
    await wait(0)
    expect(button().getAttribute('aria-busy')).toBe('false')
    act(() => button().click())
    expect(finish).toHaveLength(3)
  })

  test.each([
    ['a guest', guest],
    ['a member', member],
  ])('%s sees the part in its place, and the button only when that takes its time', async (_, now) => {
    session.current = now
    onTestFinished(() => {
      session.current = guest
    })
    const { result } = renderHook(() => useAddToCart(partCard(), 1))
    act(() => result.current.press())
    expect(result.current.isBusy).toBe(false)
  })
})

describe('an order that is paid soon', () => {
  test('an order that the page has asked for anew is shown, not the one of before', () => {
    const { result, rerender } = renderHook(({ order }) => usePaymentPolling(order, false), {
      initialProps: { order: wholeOrder({ state: 'paid' }) },
    })
    rerender({ order: wholeOrder({ state: 'cancelled' }) })
    expect(result.current.order.state).toBe('cancelled')
  })
})
