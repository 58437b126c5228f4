import { HISTORY_PAUSED_KEY, viewHistory } from '#app/state/catalogue/view-history.ts'
import { deviceStorage } from '#app/state/page/storage.ts'

/** Turns the view history on this device off or on. */
export function setHistoryPaused(paused: boolean): void {
  if (paused) deviceStorage.setItem(HISTORY_PAUSED_KEY, '1')
  else deviceStorage.removeItem(HISTORY_PAUSED_KEY)
  viewHistory.paused = paused
}
