import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePress } from '#app/hooks/use-press.ts'
import { draw } from '../../support/shell.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

let finish: (() => void)[] = []
function Button() {
  const { working, press } = usePress(() => new Promise<void>((resolve) => void finish.push(resolve)))
  return (
    <button type="button" aria-busy={working} onClick={press}>
      Add
    </button>
  )
}
const button = () => screen.getByRole('button')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('quick presses are several changes; once it shows that it works, a press does nothing', async () => {
  finish = []
  draw(<Button />)
  act(() => button().click())
  act(() => button().click())
  expect([finish.length, button().getAttribute('aria-busy')]).toEqual([2, 'false'])
  await wait(400)
  expect(button().getAttribute('aria-busy')).toBe('true')
  act(() => button().click())
  expect(finish).toHaveLength(2)
  for (const done of finish) done()
  await wait(0)
  expect(button().getAttribute('aria-busy')).toBe('false')
  act(() => button().click())
  expect(finish).toHaveLength(3)
})
