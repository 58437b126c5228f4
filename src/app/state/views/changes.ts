import { cartOwner } from '#app/state/cart/owner.ts'
import { forgetViews, viewHistory } from '#app/state/catalogue/view-history.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { clearHistory, removeView } from '#data/mirror/clear-history.ts'
import { rereadViews } from './reread.ts'
import { sendViews } from './send.ts'

/** Not before what is in sight: another device's clock may run ahead of this one's. */
const now = (): number => Math.max(Date.now(), ...viewHistory.views.map(({ viewedAt }) => viewedAt))

/** Takes a part out of the history, here and on the account. Without a signal the account hears of it with the next. */
export async function removeFromHistory(mcode: string): Promise<void> {
  const at = now()
  await withMirror((mirror) => removeView(mirror, mcode, cartOwner(), at), undefined)
  await rereadViews()
  void sendViews().catch(logOnly)
}

/** Clears the history, here and on the account. What another device has viewed until now and says later stays forgotten. */
export async function clearAll(): Promise<void> {
  const at = now()
  await withMirror((mirror) => clearHistory(mirror, cartOwner(), at), undefined)
  await forgetViews()
  void sendViews().catch(logOnly)
}
