import { PAUSED_KEY, viewHistory } from '#app/state/catalogue/view-history.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

/** Turns the view history on this device off or on. */
export function pauseViews(paused: boolean): void {
  if (paused) deviceTexts.setItem(PAUSED_KEY, '1')
  else deviceTexts.removeItem(PAUSED_KEY)
  viewHistory.paused = paused
}
