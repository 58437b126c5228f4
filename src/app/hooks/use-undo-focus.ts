import { useEffect, useRef } from 'react'
import { MAIN_ELEMENT_ID } from './use-arrival.ts'
import { canMoveFocus } from './use-kept-focus.ts'

/** How long to wait for the restored line to appear, which may need a request. */
const MAX_RESTORE_WAIT_MS = 5000

/**
 * Moves the focus for undo by keyboard: when a line is removed, the undo button gets the focus; after undo, the restored line gets it.
 * `removed`: a new value for each removal, null for none. `lines`: selectors of the removed lines. Returns the button's ref and click
 * handler.
 */
export function useUndoFocus(removed: unknown, lines: readonly string[], undo: () => Promise<unknown>) {
  const button = useRef<HTMLButtonElement>(null)
  const line = lines.join()
  useEffect(() => {
    if (removed !== null && line !== '' && canMoveFocus(line)) button.current?.focus({ preventScroll: true })
  }, [removed, line])
  const press = () => {
    // Until the line is back, the page's main element has the focus.
    document.getElementById(MAIN_ELEMENT_ID)?.focus({ preventScroll: true })
    focusRestoredLine(line)
    void undo()
  }
  return { button, press }
}

function focusRestoredLine(line: string): void {
  const look = () => {
    const there = [...document.querySelectorAll<HTMLElement>(line)]
    const found = there.find((one) => one.closest(`#${MAIN_ELEMENT_ID}`) !== null) ?? there[0]
    if (found === undefined) return
    stop()
    // If the user has moved the focus meanwhile, it stays there.
    if (!canMoveFocus(line)) return
    found.tabIndex = -1
    found.focus()
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => watch.disconnect(), MAX_RESTORE_WAIT_MS)
  const stop = () => {
    clearTimeout(timer)
    watch.disconnect()
  }
  watch.observe(document.body, { childList: true, subtree: true })
}
