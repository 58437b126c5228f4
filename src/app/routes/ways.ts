import { go } from '#app/hooks/navigation.ts'
import { expireSession } from '#app/state/account/session.ts'
import type { Ways } from '#app/state/page/notices.ts'
import { isLeaving } from '#app/state/page/scroll.ts'
import { plainPath } from '#app/state/page/shown-locale.ts'
import { errorHref, href } from '#contract/addresses.ts'
import { needsToken, signInAddress } from './guard.ts'

/** Where an error sends a person (specification, sections 6 and 7). Whoever has gone on is not moved. */
export const ways: Ways = {
  toErrorPage: (...what) => {
    if (!isLeaving()) go(errorHref(...what), { replace: true })
  },
  toSignIn() {
    expireSession()
    // Several calls may be told the same: the first has written the way back into the address.
    const path = plainPath(location.pathname)
    if (path === href('login') || isLeaving()) return
    // What waits on this device stays; a page that only members see is replaced, or the way back would lead to the guard.
    go(signInAddress(location.pathname + location.search + location.hash), { replace: needsToken(path) })
  },
}
