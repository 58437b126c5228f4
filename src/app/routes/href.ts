import { categoryGroup } from '#contract/categories.ts'
import { type PathName, type PathParams, pathTo } from '#contract/paths.ts'

/** The address of a route: `href('part', { mcode })`. Routes without parameters need none. */
export function href<N extends PathName>(name: N, ...[params]: keyof PathParams<N> extends never ? [] : [PathParams<N>]): string {
  return pathTo(name, (params ?? {}) as PathParams<N>)
}

/** The address of a category, by the prefixes of section 2 of the specification. */
export const categoryHref = (category: { id: string; backParentId: string }): string =>
  href('category', { catgrp: categoryGroup(category) })

/** Where a search goes. An empty text is no search: the caller does nothing then (specification, section 5). */
export const searchHref = (text: string): string => href('searchResults', { searchstrs: text.trim() })

/** The error page with its code and message (specification, section 2). What was not found by a call about orders is an order, and the page leads on to those. */
export const errorHref = (code: number, message: string, call = ''): string =>
  `${href('errorPage')}?${new URLSearchParams({ code: String(code), message, ...(call.includes('/order') && { about: 'order' }) })}`

/** Pages that header and footer name, and those of later issues, by the path that the specification gives them. */
export const siteHrefs = {
  orders: '/accountOrder',
  account: '/member/accountDashboard',
  gifts: '/member/yourGift',
  rewards: '/member/marcoRewards',
  favourites: '/collect',
  download: '/download',
  cart: '/shoppingCart',
} as const
