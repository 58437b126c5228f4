import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test.each([
  ['visible', ['page']],
  ['hidden', ['page', 'list']],
] as const)(
  'each component that waits for it is told in a task of its own, what is outside first; not in a tab that is %s',
  async (state, atOnce) => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
    beginHydration()
    const told: string[] = []
    // React subscribes what is inside first.
    const stop = ['list', 'page'].map((name) => subscribeToHydration(() => told.push(name)))
    const ended = endHydration()
    expect(told).toEqual(atOnce)
    await ended
    expect(told).toEqual(['page', 'list'])
    for (const end of stop) end()
    hidden.mockRestore()
  },
)

test('a component that another one removes meanwhile is not told', async () => {
  beginHydration()
  const told: string[] = []
  const stopList = subscribeToHydration(() => told.push('list'))
  const stopPage = subscribeToHydration(() => {
    told.push('page')
    stopList()
  })
  await endHydration()
  expect(told).toEqual(['page'])
  stopPage()
})
