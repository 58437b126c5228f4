import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ParamsOf, ScreenName } from '#contract/routes.ts'

type Screen<N extends ScreenName> = ComponentType<{ params: ParamsOf<N> }>

export interface RouteScreen<N extends ScreenName = ScreenName> {
  /** Fetches the screen's code; a second call is free. */
  fetch: () => Promise<unknown>
  screen: LazyExoticComponent<Screen<N>>
}

const screen = <N extends ScreenName>(fetch: () => Promise<{ default: Screen<N> }>): RouteScreen<N> => ({ fetch, screen: lazy(fetch) })

/** The screen of each row of contract/routes.ts. The only file that names screens. */
export const table: { [N in ScreenName]: RouteScreen<N> } = {
  home: screen(() => import('#app/screens/home/HomeScreen.tsx')),
  login: screen(() => import('#app/screens/login/LoginScreen.tsx')),
  searchResults: screen(() => import('#app/screens/listing/SearchScreen.tsx')),
  application: screen(() => import('#app/screens/fitment/ApplicationScreen.tsx')),
  brand: screen(() => import('#app/screens/fitment/BrandScreen.tsx')),
  category: screen(() => import('#app/screens/listing/CategoryScreen.tsx')),
  part: screen(() => import('#app/screens/part/PartScreen.tsx')),
  model: screen(() => import('#app/screens/listing/ModelScreen.tsx')),
  mode: screen(() => import('#app/screens/listing/ModeScreen.tsx')),
  page: screen(() => import('#app/screens/page/ContentPageScreen.tsx')),
  forgotPassword: screen(() => import('#app/screens/password/ForgotPasswordScreen.tsx')),
  verifyLink: screen(() => import('#app/screens/verify/VerifyLinkScreen.tsx')),
  verifyEmail: screen(() => import('#app/screens/verify/VerifyEmailScreen.tsx')),
  profile: screen(() => import('#app/screens/profile/ProfileScreen.tsx')),
  address: screen(() => import('#app/screens/address/AddressScreen.tsx')),
  checkout: screen(() => import('#app/screens/checkout/CheckoutScreen.tsx')),
  completeOrder: screen(() => import('#app/screens/complete/CompleteOrderScreen.tsx')),
  orderPrint: screen(() => import('#app/screens/print/OrderPrintScreen.tsx')),
  boughtParts: screen(() => import('#app/screens/bought/BoughtPartsScreen.tsx')),
  orders: screen(() => import('#app/screens/orders/OrdersScreen.tsx')),
  orderDetail: screen(() => import('#app/screens/order/OrderScreen.tsx')),
  orderInfo: screen(() => import('#app/screens/order/OrderScreen.tsx')),
  cart: screen(() => import('#app/screens/cart/CartScreen.tsx')),
  errorPage: screen(() => import('#app/screens/error/ErrorScreen.tsx')),
}
