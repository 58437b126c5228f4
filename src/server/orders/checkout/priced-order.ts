import type { PostalAddress } from '#contract/address.ts'
import type { CheckoutChoices, LaterPieces, Quote, QuoteProblem } from '#contract/checkout.ts'
import type { OrderAsk } from '#server/orders/ask.ts'
import type { TaxRule, Terms } from '#server/orders/terms.ts'
import type { BasketRow } from './basket.ts'
import type { Offered } from './deliveries.ts'
import type { OrderDiscounts } from './discounts.ts'
import type { Totals } from './totals.ts'

/** The context for a quote. While placing an order, `db` is the transaction. */
export type QuoteContext = Pick<OrderAsk, 'db' | 'tenantId' | 'clock' | 'trade' | 'locale'>

/** The data behind a quote, from which an order is written. */
export interface PricedOrder {
  choices: CheckoutChoices
  terms: Terms
  rows: BasketRow[]
  /** The back-ordered units of each row. */
  laters: (LaterPieces | undefined)[]
  backOrder: Quote['backOrder']
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
  offers: Offered[]
  /** The delivery method that the totals include. */
  delivery: Offered | null
  discounts: OrderDiscounts
  rule: TaxRule | null
  totals: Totals
  grams: number
  problems: QuoteProblem[]
  quote: Quote
}
