import type { KeyboardEvent } from 'react'

/** Makes the space bar press a link that is presented as a button or checkbox, because links react only to Enter. */
export function clickOnSpaceKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
