import type { KeyboardEvent } from 'react'

/** A link is followed by Enter alone; what is called a button or a check box answers the space bar too. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
