import { forgetViews, viewHistory } from '#app/state/catalogue/view-history.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { clearStoredViewHistory, removeView } from '#data/mirror/clear-stored-view-history.ts'
import { rereadViews } from './reread.ts'
import { sendViews } from './send.ts'

/** Returns the current time, but at least the time of the latest displayed view, because another device's clock may be ahead. */
const currentTimeMs = (): number => Math.max(Date.now(), ...viewHistory.views.map(({ viewedAt }) => viewedAt))

/** Removes a part from the view history: on this device at once, and on the account when online. */
export async function removeFromHistory(mcode: string): Promise<void> {
  const at = currentTimeMs()
  await withMirror((mirror) => removeView(mirror, mcode, sessionOwner(), at), undefined)
  await rereadViews()
  void sendViews().catch(logErrorOnly)
}

/**
 * Clears the view history on this device and the account. Views that other devices recorded before the clearing are dropped too, even if
 * those devices send them later.
 */
export async function clearViewHistory(): Promise<void> {
  const at = currentTimeMs()
  await withMirror((mirror) => clearStoredViewHistory(mirror, sessionOwner(), at), undefined)
  await forgetViews()
  void sendViews().catch(logErrorOnly)
}
