/**
 * Addresses of the shop (specification, section 2): one pattern a page, shared by the app's route table, the server's page heads and
 * the site map. `:name` is exactly one segment; a trailing `*name` may span several.
 */
export const paths = {
  home: '/',
  login: '/login',
  searchResults: '/prod/all/:searchstrs',
  application: '/prod/app/:appid',
  brand: '/prod/appbrand/*brandid',
  category: '/prod/cat/*catgrp',
  part: '/prod/m/:mcode',
  model: '/prod/model/*modelid',
  mode: '/prod/s/*mode',
  page: '/marketing/page/:slug',
  forgotPassword: '/prod/mail/forgotpassword',
  verifyLink: '/prod/mail/verify-link',
  verifyEmail: '/prod/mail/verify',
  profile: '/profile',
  cart: '/shoppingCart',
  address: '/address',
  checkout: '/shoppingCheckout',
  completeOrder: '/completeOrder',
  orderPrint: '/orderPrint1',
  boughtParts: '/accountProduct',
  orders: '/accountOrder',
  orderDetail: '/shoppingOrderDetail',
  orderInfo: '/order/orderInfo',
  errorPage: '/Error',
} as const

export type PathName = keyof typeof paths

type ParamNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : P extends `:${infer Name}` | `*${infer Name}`
    ? Name
    : never

/** The parameters of a path, all texts, decoded. */
export type PathParams<N extends PathName> = { [K in ParamNames<(typeof paths)[N]>]: string }

const encodeSpan = (text: string) => text.split('/').map(encodeURIComponent).join('/')

/** The address of a page. A slash inside a one-segment parameter is encoded, so it survives (specification, section 5). */
export function pathTo<N extends PathName>(name: N, params: PathParams<N>): string {
  const given: Record<string, string> = params
  return paths[name].replace(/([:*])([a-z]+)/gi, (_, kind: string, key: string) =>
    kind === ':' ? encodeURIComponent(given[key] ?? '') : encodeSpan(given[key] ?? ''),
  )
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Reads a still encoded pathname by a pattern; null when it does not match or is badly encoded. A trailing slash is forgiven nowhere but at '/'. */
export function matchPath<N extends PathName>(name: N, pathname: string): PathParams<N> | null {
  const names: string[] = []
  const source = paths[name].replace(/([:*])([a-z]+)/gi, (_, kind: string, key: string) => {
    names.push(key)
    return kind === ':' ? '([^/]+)' : '(.+)'
  })
  const found = new RegExp(`^${source}$`).exec(pathname)
  if (!found) return null
  const read: Record<string, string> = {}
  for (const [at, key] of names.entries()) {
    const value = decode(found[at + 1] ?? '')
    if (value === null) return null
    read[key] = value
  }
  return read as PathParams<N>
}
