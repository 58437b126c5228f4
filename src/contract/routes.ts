import * as v from 'valibot'
import { CategoryGroup } from './catalogue/categories.ts'
import { Id, Mcode, PageNo, SearchText } from './kernel/primitives.ts'
import { ListMode } from './listing/facets.ts'
import { PageSlug } from './pages/content.ts'

export interface RouteDefinition {
  /** The path of the route. `:name` is exactly one segment; `*name` at the end may span several segments. */
  path: string
  /**
   * The schema of the parameters in the path, and of the query parameters that belong to the route. An invalid value gives a 404 (section 2
   * of the specification).
   */
  params: v.ObjectSchema<v.ObjectEntries, undefined>
  /** Who may see the page. The guard itself checks the beginning of the path (section 6 of the specification); a test compares both. */
  visibleTo: 'anyone' | 'member'
  /** Whether search engines may index the page. The site map lists exactly the routes with true. */
  isIndexable: boolean
  /** The title of the page, marked for Lingui's extractor; `contract` itself does not depend on Lingui. */
  title: string
}

const noParams = v.object({})
/**
 * The query of a page about one order: `id` is the order's id or number. `return` opens the return form: a part's code for that part, `any`
 * for any part, `old-unit` for the used unit that a core charge requires.
 */
const orderParams = v.object({ id: Id, return: v.optional(Id) })

/**
 * The route table (section 2 of the specification). The app's screens, the server's pages, the site map and all links are derived from this
 * table.
 */
