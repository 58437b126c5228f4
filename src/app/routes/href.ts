import { href } from '#contract/addresses.ts'

export { categoryHref, errorHref, href, searchHref } from '#contract/addresses.ts'

/** Pages that header and footer name. */
export const siteHrefs = {
  orders: href('orders'),
  account: href('account'),
  gifts: href('gifts'),
  rewards: href('rewards'),
  favourites: href('favourites'),
  download: href('download'),
  cart: href('cart'),
} as const
