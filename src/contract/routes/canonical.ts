import { routeNames, routes } from '#contract/routes.ts'
import { href, matchRoute } from './addresses.ts'

/** Characters that mail and chat programs append to a link: closing punctuation, plain or encoded, and a trailing slash. */
const TRAILING_PUNCTUATION = /(?:[/.,;:!)\]}>"'*]|%(?:3E|22|27|29|2C|5D|7D|C2%BB|E2%80%9[9CD]))+$/i

const isExistingPage = (pathname: string, search: string): boolean => {
  const { name, status } = matchRoute(pathname, search)
  return status === 200 && name !== 'errorPage'
}

/**
 * Returns the correct URL for a slightly wrong URL: with a slash, full stop, comma or bracket at its end, or in wrong case (`/login/`,
 * `/prod/m/st-264302).`). Null if the URL already matches a page (a search may end in a dot), or if no page is similar.
 */
export function canonicalAddress(pathname: string, search: string): string | null {
  if (isExistingPage(pathname, search)) return null
  const [path, query] = [pathname.replace(TRAILING_PUNCTUATION, ''), search.replace(TRAILING_PUNCTUATION, '')]
  for (const [onePath, oneQuery] of [
    [path, search],
    [pathname, query],
    [path, query],
  ] as const) {
    for (const candidate of [onePath, pathInRouteCase(onePath)]) {
      if (candidate !== null && candidate !== '' && isExistingPage(candidate, oneQuery)) return candidate + oneQuery
    }
  }
  return null
}

/** Returns a path in the upper and lower case of the route that it matches when case is ignored; part codes are upper case. */
function pathInRouteCase(pathname: string): string | null {
  const segments = pathname.split('/')
  for (const name of routeNames) {
    const own = routes[name].path.split('/')
    const fits =
      own.length === segments.length && own.every((one, at) => /^[:*]/.test(one) || one.toLowerCase() === segments[at]?.toLowerCase())
    if (!fits) continue
    if (name === 'part') return href('part', { mcode: (segments.at(-1) ?? '').toUpperCase() })
    return own.map((one, at) => (/^[:*]/.test(one) ? segments[at] : one)).join('/')
  }
  return null
}
