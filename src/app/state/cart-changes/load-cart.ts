import { subscribe } from 'valtio/vanilla'
import { unfinishedSignOutOwner } from '#app/state/account/delete-personal-data.ts'
import { backoffMs } from '#app/state/page/backoff.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { expiredOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { deleteCustomerData } from '#data/mirror/cart.ts'

/** Whether this device has a signed-in user, an expired session, or an unfinished sign-out. */
const canHaveCart = () => session.current.type === 'member' || expiredOwner() !== null || unfinishedSignOutOwner() !== null

/** Loads the code of the cart when it is needed; the page of a guest never needs it. Called once, after the first paint. */
export function loadCartOnDemand(load: () => Promise<{ startCart: () => void }> = () => import('./start.ts')): void {
  let open = false
  let failures = 0
  const look = () => {
    if (open || !canHaveCart()) return
    open = true
    load().then(({ startCart }) => startCart(), lost)
  }
  const lost = (error: unknown) => {
    logErrorOnly(error)
    open = false
    failures += 1
    setTimeout(look, backoffMs(failures, Math.random()))
  }
  subscribe(session, look)
  look()
  onSignedOut(() => withMirror(deleteCustomerData, undefined))
}
