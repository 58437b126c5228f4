import { createPersonalState } from './personal.ts'

/** What is open above the page; at most one overlay is. */
export type Overlay =
  | { type: 'none' }
  | { type: 'drawer'; startSection: 'top' | 'applications' }
  | { type: 'category'; id: string }
  | { type: 'vehicle-picker' }
  | { type: 'user-menu' }

export const overlay = createPersonalState<{ current: Overlay }>({ current: { type: 'none' } })

export function openOverlay(what: Overlay): void {
  overlay.current = what
}

/** Closes the overlay. With a kind given, only an overlay of that kind is closed, so that a late call does not close another one. */
export function closeOverlay(kind?: Overlay['type']): void {
  if (kind === undefined || overlay.current.type === kind) overlay.current = { type: 'none' }
}

/** Opens the box of a category's sub-categories; closes it if it is open already. */
export function toggleCategory(id: string): void {
  const { current } = overlay
  if (current.type === 'category' && current.id === id) closeOverlay()
  else openOverlay({ type: 'category', id })
}
