import type { PostalAddress } from '#contract/address.ts'
import type { CheckoutChoices, LaterPieces, Quote, QuoteProblem } from '#contract/checkout.ts'
import type { OrderAsk } from '#server/orders/ask.ts'
import type { TaxRule, Terms } from '#server/orders/terms.ts'
import type { BasketRow } from './basket.ts'
import type { Offered } from './deliveries.ts'
import type { OrderDiscounts } from './discounts.ts'
import type { Totals } from './totals.ts'

/** What a quote needs around it; inside an order, the transaction. */
export type QuoteContext = Pick<OrderAsk, 'db' | 'tenantId' | 'clock' | 'trade' | 'locale'>

/** What a quote was made of: an order is written from it. */
export interface PricedOrder {
  choices: CheckoutChoices
  terms: Terms
  rows: BasketRow[]
  /** Of each row what is on back-order. */
  laters: (LaterPieces | undefined)[]
  backOrder: Quote['backOrder']
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
  offers: Offered[]
  /** What the sums were made with. */
  delivery: Offered | null
  discounts: OrderDiscounts
  rule: TaxRule | null
  totals: Totals
  grams: number
  problems: QuoteProblem[]
  quote: Quote
}
