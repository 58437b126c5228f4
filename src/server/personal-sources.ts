import { addressDataSource } from './addresses/queries.ts'
import { cartDataSource } from './cart/queries.ts'
import { couponDataSource } from './coupons/personal.ts'
import { favouritesDataSource } from './favourites/queries.ts'
import { garageDataSource } from './garage/queries.ts'
import { giftDataSource } from './gifts/personal.ts'
import { idempotencyDataSource } from './kernel/idempotency.ts'
import type { PersonalDataSource } from './kernel/personal-source.ts'
import { lotteryDataSource } from './lottery/personal.ts'
import { orderDataSource } from './orders/personal.ts'
import { questionDataSource } from './pages/questions/queries.ts'
import { pushDataSource } from './push/subscriptions.ts'
import { pointDataSource } from './rewards/personal.ts'
import { stockAlertDataSource } from './stock-watch/queries.ts'
import { viewsDataSource } from './views/queries.ts'

/** The personal data of all features, for export and deletion. A new feature with personal data must be added here. */
export const allPersonalDataSources: readonly PersonalDataSource[] = [
  ...[cartDataSource, addressDataSource, favouritesDataSource, garageDataSource, orderDataSource, pushDataSource],
  ...[
    pointDataSource,
    couponDataSource,
    giftDataSource,
    lotteryDataSource,
    viewsDataSource,
    questionDataSource,
    stockAlertDataSource,
    idempotencyDataSource,
  ],
]
