import type { ComponentType } from 'react'
import { createLoadableComponent, type LazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { loadWholeSheet } from '#app/styles/whole-sheet.ts'
import type { ParamsOf, RouteName } from '#contract/routes.ts'

const lazyScreen = <P extends object>(fetch: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  createLoadableComponent(async () => (await fetch()).default)

/**
 * A screen that is seldom the first one. The styles of its folder are only in the whole style sheet, which it loads with its code
 * (.ci/sheets.ts reads the folders here).
 */
const laterScreen = <P extends object>(fetch: () => Promise<{ default: ComponentType<P> }>): LaterScreen<P> =>
  Object.assign(
    createLoadableComponent(async () => {
      const [screen] = await Promise.all([fetch(), loadWholeSheet()])
      return screen.default
    }),
    { needsWholeSheet: true },
  )

type LaterScreen<P> = LazyComponent<P> & { needsWholeSheet?: boolean }

/** The screen of each route of contract/routes.ts. Only this file imports screens. */
export const screenTable: { [N in RouteName]: LaterScreen<{ params: ParamsOf<N> }> } = {
  home: lazyScreen(() => import('#app/screens/home/HomeScreen.tsx')),
  login: lazyScreen(() => import('#app/screens/login/LoginScreen.tsx')),
  searchResults: lazyScreen(() => import('#app/screens/listing/SearchScreen.tsx')),
  application: lazyScreen(() => import('#app/screens/fitment/ApplicationScreen.tsx')),
  brand: lazyScreen(() => import('#app/screens/fitment/BrandScreen.tsx')),
  category: lazyScreen(() => import('#app/screens/listing/CategoryScreen.tsx')),
  part: lazyScreen(() => import('#app/screens/part/PartScreen.tsx')),
  model: lazyScreen(() => import('#app/screens/listing/ModelScreen.tsx')),
  mode: lazyScreen(() => import('#app/screens/listing/ModeScreen.tsx')),
  finder: laterScreen(() => import('#app/screens/finder/FinderScreen.tsx')),
  quickOrder: laterScreen(() => import('#app/screens/quick-order/QuickOrderScreen.tsx')),
  compare: laterScreen(() => import('#app/screens/compare/CompareScreen.tsx')),
  offline: lazyScreen(() => import('#app/screens/offline/OfflineScreen.tsx')),
  garage: laterScreen(() => import('#app/screens/garage/GarageScreen.tsx')),
  page: lazyScreen(() => import('#app/screens/page/ContentPageScreen.tsx')),
  forgotPassword: laterScreen(() => import('#app/screens/password/ForgotPasswordScreen.tsx')),
  verifyLink: laterScreen(() => import('#app/screens/verify/VerifyLinkScreen.tsx')),
  stockMail: laterScreen(() => import('#app/screens/stock-mail/StockMailScreen.tsx')),
  verifyEmail: laterScreen(() => import('#app/screens/verify/VerifyEmailScreen.tsx')),
  profile: laterScreen(() => import('#app/screens/profile/ProfileScreen.tsx')),
  address: laterScreen(() => import('#app/screens/address/AddressScreen.tsx')),
  checkout: laterScreen(() => import('#app/screens/checkout/CheckoutScreen.tsx')),
  completeOrder: laterScreen(() => import('#app/screens/complete/CompleteOrderScreen.tsx')),
  orderPrint: laterScreen(() => import('#app/screens/print/OrderPrintScreen.tsx')),
  boughtParts: laterScreen(() => import('#app/screens/bought/BoughtPartsScreen.tsx')),
  orders: laterScreen(() => import('#app/screens/orders/OrdersScreen.tsx')),
  orderDetail: laterScreen(() => import('#app/screens/order/OrderScreen.tsx')),
  orderInfo: laterScreen(() => import('#app/screens/order/OrderScreen.tsx')),
  cart: lazyScreen(() => import('#app/screens/cart/CartScreen.tsx')),
  lottery: laterScreen(() => import('#app/screens/lottery/LotteryScreen.tsx')),
  promotion: laterScreen(() => import('#app/screens/promotions/PromotionsScreen.tsx')),
  download: laterScreen(() => import('#app/screens/download/DownloadScreen.tsx')),
  poster: laterScreen(() => import('#app/screens/poster/PosterScreen.tsx')),
  account: laterScreen(() => import('#app/screens/account/AccountScreen.tsx')),
  openAccount: laterScreen(() => import('#app/screens/account/OpenAccountScreen.tsx')),
  viewHistory: laterScreen(() => import('#app/screens/views/ViewHistoryScreen.tsx')),
  favourites: laterScreen(() => import('#app/screens/favourites/FavouritesScreen.tsx')),
  apparel: laterScreen(() => import('#app/screens/apparel/ApparelScreen.tsx')),
  errorPage: lazyScreen(() => import('#app/screens/error/ErrorScreen.tsx')),

  rewards: laterScreen(() => import('#app/screens/rewards/RewardsScreen.tsx')),
  gifts: laterScreen(() => import('#app/screens/rewards/YourGiftsScreen.tsx')),
  giftsMall: laterScreen(() => import('#app/screens/gifts/GiftsMallScreen.tsx')),
  gift: laterScreen(() => import('#app/screens/gifts/GiftScreen.tsx')),
}
