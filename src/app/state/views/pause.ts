import { PAUSED_KEY, viewHistory } from '#app/state/catalogue/view-history.ts'

/** Remembers no views on this device from now on, or does again. */
export function pauseViews(paused: boolean): void {
  if (paused) localStorage.setItem(PAUSED_KEY, '1')
  else localStorage.removeItem(PAUSED_KEY)
  viewHistory.paused = paused
}
