import { act } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordPresses } from '#app/early-presses.ts'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'

const [pressed, followed, sent, left] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
const calls = () => [pressed, followed, sent].map(({ mock }) => mock.calls.length)

beforeEach(() => {
  vi.useFakeTimers()
  for (const called of [pressed, followed, sent, left]) called.mockClear()
})
afterEach(() => void vi.useRealTimers())

const form = (button: ReactElement | null) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      sent()
    }}
  >
    <input name="email" />
    {button}
  </form>
)
const link = (href: string) => (
  <a
    href={href}
    onClick={(event) => {
      event.preventDefault()
      followed(href)
    }}
  >
    Sale
  </a>
)
const page = (
  <>
    <button type="button" onClick={pressed}>
      Add
    </button>
    {link('/prod/s/new')}
    {link('/prod/s/sale')}
    {form(<button type="submit">Send</button>)}
  </>
)

/** A page as the server sends it, whose presses are held. */
function sentPage(of: ReactElement, isAppAwaited = true) {
  const place = document.createElement('div')
  place.innerHTML = renderToString(of)
  document.body.replaceChildren(place)
  onTestFinished(() => place.remove())
  const presses = recordPresses(place, left)
  if (isAppAwaited) presses.awaitApp()
  const press = () => {
    for (const element of place.querySelectorAll<HTMLElement>('button, a')) element.click()
  }
  /** The app begins to answer; what it has not heard in the same turn would be the browser's. */
  const answer = async () => {
    const reachedBrowser = vi.fn()
    const root = await act(async () => {
      const hydrated = hydrateRoot(place, of)
      addEventListener('submit', (event) => reachedBrowser(event.defaultPrevented), { once: true })
      await presses.replayPresses()
      return hydrated
    })
    act(() => root.unmount())
    return reachedBrowser
  }
  return { place, presses, press, answer }
}

test('what was pressed and sent before the app answers is carried out as soon as it does: each once, and of links the last', async () => {
  const before = location.href
  const { press, answer } = sentPage(page)
  press()
  press()
  expect([location.href, ...calls()]).toEqual([before, 0, 0, 0])
  await answer()
  expect(calls()).toEqual([1, 1, 1])
  expect(followed).toHaveBeenCalledWith('/prod/s/sale')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(left).not.toHaveBeenCalled()
})

const ordered = vi.fn()
function Order() {
  const [pieces, setPieces] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setPieces(pieces + 1)}>
        One more
      </button>
      <button type="button" onClick={() => ordered(pieces)}>
        Add to cart
      </button>
    </>
  )
}

test('a press that follows another finds what that has changed', async () => {
  const { press, answer } = sentPage(<Order />)
  press()
  await answer()
  expect(ordered.mock.calls).toEqual([[2]])
})

test.each([
  ['with a button', <button key="send" type="submit" />],
  ['without one', null],
])('a form sent early, %s, is sent to the app and never to the server, also where nothing else was pressed', async (_, button) => {
  const { place, answer } = sentPage(form(button))
  const submitter = place.querySelector('button')
  place.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
  const reachedBrowser = await answer()
  expect(calls()).toEqual([0, 0, 1])
  expect(reachedBrowser).toHaveBeenCalledWith(true)
})

test('before the app’s code runs, links and searches are the browser’s at once; what only the app can do waits for it, however long', async () => {
  const { place, press, answer } = sentPage(page, false)
  const native = (event: Event) => left(event.defaultPrevented)
  place.querySelector('a')?.addEventListener('click', native, { once: true })
  place.querySelector('a')?.click()
  expect(left.mock.calls).toEqual([[false]])
  press()
  await vi.advanceTimersByTimeAsync(60_000)
  press()
  await answer()
  expect(calls()).toEqual([1, 0, 1])
})

test('who has put a part into the cart and goes on waits for the app, but no longer than a moment', async () => {
  const { press } = sentPage(page, false)
  press()
  await vi.advanceTimersByTimeAsync(1499)
  expect(left).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(left.mock.calls).toEqual([[expect.stringMatching(/\/prod\/s\/sale$/)]])
})

test('a held press does not reach the app before it is carried out', async () => {
  const { place, answer } = sentPage(page)
  const heard = vi.fn()
  place.addEventListener('click', heard, { capture: true })
  place.querySelector('button')?.click()
  expect(heard).not.toHaveBeenCalled()
  await answer()
  expect(heard).toHaveBeenCalled()
})

test('an app that lets wait gives the page back to the browser, which follows the last link', async () => {
  const { place, press, presses } = sentPage(page)
  press()
  await vi.advanceTimersByTimeAsync(1499)
  expect(left).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(left.mock.calls).toEqual([[expect.stringMatching(/\/prod\/s\/sale$/)]])
  const again = new MouseEvent('click', { bubbles: true, cancelable: true })
  const native = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault())
  document.body.addEventListener('click', native, { once: true })
  place.querySelector('a')?.dispatchEvent(again)
  expect(native).toHaveReturnedWith(undefined)
  void presses.replayPresses()
  expect(left).toHaveBeenCalledTimes(1)
})

test('what opens something over the page waits for it as a button does, and is a link from then on', async () => {
  const opened = vi.fn()
  const { place, press, answer } = sentPage(
    <OverlayOpener to="/#catalogue" onClick={opened}>
      Menu
    </OverlayOpener>,
  )
  press()
  await vi.advanceTimersByTimeAsync(2000)
  expect(left).not.toHaveBeenCalled()
  const second = new MouseEvent('click', { bubbles: true, cancelable: true })
  const native = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault())
  document.body.addEventListener('click', native, { once: true })
  place.querySelector('a')?.dispatchEvent(second)
  expect(native).toHaveReturnedWith(undefined)
  await answer()
  expect(opened).toHaveBeenCalledOnce()
})

test('the way to a place in the page is the browser’s at once', () => {
  const { place } = sentPage(
    <OverlayOpener to="#search-box" onClick={pressed}>
      Search
    </OverlayOpener>,
  )
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  place.querySelector('a')?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
})

test('an app that cannot start gives the page back at once; what only it can do is forgotten', async () => {
  const { place, presses, answer } = sentPage(page)
  place.querySelector('a')?.click()
  place.querySelector('button')?.click()
  presses.release()
  expect(left.mock.calls).toEqual([[expect.stringMatching(/\/prod\/s\/new$/)]])
  await answer()
  expect(calls()).toEqual([0, 0, 0])
})

test('a button pressed early is not lost with the patience', async () => {
  const { place, answer } = sentPage(page)
  place.querySelector('button')?.click()
  await vi.advanceTimersByTimeAsync(2000)
  await answer()
  expect(calls()).toEqual([1, 0, 0])
})
