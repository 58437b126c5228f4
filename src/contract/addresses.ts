import * as v from 'valibot'
import { categoryGroup } from './categories.ts'
import { MAX_SEARCH_TEXT_CHARACTERS, NOT_FOUND_CODE } from './limits.ts'
import { plainText } from './plain-text.ts'
import { type HrefParams, type ParamsOf, type RouteName, routeNames, routes } from './routes.ts'

/** A parameter in the path of a route. */
const PARAMETER = /([:*])([a-z]+)/gi

/**
 * One or two dots alone would be steps through folders, also as `%2E`: every reader of addresses takes them out. With a blank behind they
 * are a segment like any other, and what reads the text takes the blank away.
 */
const encodeSegment = (text: string) => (text === '.' || text === '..' ? `${text}%20` : encodeURIComponent(text))
const encodeSpan = (text: string) => text.split('/').map(encodeURIComponent).join('/')

type GivenTo<N extends RouteName> = keyof HrefParams<N> extends never
  ? []
  : Record<never, never> extends HrefParams<N>
    ? [params?: HrefParams<N>]
    : [params: HrefParams<N>]

/**
 * The address of a route: `href('part', { mcode })`. What does not stand in its path goes into the query. A slash inside a one-segment
 * parameter is encoded, so it survives (specification, section 5).
 */
export function href<N extends RouteName>(name: N, ...[params]: GivenTo<N>): string {
  const given = new Map(Object.entries(params ?? {}))
  const path = routes[name].path.replace(PARAMETER, (_, kind: string, key: string) => {
    const text = String(given.get(key) ?? '')
    given.delete(key)
    return kind === ':' ? encodeSegment(text) : encodeSpan(text)
  })
  const query = [...given].flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, String(value)]]))
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`
}

/** The address of a category, by the prefixes of section 2 of the specification. */
export const categoryHref = (category: { id: string; backParentId: string }): string =>
  href('category', { catgrp: categoryGroup(category) })

/** Where a search goes. An empty text is no search: the caller does nothing then (specification, section 5). */
export const searchHref = (text: string): string => href('searchResults', { searchstrs: text.trim() })

/**
 * The error page with its code and message (specification, section 2). What was not found by a call about orders is an order, and the page
 * leads on to those.
 */
export const errorHref = (code: number, message: string, call = ''): string =>
  href('errorPage', { code: String(code), message, ...(call.includes('/order') && { about: 'order' }) })

/** As much of a text as a search takes; empty where there is nothing to see. Half of a character is none, and no address can hold it. */
export const searchTextOf = (text: string): string => {
  const line = text
    .trim()
    .slice(0, MAX_SEARCH_TEXT_CHARACTERS)
    .replace(/\p{Cs}/gu, '')
  return plainText(line) === '' ? '' : line
}

/** What the search box sends before any script runs: a form with this address and one field. */
export const searchForm = { action: '/search', field: 'text' } as const

/** Where a sent search box leads: to what it asks for, or home where it asks for nothing. Null for every other address. */
export function searchFormHref({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  if (pathname !== searchForm.action) return null
  const text = searchTextOf(new URLSearchParams(search).get(searchForm.field) ?? '')
  return text === '' ? href('home') : searchHref(text)
}

/** A route with its parameters, decoded and parsed. */
export type Found = {
  [N in RouteName]: {
    name: N
    params: ParamsOf<N>
    status: 200 | 404
    /** What the page is called before its content is known. */
    title: string
  }
}[RouteName]

/** What a page is called that does not exist. */
const NOT_FOUND_TITLE = /*i18n*/ 'Page not found'
/** What section 8 of the specification says of an address that fits no route, and of one whose parameters fail. */
export const NO_ROUTE = /*i18n*/ 'Page not found: {path}'
export const NO_SUCH_PAGE = /*i18n*/ 'Page Not Found: {path}'

const withPath = (sentence: string, path: string) => sentence.replace('{path}', () => path)

/** One of these two sentences, which stand in addresses and replies in English, in its parts: so it can be said in another language. */
export function readNotFound(message: string): { sentence: string; path: string } | null {
  const sentence = [NO_ROUTE, NO_SUCH_PAGE].find((one) => message.startsWith(withPath(one, '/')))
  return sentence === undefined ? null : { sentence, path: message.slice(withPath(sentence, '').length) }
}

const patterns = routeNames.map((name) => {
  const keys: string[] = []
  const source = routes[name].path.replace(PARAMETER, (_, kind: string, key: string) => {
    keys.push(key)
    return kind === ':' ? '([^/]+)' : '(.+)'
  })
  return { name, keys, pattern: new RegExp(`^${source}$`) }
})

/** Which route's pattern a still encoded pathname fits, and its parameters as texts. A trailing slash is forgiven nowhere but at '/'. */
export function routeAt(pathname: string): { name: RouteName; texts: Record<string, string> } | null {
  for (const { name, keys, pattern } of patterns) {
    const found = pattern.exec(pathname)
    if (found === null) continue
    const values = found.slice(1).map(decoded)
    if (!values.includes(null)) return { name, texts: Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ''])) }
  }
  return null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // Badly encoded: it fits nothing.
    return null
  }
}

/** Which route a pathname leads to, whatever its parameters are. */
export const nameAt = (pathname: string): RouteName => routeAt(pathname)?.name ?? 'errorPage'

/**
 * What an address leads to. It reads the raw pathname because an encoded slash in a search text must not part it into two segments
 * (specification, section 5). What fits no route, or fits one with parameters that fail, leads to the error page with the sentence
 * that section 8 gives it; the address stays as it was asked for.
 */
export function matchRoute(pathname: string, search: string): Found {
  const found = routeAt(pathname)
  if (found === null) return notFound(withPath(NO_ROUTE, readable(pathname)))
  const { params, title } = routes[found.name]
  const read = v.safeParse(params, { ...Object.fromEntries(new URLSearchParams(search)), ...found.texts })
  if (!read.success) return notFound(withPath(NO_SUCH_PAGE, readable(pathname)))
  // name and params come from one row, which TypeScript does not follow.
  return { name: found.name, params: read.output, status: 200, title } as Found
}

const notFound = (message: string): Found => ({
  name: 'errorPage',
  params: { code: String(NOT_FOUND_CODE), message },
  status: NOT_FOUND_CODE,
  title: NOT_FOUND_TITLE,
})

/** A path as a person reads it; one that is badly encoded is shown as it is. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // A stray percent sign: the raw path says it best.
    return pathname
  }
}

/**
 * What the system adds to the address of the start page when something is shared with the installed shop: the manifest names these, the app
 * reads them.
 */
export const SHARED = { title: 'share-title', text: 'share-text', url: 'share-url' } as const

/** Added to it by the shortcut "Search": the search box has the focus. */
export const TO_SEARCH = 'search'
