import { routeAt } from '#contract/addresses.ts'
import { type RouteName, routes } from '#contract/routes.ts'

type MemberName = { [N in RouteName]: (typeof routes)[N]['may'] extends 'member' ? N : never }[RouteName]

/** The purpose of the sign-in by requested page, instead of its path. Each private page has a sentence. */
const reasons: Record<MemberName, string> = {
  profile: /*i18n*/ 'Sign in to see your profile.',
  cart: /*i18n*/ 'Sign in to see your cart.',
  address: /*i18n*/ 'Sign in to see your addresses.',
  checkout: /*i18n*/ 'Sign in to check out.',
  completeOrder: /*i18n*/ 'Sign in to see your order.',
  orderPrint: /*i18n*/ 'Sign in to print your order.',
  boughtParts: /*i18n*/ 'Sign in to see the parts you bought.',
  orders: /*i18n*/ 'Sign in to see your orders.',
  orderDetail: /*i18n*/ 'Sign in to see your order.',
  orderInfo: /*i18n*/ 'Sign in to see your order.',
  account: /*i18n*/ 'Sign in to see your account.',
  rewards: /*i18n*/ 'Sign in to see your rewards.',
  gifts: /*i18n*/ 'Sign in to see your gifts and coupons.',
  favourites: /*i18n*/ 'Sign in to see your favorites.',
  viewHistory: /*i18n*/ 'Sign in to see the parts you viewed.',
  apparel: /*i18n*/ 'Sign in to see the workwear.',
  download: /*i18n*/ 'Sign in to see the downloads.',
}

const isMember = (name: RouteName): name is MemberName => routes[name].may === 'member'

/** The sentence for a requested URL; null if the page is public or unknown. */
export function reasonOf(wanted: string): string | null {
  const found = routeAt(wanted.split(/[?#]/, 1)[0] ?? '')
  return found !== null && isMember(found.name) ? reasons[found.name] : null
}
