import type { KeyboardEvent } from 'react'

/**
 * Moves the focus between the lines of the pad: arrow up and down to the same field of the line before and after, Enter in a line to the
 * next one. The fields of the next line come last.
 */
export function moveByArrow(event: KeyboardEvent): void {
  const { key, target } = event
  if (!(target instanceof HTMLInputElement) || !['ArrowUp', 'ArrowDown', 'Enter'].includes(key)) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  const column = target.dataset['padField']
  // Enter in the next line submits it.
  if (column === undefined || (key === 'Enter' && target.form !== null)) return
  const fields = [...document.querySelectorAll<HTMLInputElement>(`[data-pad-field=${key === 'Enter' ? 'number' : column}]`)]
  const lines = [...document.querySelectorAll<HTMLInputElement>(`[data-pad-field=${column}]`)]
  const next = fields[lines.indexOf(target) + (key === 'ArrowUp' ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  next.select()
  next.scrollIntoView?.({ block: 'nearest' })
}
