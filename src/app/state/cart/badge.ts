import { subscribe } from 'valtio/vanilla'
import { onSignedOut } from '#app/state/account/after-sign-out.ts'
import { session } from '#app/state/account/session.ts'
import { cart } from './cart.ts'
import { cartCount } from './count.ts'

type Badge = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>

/** Nothing is shown for a cart that is not known yet: what the badge says is of the last time. */
const isKnown = () => (session.now.type === 'guest' ? cartCount.pieces !== null : cart.status !== 'guest' && cart.status !== 'loading')

/**
 * The icon of the installed shop says how many pieces lie in the cart, of a guest on the list. Called once, after the page; does nothing where browsers have no
 * badges.
 */
export function followCartCount(device: Partial<Badge> = navigator): void {
  const { setAppBadge, clearAppBadge } = device
  if (setAppBadge === undefined || clearAppBadge === undefined) return
  let shown: number | null = null
  const show = (pieces: number) => {
    if (shown === pieces) return
    shown = pieces
    // Refused where the shop is not installed, or may show no messages.
    ;(pieces > 0 ? setAppBadge.call(device, pieces) : clearAppBadge.call(device)).catch(() => undefined)
  }
  const follow = () => isKnown() && show(cartCount.pieces ?? 0)
  const stops = [cartCount, cart, session].map((facts) => subscribe(facts, follow))
  onSignedOut(() => {
    // The page still knows the cart until it is loaded anew.
    for (const stop of stops) stop()
    show(0)
  })
  follow()
}
