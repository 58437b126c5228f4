import { expect, test, vi } from 'vitest'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { holdPresses } from '#app/early-presses.ts'

test('what was pressed and sent before the app answers is carried out as soon as it does, and only then', async () => {
  const [pressed, followed, sent] = [vi.fn(), vi.fn(), vi.fn()]
  const page = (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <button type="button" onClick={pressed}>
        Add
      </button>
      <a
        href="/prod/s/sale"
        onClick={(event) => {
          event.preventDefault()
          followed()
        }}
      >
        Sale
      </a>
      <button type="submit">Search</button>
    </form>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.replaceChildren(place)
  const before = location.href
  const carryOut = holdPresses(place)
  for (const element of place.querySelectorAll<HTMLElement>('button, a')) element.click()
  expect(location.href).toBe(before)
  const root = await act(async () => {
    const hydrated = hydrateRoot(place, page)
    expect([pressed, followed, sent].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    carryOut()
    return hydrated
  })
  expect([pressed, followed, sent].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  act(() => root.unmount())
})
