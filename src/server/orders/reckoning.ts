import type { PostalAddress } from '#contract/address.ts'
import type { CheckoutChoices, Quote, QuoteProblem } from '#contract/checkout.ts'
import type { OrderAsk } from './ask.ts'
import type { BasketRow } from './basket.ts'
import type { CouponOff } from './coupons.ts'
import type { Offered } from './deliveries.ts'
import type { Reckoned } from './reckon.ts'
import type { TaxRule, Terms } from './terms.ts'

/** What a quote needs around it; inside an order, the transaction. */
export type QuoteContext = Pick<OrderAsk, 'db' | 'tenantId' | 'clock' | 'trade'>

/** What a quote was made of: an order is written from it. */
export interface Reckoning {
  choices: CheckoutChoices
  terms: Terms
  rows: BasketRow[]
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
  offers: Offered[]
  /** What the sums were made with. */
  delivery: Offered | null
  coupon: CouponOff | null
  rule: TaxRule | null
  reckoned: Reckoned
  grams: number
  problems: QuoteProblem[]
  quote: Quote
}
