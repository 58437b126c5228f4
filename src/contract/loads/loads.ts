import type { ParamsOf, RouteName } from '#contract/routes.ts'
import { compareLoads } from './compare-loads.ts'
import { downloadLoads } from './download-loads.ts'
import { finderLoads } from './finder-loads.ts'
import { applicationLoads, brandLoads, modelLoads } from './fitment-loads.ts'
import { homeLoads } from './home-loads.ts'
import { categoryLoads, modeLoads, searchLoads } from './listing-pages.ts'
import type { Loads } from './load.ts'
import { accountLoads, apparelLoads, contentLoads, giftLoads, giftsMallLoads, posterLoads, promotionLoads } from './other-loads.ts'
import type { PageAddress } from './page-address.ts'
import { partLoads } from './part-loads.ts'

type RouteLoads<N extends RouteName> = (params: ParamsOf<N>, address: PageAddress) => Loads

const noLoads = () => ({})

/**
 * The catalogue calls that the page of each route makes, in addition to those of the layout around every page (`pageLayoutLoads`). The
 * table is used for the data that the server embeds in a page, for prefetching, and to store pages for offline use. Screens take their
 * calls from the same rows; a test checks that they make no others.
 *
 * Not in the table: calls for a person's own data (cart, orders, points); calls that depend on a choice on the page (`componentCalls`, the
 * part numbers of a pasted list); calls of pages that are shown instead of one that could not be loaded.
 *
 * A screen imports its own row only. This table is for code that handles any address, and is not part of the first load.
 */
export const loadsByRoute: { [N in RouteName]: RouteLoads<N> } = {
  home: () => homeLoads,
  login: noLoads,
  searchResults: searchLoads,
  application: applicationLoads,
  brand: brandLoads,
  category: categoryLoads,
  part: partLoads,
  model: modelLoads,
  mode: modeLoads,
  finder: finderLoads,
  quickOrder: noLoads,
  compare: compareLoads,
  offline: noLoads,
  garage: noLoads,
  page: contentLoads,
  forgotPassword: noLoads,
  verifyLink: noLoads,
  stockMail: noLoads,
  verifyEmail: noLoads,
  profile: noLoads,
  cart: noLoads,
  address: noLoads,
  checkout: noLoads,
  completeOrder: noLoads,
  orderPrint: noLoads,
  boughtParts: noLoads,
  orders: noLoads,
  orderDetail: noLoads,
  orderInfo: noLoads,
  errorPage: noLoads,
  account: accountLoads,
  openAccount: noLoads,
  rewards: noLoads,
  gifts: noLoads,
  giftsMall: giftsMallLoads,
  gift: giftLoads,
  lottery: noLoads,
  promotion: promotionLoads,
  poster: posterLoads,
  favourites: noLoads,
  viewHistory: noLoads,
  apparel: apparelLoads,
  download: downloadLoads,
}

/** Returns the calls that the page of a route makes for its parameters. */
export const loadsOf = <N extends RouteName>(name: N, params: ParamsOf<N>, address: PageAddress): Loads =>
  loadsByRoute[name](params, address)
