import { subscribe } from 'valtio/vanilla'
import { forgetCarts } from '#data/mirror/cart.ts'
import { onSignedOut } from './after-sign-in.ts'
import { expiredOwner } from './cart-owner.ts'
import { withMirror } from './mirror.ts'
import { logOnly } from './notices.ts'
import { session } from './session.ts'

/** Fetches the cart once somebody is signed in, or was until their session ended; a guest's page never loads it. Called once, after the first paint. */
export function openCartDoor(): void {
  let open = false
  const look = () => {
    if (open || (session.now.is === 'guest' && expiredOwner() === null)) return
    open = true
    import('./cart-start.ts').then(({ startCart }) => startCart()).catch(logOnly)
  }
  subscribe(session, look)
  look()
  onSignedOut(() => withMirror(forgetCarts, undefined))
}
