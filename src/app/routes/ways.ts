import { navigateTo } from '#app/hooks/navigation.ts'
import type { ErrorRedirects } from '#app/state/page/notices.ts'
import { isLeavingPage } from '#app/state/page/scroll.ts'
import { pathWithoutLocale } from '#app/state/page/shown-locale.ts'
import { expireSession } from '#app/state/session/session.ts'
import { errorHref, href } from '#contract/routes/addresses.ts'
import { requiresToken, signInUrl } from './guard.ts'

/**
 * Where each kind of error redirects to (sections 6 and 7 of the specification). A user who has navigated away meanwhile is not redirected.
 */
export const errorRedirects: ErrorRedirects = {
  toErrorPage: (...what) => {
    if (!isLeavingPage()) navigateTo(errorHref(...what), { replace: true })
  },
  redirectToSignIn() {
    expireSession()
    // Several calls may fail with the same error, and the first has already set the path to return to.
    const path = pathWithoutLocale(location.pathname)
    if (path === href('login') || isLeavingPage()) return
    // Changes that are waiting on this device stay. A private page is replaced in the history, because otherwise "back" would lead to the
    // guard.
    navigateTo(signInUrl(location.pathname + location.search + location.hash), { replace: requiresToken(path) })
  },
}
