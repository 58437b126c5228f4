import { go } from '#app/hooks/navigation.ts'
import { expireSession } from '#app/state/account/session.ts'
import type { Ways } from '#app/state/page/notices.ts'
import { isLeaving } from '#app/state/page/scroll.ts'
import { plainPath } from '#app/state/page/shown-locale.ts'
import { errorHref, href } from '#contract/addresses.ts'
import { needsToken, signInAddress } from './guard.ts'

/** Where each kind of error redirects (specification, sections 6 and 7). A user who has navigated away is not redirected. */
export const ways: Ways = {
  toErrorPage: (...what) => {
    if (!isLeaving()) go(errorHref(...what), { replace: true })
  },
  toSignIn() {
    expireSession()
    // Several calls may get the same error: the first has already set the return path.
    const path = plainPath(location.pathname)
    if (path === href('login') || isLeaving()) return
    // Data waiting on this device stays. A private page is replaced in the history, otherwise "back" would lead to the guard.
    go(signInAddress(location.pathname + location.search + location.hash), { replace: needsToken(path) })
  },
}
