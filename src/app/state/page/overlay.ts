import { createPersonalState } from './personal.ts'

/** What is open above the page; at most one overlay is. */
export type Overlay =
  | { type: 'none' }
  | { type: 'drawer'; at: 'top' | 'applications' }
  | { type: 'category'; id: string }
  | { type: 'vehicle-picker' }
  | { type: 'user-menu' }

export const overlay = createPersonalState<{ now: Overlay }>({ now: { type: 'none' } })

export function openOverlay(what: Overlay): void {
  overlay.now = what
}

/** Closes the overlay. With a kind given, only an overlay of that kind is closed, so that a late call does not close another one. */
export function closeOverlay(kind?: Overlay['type']): void {
  if (kind === undefined || overlay.now.type === kind) overlay.now = { type: 'none' }
}

/** Opens the box of a category's sub-categories; closes it if it is open already. */
export function toggleCategory(id: string): void {
  const { now } = overlay
  if (now.type === 'category' && now.id === id) closeOverlay()
  else openOverlay({ type: 'category', id })
}
