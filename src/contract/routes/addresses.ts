import * as v from 'valibot'
import { categoryGroup } from '#contract/catalogue/categories.ts'
import { MAX_SEARCH_TEXT_CHARACTERS, NOT_FOUND_CODE } from '#contract/limits.ts'
import { type HrefParams, type ParamsOf, type RouteName, routeNames, routes } from '#contract/routes.ts'
import { normalizeText } from '#contract/text/plain-text.ts'

/** Matches a parameter in the path pattern of a route. */
const PATH_PARAMETER = /([:*])([a-z]+)/gi

/**
 * Encodes one segment of a path. Every URL parser resolves the segments `.` and `..` (also as `%2E`) away. A space is therefore appended to
 * such a segment; the parser of the parameter trims the space.
 */
const encodeSegment = (text: string) => (text === '.' || text === '..' ? `${text}%20` : encodeURIComponent(text))
const encodePathSegments = (text: string) => text.split('/').map(encodeURIComponent).join('/')

interface PathPieces {
  start: string
  parameters: { isSegment: boolean; key: string; textAfter: string }[]
}

function splitPath(path: string): PathPieces {
  const [start = '', ...pieces] = path.split(PATH_PARAMETER)
  const parameters: PathPieces['parameters'] = []
  for (let at = 0; at < pieces.length; at += 3)
    parameters.push({ isSegment: pieces[at] === ':', key: pieces[at + 1] ?? '', textAfter: pieces[at + 2] ?? '' })
  return { start, parameters }
}

/** The paths of the routes, split at their parameters. They are split once, because a page has a hundred links. */
const pathPieces = Object.fromEntries(routeNames.map((name) => [name, splitPath(routes[name].path)])) as Record<RouteName, PathPieces>

type HrefArguments<N extends RouteName> = keyof HrefParams<N> extends never
  ? []
  : Record<never, never> extends HrefParams<N>
    ? [params?: HrefParams<N>]
    : [params: HrefParams<N>]

/**
 * Returns the URL of a route: `href('part', { mcode })`. Parameters that are not in the route's path go into the query. A slash inside a
 * one-segment parameter is encoded, so that it survives (section 5 of the specification).
 */
