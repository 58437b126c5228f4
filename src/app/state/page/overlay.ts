import { personal } from './personal.ts'

/** What lies over the page. One at a time. */
export type Overlay =
  | { is: 'none' }
  | { is: 'drawer'; at: 'top' | 'applications' }
  | { is: 'category'; id: string }
  | { is: 'vehicle-picker' }
  | { is: 'user-menu' }

export const overlay = personal<{ now: Overlay }>({ now: { is: 'none' } })

export function openOverlay(what: Overlay): void {
  overlay.now = what
}

/** Closes what is open; with a kind given, only that, so that a late close does not hit what came after. */
export function closeOverlay(kind?: Overlay['is']): void {
  if (kind === undefined || overlay.now.is === kind) overlay.now = { is: 'none' }
}

/** A click on a category title opens its modal, a second click closes it. */
export function toggleCategory(id: string): void {
  const { now } = overlay
  if (now.is === 'category' && now.id === id) closeOverlay()
  else openOverlay({ is: 'category', id })
}