export const routes = {
  home: { path: '/', params: noParams, visibleTo: 'anyone', isIndexable: true, title: /*i18n*/ 'Starters, alternators and their parts' },
  login: { path: '/login', params: noParams, visibleTo: 'anyone', isIndexable: false, title: /*i18n*/ 'Sign In' },
  searchResults: {
    path: '/prod/all/:searchstrs',
    params: v.object({ searchstrs: SearchText }),
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Search',
  },
  application: {
    path: '/prod/app/:appid',
    params: v.object({ appid: Id }),
    visibleTo: 'anyone',
    isIndexable: true,
    title: /*i18n*/ 'Applications',
  },
  brand: {
    path: '/prod/appbrand/*brandid',
    params: v.object({ brandid: Id }),
    visibleTo: 'anyone',
    isIndexable: true,
    title: /*i18n*/ 'Models',
  },
  category: {
    path: '/prod/cat/*catgrp',
    params: v.object({ catgrp: CategoryGroup }),
    visibleTo: 'anyone',
    isIndexable: true,
    title: /*i18n*/ 'Catalogue',
  },
  part: { path: '/prod/m/:mcode', params: v.object({ mcode: Mcode }), visibleTo: 'anyone', isIndexable: true, title: /*i18n*/ 'Part' },
  model: {
    path: '/prod/model/*modelid',
    params: v.object({ modelid: Id }),
    visibleTo: 'anyone',
    isIndexable: true,
    title: /*i18n*/ 'Parts for a model',
  },
  mode: { path: '/prod/s/*mode', params: v.object({ mode: ListMode }), visibleTo: 'anyone', isIndexable: true, title: /*i18n*/ 'Parts' },
  quickOrder: {
    path: '/prod/quick-order',
    params: noParams,
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Quick order',
  },
  // `parts`: codes separated by commas. `old`: a number of the old part, which then goes before `parts`, or the one of `parts` that is the
  // old part. Without it, the others are compared with the first.
  compare: {
    path: '/prod/compare',
    params: v.object({ parts: v.optional(v.string()), old: v.optional(SearchText) }),
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Compare parts',
  },
  // The kind of part and the answers are in the query, which `contract/finder/finder-query.ts` reads.
  finder: {
    path: '/prod/find',
    params: noParams,
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Find it by the old unit',
  },
  offline: { path: '/prod/offline', params: noParams, visibleTo: 'anyone', isIndexable: false, title: /*i18n*/ 'Offline' },
  garage: { path: '/prod/vehicles', params: noParams, visibleTo: 'anyone', isIndexable: false, title: /*i18n*/ 'Your vehicles' },
  page: {
    path: '/marketing/page/:slug',
    params: v.object({ slug: PageSlug }),
    visibleTo: 'anyone',
    isIndexable: true,
    title: /*i18n*/ 'Help & Support',
  },
  forgotPassword: {
    path: '/prod/mail/forgotpassword',
    params: noParams,
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'New password',
  },
  verifyLink: {
    path: '/prod/mail/verify-link',
    params: noParams,
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Confirm e-mail',
  },
  stockMail: {
    path: '/prod/mail/stock',
    params: noParams,
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Tell me when it is back',
  },
  verifyEmail: { path: '/prod/mail/verify', params: noParams, visibleTo: 'anyone', isIndexable: false, title: /*i18n*/ 'Confirm e-mail' },
  profile: { path: '/profile', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Profile' },
  cart: { path: '/shoppingCart', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Your cart' },
  address: { path: '/address', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Addresses' },
  checkout: { path: '/shoppingCheckout', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Checkout' },
  completeOrder: { path: '/completeOrder', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Your order' },
  orderPrint: { path: '/orderPrint1', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Print an order' },
  boughtParts: { path: '/accountProduct', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Parts you bought' },
  orders: { path: '/accountOrder', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Your Orders' },
  orderDetail: { path: '/shoppingOrderDetail', params: orderParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Your order' },
  orderInfo: { path: '/order/orderInfo', params: orderParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Your order' },
  errorPage: {
    path: '/Error',
    // `about`: what was not found: `order` for an order, absent for a part.
    params: v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string(), ''), about: v.optional(v.string()) }),
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Error',
  },

  account: { path: '/member/accountDashboard', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Your Account' },
  openAccount: { path: '/accountDashboard', params: noParams, visibleTo: 'anyone', isIndexable: false, title: /*i18n*/ 'Your Account' },
  rewards: { path: '/member/marcoRewards', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Rewards' },
  gifts: {
    path: '/member/yourGift',
    params: noParams,
    visibleTo: 'member',
    isIndexable: false,
    title: /*i18n*/ 'Your gifts & coupon',
  },
  giftsMall: {
    path: '/marketing/giftsMall/:cid',
    params: v.object({ cid: Id }),
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Gifts',
  },
  gift: {
    path: '/marketing/gift/:spuid',
    params: v.object({ spuid: Id }),
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Gift',
  },
  lottery: { path: '/marketing/lottery', params: noParams, visibleTo: 'anyone', isIndexable: false, title: /*i18n*/ 'Lottery' },
  promotion: {
    path: '/marketing/promotion',
    // `offer`: the promotion whose parts are listed. `page`: the page number of that list.
    params: v.object({ offer: v.optional(Id), page: v.optional(v.string()) }),
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Promotions',
  },
  poster: {
    path: '/marketing/poster',
    // Without a part, the page shows a poster of the shop.
    params: v.object({ mcode: v.optional(Mcode) }),
    visibleTo: 'anyone',
    isIndexable: false,
    title: /*i18n*/ 'Poster',
  },
  favourites: { path: '/collect', params: noParams, visibleTo: 'member', isIndexable: false, title: /*i18n*/ 'Your Favorite' },
  viewHistory: {
    path: '/viewHistory',
    params: noParams,
    visibleTo: 'member',
    isIndexable: false,
    title: /*i18n*/ 'Parts you viewed',
  },
  apparel: {
    path: '/apparel',
    // Without a style, the page shows all styles. `mcode`: the part whose size and colour are selected.
    params: v.object({ style: v.optional(Id), mcode: v.optional(Mcode) }),
    visibleTo: 'member',
    isIndexable: false,
    title: /*i18n*/ 'Workwear',
  },
  download: {
    path: '/download',
    // `as`: what to create from the catalogue; absent if nothing is chosen yet. The other parameters select the content.
    params: v.object({
      as: v.optional(v.picklist(['catalogue', 'labels'])),
      category: v.optional(Id),
      family: v.optional(v.pipe(v.string(), v.maxLength(80))),
      page: PageNo,
      order: v.optional(Id),
      mcode: v.optional(Mcode),
    }),
    visibleTo: 'member',
    isIndexable: false,
    title: /*i18n*/ 'Download',
  },
} as const satisfies Record<string, RouteDefinition>

type Routes = typeof routes
export type RouteName = keyof Routes
/** The names of routes that search engines may index. */
export type IndexableRouteName = { [N in RouteName]: Routes[N] extends { isIndexable: true } ? N : never }[RouteName]
/** The parameters of a route's screen, decoded and parsed. */
export type ParamsOf<N extends RouteName> = v.InferOutput<Routes[N]['params']>
/** The parameters from which an address of the route is built. */
export type HrefParams<N extends RouteName> = v.InferInput<Routes[N]['params']>

export const routeNames = Object.keys(routes) as RouteName[]
