import { accountHandlers } from './account/routes.ts'
import { addressHandlers } from './addresses/routes.ts'
import type { ServerHandlers } from './ask.ts'
import { cartHandlers } from './cart/routes.ts'
import { catalogueHandlers } from './catalogue/routes.ts'
import { couponHandlers } from './coupons/routes.ts'
import { favouriteHandlers } from './favourites/routes.ts'
import { garageHandlers } from './garage/routes.ts'
import { giftHandlers } from './gifts/routes.ts'
import { lotteryHandlers } from './lottery/routes.ts'
import { orderHandlers } from './orders/routes.ts'
import { packHandlers } from './packs/routes.ts'
import { pageHandlers } from './pages/routes.ts'
import { promotionHandlers } from './promotions/routes.ts'
import { pushHandlers } from './push/routes.ts'
import { rewardHandlers } from './rewards/routes.ts'
import { stockWatchHandlers } from './stock-watch/routes.ts'
import { viewHandlers } from './views/routes.ts'

/** The handlers of all calls. If a call has no handler, the types are wrong and the compiler reports it. */
export const handlers: ServerHandlers = {
  ...catalogueHandlers,
  ...accountHandlers,
  ...cartHandlers,
  ...addressHandlers,
  ...favouriteHandlers,
  ...garageHandlers,
  ...orderHandlers,
  ...pushHandlers,
  ...rewardHandlers,
  ...pageHandlers,
  ...promotionHandlers,
  ...couponHandlers,
  ...giftHandlers,
  ...lotteryHandlers,
  ...viewHandlers,
  ...packHandlers,
  ...stockWatchHandlers,
}
