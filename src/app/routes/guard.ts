import { shownPath } from '#app/state/page/shown-locale.ts'
import { href } from '#contract/addresses.ts'
import { errorTable } from '#contract/errors.ts'

/** Public paths, exact (specification, section 6). */
const OPEN_PATHS: readonly string[] = ['/', '/index', '/login', '/404', '/test', '/verify', '/accountDashboard']
/** Public path prefixes: `/Errors` and `/production` are public too, as the rule says. */
const OPEN_BEGINNINGS: readonly string[] = ['/Error', '/all', '/prod', '/products/', '/marketing']

/** Whether a path, known or unknown, requires a stored token. */
export const needsToken = (pathname: string): boolean =>
  !OPEN_PATHS.includes(pathname) && !OPEN_BEGINNINGS.some((beginning) => pathname.startsWith(beginning))

/**
 * The sign-in URL for a guest who requested `fullPath` (path with query): /login with code, redirect and message, encoded like
 * URLSearchParams.
 */
export const signInAddress = (fullPath: string): string =>
  `${href('login')}?${new URLSearchParams({ code: '401', redirect: fullPath, message: errorTable['sign-in-required'].message })}`

/** The global guard: null allows the page, otherwise the URL to redirect to; it contains the requested one with its language. */
export const guard = (pathname: string, search: string, token: string | null): string | null =>
  token === null && needsToken(pathname) ? signInAddress(shownPath(pathname + search)) : null
