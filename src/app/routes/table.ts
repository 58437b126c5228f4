import type { ComponentType } from 'react'
import { createLoadableComponent, type LazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import type { ParamsOf, RouteName } from '#contract/routes.ts'

const lazyScreen = <P extends object>(fetch: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  createLoadableComponent(async () => (await fetch()).default)

/** The screen of each route of contract/routes.ts. Only this file imports screens. */
export const screenTable: { [N in RouteName]: LazyComponent<{ params: ParamsOf<N> }> } = {
  home: lazyScreen(() => import('#app/screens/home/HomeScreen.tsx')),
  login: lazyScreen(() => import('#app/screens/login/LoginScreen.tsx')),
  searchResults: lazyScreen(() => import('#app/screens/listing/SearchScreen.tsx')),
  application: lazyScreen(() => import('#app/screens/fitment/ApplicationScreen.tsx')),
  brand: lazyScreen(() => import('#app/screens/fitment/BrandScreen.tsx')),
  category: lazyScreen(() => import('#app/screens/listing/CategoryScreen.tsx')),
  part: lazyScreen(() => import('#app/screens/part/PartScreen.tsx')),
  model: lazyScreen(() => import('#app/screens/listing/ModelScreen.tsx')),
  mode: lazyScreen(() => import('#app/screens/listing/ModeScreen.tsx')),
  finder: lazyScreen(() => import('#app/screens/finder/FinderScreen.tsx')),
  offline: lazyScreen(() => import('#app/screens/offline/OfflineScreen.tsx')),
  page: lazyScreen(() => import('#app/screens/page/ContentPageScreen.tsx')),
  forgotPassword: lazyScreen(() => import('#app/screens/password/ForgotPasswordScreen.tsx')),
  verifyLink: lazyScreen(() => import('#app/screens/verify/VerifyLinkScreen.tsx')),
  stockMail: lazyScreen(() => import('#app/screens/stock-mail/StockMailScreen.tsx')),
  verifyEmail: lazyScreen(() => import('#app/screens/verify/VerifyEmailScreen.tsx')),
  profile: lazyScreen(() => import('#app/screens/profile/ProfileScreen.tsx')),
  address: lazyScreen(() => import('#app/screens/address/AddressScreen.tsx')),
  checkout: lazyScreen(() => import('#app/screens/checkout/CheckoutScreen.tsx')),
  completeOrder: lazyScreen(() => import('#app/screens/complete/CompleteOrderScreen.tsx')),
  orderPrint: lazyScreen(() => import('#app/screens/print/OrderPrintScreen.tsx')),
  boughtParts: lazyScreen(() => import('#app/screens/bought/BoughtPartsScreen.tsx')),
  orders: lazyScreen(() => import('#app/screens/orders/OrdersScreen.tsx')),
  orderDetail: lazyScreen(() => import('#app/screens/order/OrderScreen.tsx')),
  orderInfo: lazyScreen(() => import('#app/screens/order/OrderScreen.tsx')),
  cart: lazyScreen(() => import('#app/screens/cart/CartScreen.tsx')),
  lottery: lazyScreen(() => import('#app/screens/lottery/LotteryScreen.tsx')),
  promotion: lazyScreen(() => import('#app/screens/promotions/PromotionsScreen.tsx')),
  download: lazyScreen(() => import('#app/screens/download/DownloadScreen.tsx')),
  poster: lazyScreen(() => import('#app/screens/poster/PosterScreen.tsx')),
  account: lazyScreen(() => import('#app/screens/account/AccountScreen.tsx')),
  openAccount: lazyScreen(() => import('#app/screens/account/OpenAccountScreen.tsx')),
  viewHistory: lazyScreen(() => import('#app/screens/views/ViewHistoryScreen.tsx')),
  favourites: lazyScreen(() => import('#app/screens/favourites/FavouritesScreen.tsx')),
  apparel: lazyScreen(() => import('#app/screens/apparel/ApparelScreen.tsx')),
  errorPage: lazyScreen(() => import('#app/screens/error/ErrorScreen.tsx')),

  rewards: lazyScreen(() => import('#app/screens/rewards/RewardsScreen.tsx')),
  gifts: lazyScreen(() => import('#app/screens/rewards/YourGiftsScreen.tsx')),
  giftsMall: lazyScreen(() => import('#app/screens/gifts/GiftsMallScreen.tsx')),
  gift: lazyScreen(() => import('#app/screens/gifts/GiftScreen.tsx')),
}
