import { href, matchRoute } from './addresses.ts'
import { routeNames, routes } from './routes.ts'

/** What mails and chats take along behind a link: closing marks, plain or encoded, and the slash that some add. */
const TAIL = /(?:[/.,;:!)\]}>"'*]|%(?:3E|22|27|29|2C|5D|7D|C2%BB|E2%80%9[9CD]))+$/i

const isPage = (pathname: string, search: string): boolean => {
  const { name, status } = matchRoute(pathname, search)
  return status === 200 && name !== 'errorPage'
}

/**
 * The address of the page that a slightly wrong address means: with a slash or a mail's full stop, comma or bracket at its end, or in other
 * capitals (`/login/`, `/prod/m/st-264302).`). Null for one that leads to a page as it stands, since a search may really end in a dot, and
 * for one that means no page.
 */
export function canonicalAddress(pathname: string, search: string): string | null {
  if (isPage(pathname, search)) return null
  const [path, query] = [pathname.replace(TAIL, ''), search.replace(TAIL, '')]
  for (const [onePath, oneQuery] of [
    [path, search],
    [pathname, query],
    [path, query],
  ] as const) {
    for (const candidate of [onePath, inItsCapitals(onePath)]) {
      if (candidate !== null && candidate !== '' && isPage(candidate, oneQuery)) return candidate + oneQuery
    }
  }
  return null
}

/** A path in the capitals of the route that it fits but for them; a part's code has capitals only. */
function inItsCapitals(pathname: string): string | null {
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
