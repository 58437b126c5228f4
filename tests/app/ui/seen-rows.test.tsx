import { afterEach, expect, test, vi } from 'vitest'
import { watchRow } from '#app/ui/seen-rows.ts'

afterEach(() => vi.unstubAllGlobals())

test('in a window of another width all rows on the page are laid out once; another height changes nothing', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const resize = (width: number) => {
    vi.stubGlobal('innerWidth', width)
    dispatchEvent(new Event('resize'))
  }
  const rows = ['AA-1', 'BB-2'].map((code) => {
    const row = document.body.appendChild(document.createElement('li'))
    return { row, stop: watchRow(row, code) }
  })
  const shown = () => rows.map(({ row }) => row.style.contentVisibility)
  resize(innerWidth)
  expect(shown()).toEqual(['', ''])
  rows[1]?.stop()
  resize(innerWidth + 100)
  expect(shown()).toEqual(['visible', ''])
  frames.shift()?.()
  expect(shown()).toEqual(['visible', ''])
  frames.shift()?.()
  expect(shown()).toEqual(['', ''])
  rows[0]?.stop()
})
