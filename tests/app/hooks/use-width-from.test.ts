import { expect, onTestFinished, test, vi } from 'vitest'
import { isWindowAtLeast } from '#app/hooks/use-width-from.ts'

test('a width is asked for in the sheet’s unit, so that both say the same to whoever has larger letters', () => {
  const asked: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return { matches: true }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect([isWindowAtLeast('xl'), isWindowAtLeast('lg')]).toEqual([true, true])
  expect(asked).toEqual(['(min-width: 75rem)', '(min-width: 62rem)'])
})
