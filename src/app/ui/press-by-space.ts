import type { KeyboardEvent } from 'react'

/** Links react to Enter only; elements presented as buttons or checkboxes must also react to the space bar. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
