import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MAIN_ELEMENT_ID } from '#app/hooks/use-arrival.ts'
import { useFocusRestoration } from '#app/hooks/use-kept-focus.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { draw, eventually, openShop } from '../../support/shell.tsx'

beforeEach(() => openShop('/'))

const hasFocus = (what: Element | null) => eventually(() => expect(document.activeElement).toBe(what))
const button = (name: string) => screen.getByRole('button', { name })

let answer = () => {}

/** Lines that can be removed, all of them at once or busily, and the last removal undone. */
function List() {
  useFocusRestoration()
  const [lines, setLines] = useState(['a', 'b', 'c'])
  const [removed, setRemoved] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const send = () => {
    setBusy(true)
    answer = () => setBusy(false)
  }
  const [notice, setNotice] = useState(false)
  const undo = async () => {
    setRemoved(null)
    await Promise.resolve()
    setLines(['a', 'b', 'c'])
  }
  const undoing = useUndoFocus(
    removed,
    (removed ?? []).map((id) => `[data-line="${id}"]`),
    undo,
  )
  return (
    <main id={MAIN_ELEMENT_ID} tabIndex={-1}>
      <ul>
        {lines.map((id) => (
          <li key={id} data-line={id}>
            <a href={`/${id}`}>{id}</a>
            <button type="button" className="drop" onClick={() => setLines(lines.filter((one) => one !== id))}>{`Drop ${id}`}</button>
            <button
              type="button"
              onClick={() => {
                setLines(lines.filter((one) => one !== id))
                setRemoved([id])
              }}
            >{`Remove ${id}`}</button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={busy} aria-busy={busy} onClick={send}>
        Send
      </button>
      <button type="button" onClick={() => setNotice(true)}>
        Tell
      </button>
      <div role="status">
        {notice ? (
          <p>
            <button type="button" onClick={() => setNotice(false)}>
              Close
            </button>
          </p>
        ) : null}
        {removed === null ? null : (
          <button ref={undoing.button} type="button" onClick={undoing.press}>
            Undo
          </button>
        )}
      </div>
    </main>
  )
}

test('where a line goes with the button that had the focus, the same button of the next line has it; after the last the one before', async () => {
  draw(<List />)
  await userEvent.click(button('Drop b'))
  await hasFocus(button('Drop c'))
  await userEvent.click(button('Drop c'))
  await hasFocus(button('Drop a'))
  await userEvent.click(button('Drop a'))
  await eventually(() => expect(document.activeElement).not.toBe(document.body))
})

test('Undo has the focus after a removal, and the line that is there again after it', async () => {
  draw(<List />)
  await userEvent.click(button('Remove b'))
  await hasFocus(button('Undo'))
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(document.querySelector('[data-line=b]')).not.toBeNull())
  await hasFocus(document.querySelector('[data-line=b]'))
})

test('a button that is busy has the focus again when it answers', async () => {
  draw(<List />)
  await userEvent.click(button('Send'))
  // As a browser does with what is disabled: a button of happy-dom keeps the focus, and cannot be blurred.
  const nowhere = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  const focused = vi.spyOn(button('Send'), 'focus')
  await act(async () => dispatchEvent(new Event('focusout')))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(focused).not.toHaveBeenCalled()
  act(() => answer())
  await eventually(() => expect(focused).toHaveBeenCalled())
  nowhere.mockRestore()
})

test('a notice that goes gives the focus back to what had it before', async () => {
  draw(<List />)
  await userEvent.click(button('Tell'))
  await userEvent.click(button('Close'))
  await hasFocus(button('Tell'))
})

test('who presses beside everything is not called back', async () => {
  draw(<List />)
  button('Tell').focus()
  button('Tell').blur()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(button('Drop a'))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(document.activeElement).toBe(document.body)
})
