import { subscribe } from 'valtio/vanilla'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { session } from '#app/state/session/session.ts'
import { cart } from './cart.ts'
import { cartCount } from './count.ts'

type AppBadgeApi = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>

/** Whether the number of pieces in the cart, or for guests on the guest's list, is known. While it is unknown, the icon is not changed. */
const isCartCountKnown = () =>
  session.current.type === 'guest' ? cartCount.pieces !== null : cart.status !== 'guest' && cart.status !== 'loading'

/**
 * Shows the number of pieces on the installed app's icon. Called once, after the page has started. Does nothing in a browser without the
 * Badging API.
 */
export function showCartCountBadge(device: Partial<AppBadgeApi> = navigator): void {
  const { setAppBadge, clearAppBadge } = device
  if (setAppBadge === undefined || clearAppBadge === undefined) return
  let shown: number | null = null
  const show = (pieces: number) => {
    if (shown === pieces) return
    shown = pieces
    // The browser rejects this if the app is not installed, or lacks permission.
    ;(pieces > 0 ? setAppBadge.call(device, pieces) : clearAppBadge.call(device)).catch(() => undefined)
  }
  const follow = () => isCartCountKnown() && show(cartCount.pieces ?? 0)
  const stops = [cartCount, cart, session].map((facts) => subscribe(facts, follow))
  onSignedOut(() => {
    // The icon no longer follows the cart, because the page still has the old cart until it is loaded again.
    for (const stop of stops) stop()
    show(0)
  })
  follow()
}
