import type { ComponentType } from 'react'
import { type LazyComponent, loadable } from '#app/hooks/lazy/lazy-component.ts'
import type { ParamsOf, RouteName } from '#contract/routes.ts'

const screen = <P extends object>(fetch: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  loadable(async () => (await fetch()).default)

/** The screen of each route of contract/routes.ts. Only this file imports screens. */
export const screenTable: { [N in RouteName]: LazyComponent<{ params: ParamsOf<N> }> } = {
  home: screen(() => import('#app/screens/home/HomeScreen.tsx')),
  login: screen(() => import('#app/screens/login/LoginScreen.tsx')),
  searchResults: screen(() => import('#app/screens/listing/SearchScreen.tsx')),
  application: screen(() => import('#app/screens/fitment/ApplicationScreen.tsx')),
  brand: screen(() => import('#app/screens/fitment/BrandScreen.tsx')),
  category: screen(() => import('#app/screens/listing/CategoryScreen.tsx')),
  part: screen(() => import('#app/screens/part/PartScreen.tsx')),
  model: screen(() => import('#app/screens/listing/ModelScreen.tsx')),
  mode: screen(() => import('#app/screens/listing/ModeScreen.tsx')),
  offline: screen(() => import('#app/screens/offline/OfflineScreen.tsx')),
  page: screen(() => import('#app/screens/page/ContentPageScreen.tsx')),
  forgotPassword: screen(() => import('#app/screens/password/ForgotPasswordScreen.tsx')),
  verifyLink: screen(() => import('#app/screens/verify/VerifyLinkScreen.tsx')),
  stockMail: screen(() => import('#app/screens/stock-mail/StockMailScreen.tsx')),
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
  lottery: screen(() => import('#app/screens/lottery/LotteryScreen.tsx')),
  promotion: screen(() => import('#app/screens/promotions/PromotionsScreen.tsx')),
  download: screen(() => import('#app/screens/download/DownloadScreen.tsx')),
  poster: screen(() => import('#app/screens/poster/PosterScreen.tsx')),
  account: screen(() => import('#app/screens/account/AccountScreen.tsx')),
  openAccount: screen(() => import('#app/screens/account/OpenAccountScreen.tsx')),
  viewHistory: screen(() => import('#app/screens/views/ViewHistoryScreen.tsx')),
  favourites: screen(() => import('#app/screens/favourites/FavouritesScreen.tsx')),
  apparel: screen(() => import('#app/screens/apparel/ApparelScreen.tsx')),
  errorPage: screen(() => import('#app/screens/error/ErrorScreen.tsx')),

  rewards: screen(() => import('#app/screens/rewards/RewardsScreen.tsx')),
  gifts: screen(() => import('#app/screens/rewards/YourGiftsScreen.tsx')),
  giftsMall: screen(() => import('#app/screens/gifts/GiftsMallScreen.tsx')),
  gift: screen(() => import('#app/screens/gifts/GiftScreen.tsx')),
}
