import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PathName } from '#contract/paths.ts'
import type { ParamsOf } from './params.ts'

type Screen<N extends PathName> = ComponentType<{ params: ParamsOf<N> }>

export interface RouteRow<N extends PathName = PathName> {
  name: N
  /** Who may see it: the guard's rule says the same, and a test compares the two. */
  may: 'anyone' | 'member'
  title: MessageDescriptor
  /** Fetches the screen's code; a second call is free. */
  fetch: () => Promise<unknown>
  screen: LazyExoticComponent<Screen<N>>
}

function route<N extends PathName>(
  name: N,
  may: RouteRow['may'],
  title: MessageDescriptor,
  fetch: () => Promise<{ default: Screen<N> }>,
): RouteRow<N> {
  return { name, may, title, fetch, screen: lazy(fetch) }
}

/** THE route table: a row for every path of the contract. The parameters of each are in params.ts. */
export const table: { [N in PathName]: RouteRow<N> } = {
  home: route('home', 'anyone', msg`Starters, alternators and their parts`, () => import('#app/screens/home/HomeScreen.tsx')),
  login: route('login', 'anyone', msg`Sign In`, () => import('#app/screens/login/LoginScreen.tsx')),
  searchResults: route('searchResults', 'anyone', msg`Search`, () => import('#app/screens/listing/SearchScreen.tsx')),
  application: route('application', 'anyone', msg`Applications`, () => import('#app/screens/fitment/ApplicationScreen.tsx')),
  brand: route('brand', 'anyone', msg`Models`, () => import('#app/screens/fitment/BrandScreen.tsx')),
  category: route('category', 'anyone', msg`Catalogue`, () => import('#app/screens/listing/CategoryScreen.tsx')),
  part: route('part', 'anyone', msg`Part`, () => import('#app/screens/part/PartScreen.tsx')),
  model: route('model', 'anyone', msg`Parts for a model`, () => import('#app/screens/listing/ModelScreen.tsx')),
  mode: route('mode', 'anyone', msg`Parts`, () => import('#app/screens/listing/ModeScreen.tsx')),
  page: route('page', 'anyone', msg`Help & Support`, () => import('#app/screens/page/ContentPageScreen.tsx')),
  forgotPassword: route('forgotPassword', 'anyone', msg`New password`, () => import('#app/screens/password/ForgotPasswordScreen.tsx')),
  verifyLink: route('verifyLink', 'anyone', msg`Confirm e-mail`, () => import('#app/screens/verify/VerifyLinkScreen.tsx')),
  verifyEmail: route('verifyEmail', 'anyone', msg`Confirm e-mail`, () => import('#app/screens/verify/VerifyEmailScreen.tsx')),
  profile: route('profile', 'member', msg`Profile`, () => import('#app/screens/profile/ProfileScreen.tsx')),
  address: route('address', 'member', msg`Addresses`, () => import('#app/screens/address/AddressScreen.tsx')),
  checkout: route('checkout', 'member', msg`Checkout`, () => import('#app/screens/checkout/CheckoutScreen.tsx')),
  completeOrder: route('completeOrder', 'member', msg`Your order`, () => import('#app/screens/complete/CompleteOrderScreen.tsx')),
  orderPrint: route('orderPrint', 'member', msg`Print an order`, () => import('#app/screens/print/OrderPrintScreen.tsx')),
  boughtParts: route('boughtParts', 'member', msg`Parts you bought`, () => import('#app/screens/bought/BoughtPartsScreen.tsx')),
  orders: route('orders', 'member', msg`Your Orders`, () => import('#app/screens/orders/OrdersScreen.tsx')),
  orderDetail: route('orderDetail', 'member', msg`Your order`, () => import('#app/screens/order/OrderScreen.tsx')),
  orderInfo: route('orderInfo', 'member', msg`Your order`, () => import('#app/screens/order/OrderScreen.tsx')),
  cart: route('cart', 'member', msg`Your cart`, () => import('#app/screens/cart/CartScreen.tsx')),
  errorPage: route('errorPage', 'anyone', msg`Error`, () => import('#app/screens/error/ErrorScreen.tsx')),
}
