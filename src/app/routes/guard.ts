import { shownPath } from '#app/state/page/shown-locale.ts'
import { href } from '#contract/addresses.ts'
import { errorTable } from '#contract/errors.ts'

/** Open to everyone, letter by letter (specification, section 6). */
const OPEN_PATHS: readonly string[] = ['/', '/index', '/login', '/404', '/test', '/verify', '/accountDashboard']
/** Open to everyone with whatever follows: so `/Errors` and `/production` are open too, as the rule is written. */
const OPEN_BEGINNINGS: readonly string[] = ['/Error', '/all', '/prod', '/products/', '/marketing']

/** Whether a path, known or unknown, wants a stored token. */
export const needsToken = (pathname: string): boolean =>
  !OPEN_PATHS.includes(pathname) && !OPEN_BEGINNINGS.some((beginning) => pathname.startsWith(beginning))

/**
 * Where the guard sends a guest who wanted `fullPath` (path with query): /login with code, redirect and message, encoded as URLSearchParams
 * does.
 */
export const signInAddress = (fullPath: string): string =>
  `${href('login')}?${new URLSearchParams({ code: '401', redirect: fullPath, message: errorTable['sign-in-required'].message })}`

/** The global guard: null lets through, else the address to go to; the wanted one stands in it with its language. */
export const guard = (pathname: string, search: string, token: string | null): string | null =>
  token === null && needsToken(pathname) ? signInAddress(shownPath(pathname + search)) : null
