import { personal } from './personal.ts'

/** The open overlay, at most one. */
export type Overlay =
  | { type: 'none' }
  | { type: 'drawer'; at: 'top' | 'applications' }
  | { type: 'category'; id: string }
  | { type: 'vehicle-picker' }
  | { type: 'user-menu' }

export const overlay = personal<{ now: Overlay }>({ now: { type: 'none' } })

export function openOverlay(what: Overlay): void {
  overlay.now = what
}

/** Closes the overlay; with a kind only that one, so that a late call does not close another. */
export function closeOverlay(kind?: Overlay['type']): void {
  if (kind === undefined || overlay.now.type === kind) overlay.now = { type: 'none' }
}

/** A click on a category title opens its modal, a second click closes it. */
export function toggleCategory(id: string): void {
  const { now } = overlay
  if (now.type === 'category' && now.id === id) closeOverlay()
  else openOverlay({ type: 'category', id })
}
