import { useEffect, useRef } from 'react'
import { MAIN_ID } from './use-arrival.ts'
import { isFocusFree } from './use-kept-focus.ts'

/** As long as a line that comes back is waited for: the shop may have to be asked for it. */
const COMES_WITHIN_MS = 5000

/**
 * Undo for a keyboard: its button takes the focus that went with what was removed, and the line that comes back takes it from there.
 * `removed`: another value for each removal, null for none. `lines`: the selectors of what was removed. Returns the button's ref, and what
 * its press does.
 */
export function useUndoFocus(removed: unknown, lines: readonly string[], undo: () => Promise<unknown>) {
  const button = useRef<HTMLButtonElement>(null)
  const line = lines.join()
  useEffect(() => {
    if (removed !== null && line !== '' && isFocusFree(line)) button.current?.focus({ preventScroll: true })
  }, [removed, line])
  const press = () => {
    // Until the line is there again the focus is on the page, and not lost.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    focusWhenThere(line)
    void undo()
  }
  return { button, press }
}

function focusWhenThere(line: string): void {
  const look = () => {
    const there = [...document.querySelectorAll<HTMLElement>(line)]
    const found = there.find((one) => one.closest(`#${MAIN_ID}`) !== null) ?? there[0]
    if (found === undefined) return
    stop()
    // Whoever has gone on meanwhile is not called back.
    if (!isFocusFree(line)) return
    found.tabIndex = -1
    found.focus()
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => watch.disconnect(), COMES_WITHIN_MS)
  const stop = () => {
    clearTimeout(timer)
    watch.disconnect()
  }
  watch.observe(document.body, { childList: true, subtree: true })
}
