import { downloadLoads } from './loads/download-loads.ts'
import { applicationLoads, brandLoads, modelLoads } from './loads/fitment-loads.ts'
import { homeLoads } from './loads/home-loads.ts'
import { categoryLoads, modeLoads, searchLoads } from './loads/listing-pages.ts'
import type { Loads } from './loads/load.ts'
import { accountLoads, apparelLoads, contentLoads, giftLoads, giftsMallLoads, posterLoads, promotionLoads } from './loads/other-loads.ts'
import type { PageAddress } from './loads/page-address.ts'
import { partLoads } from './loads/part-loads.ts'
import type { ParamsOf, RouteName } from './routes.ts'

type Row<N extends RouteName> = (params: ParamsOf<N>, address: PageAddress) => Loads

const nothing = () => ({})

/**
 * What the page of each route asks of the catalogue, beside what every page's frame asks. The server's first data, what is fetched ahead and
 * what is kept for the time without a network derive from it; the screens take their questions from the same rows, and a test holds them to
 * it.
 *
 * Not loads: calls for a person's own data (cart, orders, points); calls that depend on a choice on the page (`askedByChoice`, the numbers of a
 * pasted list); and calls for what is shown in place of a page that could not be loaded.
 *
 * A screen imports its own row only. Code that handles any address imports this table, which is in no first load.
 */
export const loads: { [N in RouteName]: Row<N> } = {
  home: () => homeLoads,
  login: nothing,
  searchResults: searchLoads,
  application: applicationLoads,
  brand: brandLoads,
  category: categoryLoads,
  part: partLoads,
  model: modelLoads,
  mode: modeLoads,
  offline: nothing,
  page: contentLoads,
  forgotPassword: nothing,
  verifyLink: nothing,
  stockMail: nothing,
  verifyEmail: nothing,
  profile: nothing,
  cart: nothing,
  address: nothing,
  checkout: nothing,
  completeOrder: nothing,
  orderPrint: nothing,
  boughtParts: nothing,
  orders: nothing,
  orderDetail: nothing,
  orderInfo: nothing,
  errorPage: nothing,
  account: accountLoads,
  openAccount: nothing,
  rewards: nothing,
  gifts: nothing,
  giftsMall: giftsMallLoads,
  gift: giftLoads,
  lottery: nothing,
  promotion: promotionLoads,
  poster: posterLoads,
  favourites: nothing,
  viewHistory: nothing,
  apparel: apparelLoads,
  download: downloadLoads,
}

/** The loads of a route with its parameters. */
export const loadsOf = <N extends RouteName>(name: N, params: ParamsOf<N>, address: PageAddress): Loads => loads[name](params, address)
