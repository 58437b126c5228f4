import type { KeyboardEvent } from 'react'

const nextRowIndexByKey: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Lets arrow keys move between the links of rows (`data-row`) in a list or table. In other controls of the list arrow keys keep their usual
 * function.
 */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = nextRowIndexByKey[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  if (at < 0) return
  event.preventDefault()
  rows[step(at, rows.length - 1)]?.focus()
}
