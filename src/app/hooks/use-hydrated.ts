import { useSyncExternalStore } from 'react'
import { waitForNextTask } from '#app/state/page/turn.ts'

let isHydrating = false
const listeners = new Set<() => void>()

/** Makes `useHydrated` false until `endHydration` is called. */
export function beginHydration(): void {
  isHydrating = true
}

/**
 * Makes `useHydrated` true in all components, one after the other in tasks of their own: all of them in one task would block a slow phone
 * for a fifth of a second. In a tab that is not visible, which has one task a second, all are told at once.
 */
export async function endHydration(): Promise<void> {
  isHydrating = false
  // React runs the effects of what is inside first, so what is outside comes last here.
  for (const changed of [...listeners].reverse()) {
    if (!listeners.has(changed)) continue
    changed()
    if (!document.hidden) await waitForNextTask()
  }
}

export const isHydrated = (): boolean => !isHydrating

/** Calls `changed` when the page's hydration ends. Returns the function that stops this. */
export function subscribeToHydration(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/**
 * Whether hydration is complete. False on the server and during hydration, so that values that only this device knows, such as ages and
 * stored settings, appear afterwards.
 */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToHydration, isHydrated, () => false)
