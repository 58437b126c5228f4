import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginHydration, endHydration, subscribeToHydration, useHydrated } from '#app/hooks/use-hydrated.ts'

const Age = () => (useHydrated() ? 'an hour ago' : 'today')
const words = () => document.body.textContent

test('what only the device knows appears when hydration ends', async () => {
  beginHydration()
  render(<Age />)
  expect(words()).toBe('today')
  await act(endHydration)
  expect(words()).toBe('an hour ago')
})

test('each component that waits for it is told in a task of its own', async () => {
  beginHydration()
  const told: string[] = []
  const stop = ['header', 'list'].map((name) => subscribeToHydration(() => told.push(name)))
  const ended = endHydration()
  expect(told).toEqual(['header'])
  await ended
  expect(told).toEqual(['header', 'list'])
  for (const end of stop) end()
})