export function href<N extends RouteName>(name: N, ...[params]: HrefArguments<N>): string {
  const given: Readonly<Record<string, unknown>> = params ?? {}
  const { start, parameters } = pathPieces[name]
  let path = start
  for (const { isSegment, key, textAfter } of parameters) {
    const text = String(given[key] ?? '')
    path += (isSegment ? encodeSegment(text) : encodePathSegments(text)) + textAfter
  }
  const query = Object.entries(given).flatMap(([key, value]): [string, string][] =>
    value === undefined || parameters.some((parameter) => parameter.key === key) ? [] : [[key, String(value)]],
  )
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`
}

/** Returns the URL of a category, with the path prefixes of section 2 of the specification. */
export const categoryHref = (category: { id: string; backParentId: string }): string =>
  href('category', { catgrp: categoryGroup(category) })

/** Returns the URL of a search. With an empty text the caller must not navigate (section 5 of the specification). */
export const searchHref = (text: string): string => href('searchResults', { searchstrs: text.trim() })

/**
 * Returns the URL of the error page with its code and message (section 2 of the specification). `call` is the path of the API call that
 * failed. After a failed order call, the page links to the list of orders.
 */
export const errorHref = (code: number, message: string, call = ''): string =>
  href('errorPage', { code: String(code), message, ...(call.includes('/order') && { about: 'order' }) })

/**
 * The text cut to the maximum length of a search; empty if it has no visible character. An unpaired surrogate is removed, because no URL
 * can contain it.
 */
export const searchTextOf = (text: string): string => {
  const line = text
    .trim()
    .slice(0, MAX_SEARCH_TEXT_CHARACTERS)
    .replace(/\p{Cs}/gu, '')
  return normalizeText(line) === '' ? '' : line
}

/** The form that the search box submits before any script runs: one URL and one field. */
export const searchForm = { action: '/search', field: 'text' } as const

/**
 * The redirect target for a search box submitted without script: the search results, or the home page if the text is empty. Null for every
 * other URL.
 */
export function searchFormHref({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  if (pathname !== searchForm.action) return null
  const text = searchTextOf(new URLSearchParams(search).get(searchForm.field) ?? '')
  return text === '' ? href('home') : searchHref(text)
}

/** A matched route with its decoded and parsed parameters. */
export type MatchedRoute = {
  [N in RouteName]: {
    name: N
    params: ParamsOf<N>
    status: 200 | 404
    /** The page title until the content is loaded. */
    title: string
  }
}[RouteName]

/** The title of the page for a URL that does not exist. */
const NOT_FOUND_TITLE = /*i18n*/ 'Page not found'
/** The error messages of section 8 of the specification: for a URL that matches no route, and for a URL with invalid parameters. */
export const NO_ROUTE_MESSAGE = /*i18n*/ 'Page not found: {path}'
export const NO_SUCH_PAGE_MESSAGE = /*i18n*/ 'Page Not Found: {path}'

const fillPathPlaceholder = (sentence: string, path: string) => sentence.replace('{path}', () => path)

/** Splits a "page not found" message in English into its template and values, so that the message can be translated. */
export function parseNotFoundMessage(message: string): { sentence: string; path: string } | null {
  const sentence = [NO_ROUTE_MESSAGE, NO_SUCH_PAGE_MESSAGE].find((one) => message.startsWith(fillPathPlaceholder(one, '/')))
  return sentence === undefined ? null : { sentence, path: message.slice(fillPathPlaceholder(sentence, '').length) }
}

const routePatterns = routeNames.map((name) => {
  const keys: string[] = []
  const source = routes[name].path.replace(PATH_PARAMETER, (_, kind: string, key: string) => {
    keys.push(key)
    return kind === ':' ? '([^/]+)' : '(.+)'
  })
  return { name, keys, pattern: new RegExp(`^${source}$`) }
})

/**
 * Returns the route whose pattern matches a pathname, with its parameters as text. The pathname is still encoded. A trailing slash only
 * matches for `/`.
 */
export function routeAt(pathname: string): { name: RouteName; paramTexts: Record<string, string> } | null {
  for (const { name, keys, pattern } of routePatterns) {
    const found = pattern.exec(pathname)
    if (found === null) continue
    const values = found.slice(1).map(decodeUriText)
    if (!values.includes(null)) return { name, paramTexts: Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ''])) }
  }
  return null
}

function decodeUriText(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed percent encoding: no route matches.
    return null
  }
}

/** Returns the name of the route of a pathname, without checking the parameters. */
export const routeNameAt = (pathname: string): RouteName => routeAt(pathname)?.name ?? 'errorPage'

/**
 * Returns the route of a URL. The pathname is matched before decoding, because an encoded slash in a search text must not split the text
 * into two segments (section 5 of the specification). A URL without a route, or with invalid parameters, becomes the error page with the
 * message of section 8 of the specification; the browser's address bar keeps the URL.
 */
export function matchRoute(pathname: string, search: string): MatchedRoute {
  const found = routeAt(pathname)
  if (found === null) return notFoundRoute(fillPathPlaceholder(NO_ROUTE_MESSAGE, readablePath(pathname)))
  const { params, title } = routes[found.name]
  const read = v.safeParse(params, { ...Object.fromEntries(new URLSearchParams(search)), ...found.paramTexts })
  if (!read.success) return notFoundRoute(fillPathPlaceholder(NO_SUCH_PAGE_MESSAGE, readablePath(pathname)))
  // `name` and `params` come from one row of the table; TypeScript cannot infer that.
  return { name: found.name, params: read.output, status: 200, title } as MatchedRoute
}

const notFoundRoute = (message: string): MatchedRoute => ({
  name: 'errorPage',
  params: { code: String(NOT_FOUND_CODE), message },
  status: NOT_FOUND_CODE,
  title: NOT_FOUND_TITLE,
})

/** Returns a path in decoded, readable form; a path with malformed encoding is returned unchanged. */
function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // A stray percent sign makes decoding impossible, so the path is returned as it is.
    return pathname
  }
}

/**
 * Query parameters of the start page that receive content shared with the installed app (Web Share Target). The manifest names them, the
 * app reads them.
 */
export const SHARED_CONTENT_PARAMETERS = { title: 'share-title', text: 'share-text', url: 'share-url' } as const

/** The query parameter of the app shortcut "Search": a page with this parameter moves the focus to the search box. */
export const SEARCH_SHORTCUT_PARAMETER = 'search'
