import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BannerSlider } from '#app/screens/home/BannerSlider.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { tabStorage } from '#app/state/page/storage.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, openShop } from '../../../support/shell.tsx'

const banners = ['First', 'Second', 'Third'].map((title, at) => ({
  id: String(at),
  title,
  text: `About the ${title}`,
  imageUrl: '/banner.svg',
  href: '/marketing/promotion',
  tone: 'ink',
}))

/** A banner stands for six seconds, then comes the next. */
const nextTurn = () => act(() => vi.advanceTimersByTimeAsync(6500))
const current = () =>
  screen
    .getAllByRole('button')
    .find((dot) => dot.getAttribute('aria-current') === 'true')
    ?.getAttribute('aria-label')

async function shown() {
  const drawn = draw(<BannerSlider />)
  await screen.findByRole('button', { name: 'Next banner' })
  vi.useFakeTimers()
  // The clock starts over under the time that the test holds.
  fireEvent.focus(screen.getByRole('button', { name: 'Next banner' }))
  fireEvent.blur(screen.getByRole('button', { name: 'Next banner' }))
  return drawn
}

beforeEach(async () => {
  await openShop('/')
  tabStorage.removeItem('banners-stopped')
  connectPort(portTo(async () => envelopeReply({ result: banners })))
})
afterEach(() => void vi.useRealTimers())

test('the banners move on by themselves until they are stopped, and again once they are started, also with the focus on the button', async () => {
  await shown()
  await nextTurn()
  expect(current()).toBe('Second')
  const stop = screen.getByRole('button', { name: 'Stop the banners' })
  act(() => stop.focus())
  fireEvent.click(stop)
  act(() => stop.blur())
  await nextTurn()
  await nextTurn()
  expect(current()).toBe('Second')
  const start = screen.getByRole('button', { name: 'Start the banners' })
  act(() => start.focus())
  fireEvent.click(start)
  await nextTurn()
  expect(current()).toBe('Third')
})

test('what was stopped stays so for the visit', async () => {
  const { unmount } = await shown()
  fireEvent.click(screen.getByRole('button', { name: 'Stop the banners' }))
  unmount()
  vi.useRealTimers()
  await shown()
  await nextTurn()
  expect(current()).toBe('First')
  expect(screen.getByRole('button', { name: 'Start the banners' })).toBeDefined()
})
