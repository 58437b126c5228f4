import type { PostalAddress } from '#contract/addresses/address.ts'
import type { CheckoutChoices, LaterPieces, Quote, QuoteProblem } from '#contract/checkout/checkout.ts'
import type { OrderAsk } from '#server/orders/ask.ts'
import type { TaxRule, Terms } from '#server/orders/terms.ts'
import type { BasketRow } from './basket.ts'
import type { PricedDelivery } from './deliveries.ts'
import type { OrderDiscounts } from './discounts.ts'
import type { Totals } from './totals.ts'

/** The context for computing a quote. While an order is being placed, `db` is the transaction. */
export type QuoteContext = Pick<OrderAsk, 'db' | 'tenantId' | 'clock' | 'trade' | 'locale'>

/** The data from which a quote is made and an order is written. */
export interface PricedOrder {
  choices: CheckoutChoices
  terms: Terms
  rows: BasketRow[]
  /** The back-ordered units of each row. Undefined for a row without any. */
  laterPieces: (LaterPieces | undefined)[]
  backOrder: Quote['backOrder']
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
  offers: PricedDelivery[]
  /** The delivery method whose price the totals include. */
  delivery: PricedDelivery | null
  discounts: OrderDiscounts
  rule: TaxRule | null
  totals: Totals
  grams: number
  problems: QuoteProblem[]
  quote: Quote
}
