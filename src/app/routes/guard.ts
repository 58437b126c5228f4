import { pathWithLocale } from '#app/state/page/shown-locale.ts'
import { errorTable } from '#contract/errors.ts'
import { href } from '#contract/routes/addresses.ts'

/** Paths that are open to everyone, compared exactly (section 6 of the specification). */
const PUBLIC_PATHS: readonly string[] = ['/', '/index', '/login', '/404', '/test', '/verify', '/accountDashboard']
/** Beginnings of paths that are open to everyone. So `/Errors` and `/production` are open too, as the specification says. */
const PUBLIC_PATH_PREFIXES: readonly string[] = ['/Error', '/all', '/prod', '/products/', '/marketing']

/** Whether a path requires a stored session token, whether or not a page exists there. */
export const requiresToken = (pathname: string): boolean =>
  !PUBLIC_PATHS.includes(pathname) && !PUBLIC_PATH_PREFIXES.some((beginning) => pathname.startsWith(beginning))

/**
 * Returns the sign-in URL for a guest who requested `fullPath` (path with query): /login with code, redirect and message, encoded like
 * URLSearchParams.
 */
export const signInUrl = (fullPath: string): string =>
  `${href('login')}?${new URLSearchParams({ code: '401', redirect: fullPath, message: errorTable['sign-in-required'].message })}`

/**
 * Decides whether a page may be shown: null allows it, otherwise the result is the sign-in URL, which contains the requested URL with its
 * language.
 */
export const signInRedirect = (pathname: string, search: string, token: string | null): string | null =>
  token === null && requiresToken(pathname) ? signInUrl(pathWithLocale(pathname + search)) : null
