import * as v from 'valibot'
import { NOT_FOUND_CODE } from '#contract/limits.ts'
import { matchPath, type PathName } from '#contract/paths.ts'
import { fromQuery, type ParamsOf, params } from './params.ts'

/** A route with its parameters, decoded and checked. */
export type Found = { [N in PathName]: { name: N; params: ParamsOf<N> } }[PathName]

const names = Object.keys(params) as PathName[]

/** Which route's pattern a pathname fits, whatever its parameters are. */
export const nameAt = (pathname: string): PathName => names.find((name) => matchPath(name, pathname) !== null) ?? 'errorPage'

/**
 * What an address leads to. It reads the raw pathname because an encoded slash in a search text must not part it into two segments
 * (specification, section 5). What fits no route, or fits one with parameters that fail, leads to the error page with the sentence
 * that section 8 gives it; the address stays as it was asked for.
 */
export function matchRoute(pathname: string, search: string): Found {
  for (const name of names) {
    const found = matchPath(name, pathname)
    if (found === null) continue
    const read = v.safeParse(params[name], fromQuery.has(name) ? Object.fromEntries(new URLSearchParams(search)) : found)
    if (!read.success) return notFound(`Page Not Found: ${readable(pathname)}`)
    // name and params come from one row; TypeScript cannot follow that through the loop.
    return { name, params: read.output } as Found
  }
  return notFound(`Page not found: ${readable(pathname)}`)
}

const notFound = (message: string): Found => ({ name: 'errorPage', params: { code: String(NOT_FOUND_CODE), message } })

/** A path as a person reads it; one that is badly encoded is shown as it is. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // A stray percent sign: the raw path says it best.
    return pathname
  }
}
