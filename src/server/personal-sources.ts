import { addressSource } from './addresses/queries.ts'
import { cartSource } from './cart/queries.ts'
import { couponSource } from './coupons/personal.ts'
import { favouritesSource } from './favourites/queries.ts'
import { giftSource } from './gifts/personal.ts'
import { changesSource } from './kernel/idempotency.ts'
import type { PersonalSource } from './kernel/personal-source.ts'
import { lotterySource } from './lottery/personal.ts'
import { orderSource } from './orders/personal.ts'
import { questionSource } from './pages/questions/queries.ts'
import { pushSource } from './push/subscriptions.ts'
import { pointSource } from './rewards/personal.ts'
import { stockWatchSource } from './stock-watch/queries.ts'
import { viewsSource } from './views/queries.ts'

/** The personal data of all features, for export and deletion. A new feature with personal data must be added here. */
export const personalSources: readonly PersonalSource[] = [
  ...[cartSource, addressSource, favouritesSource, orderSource, pushSource],
  ...[pointSource, couponSource, giftSource, lotterySource, viewsSource, questionSource, stockWatchSource, changesSource],
]
