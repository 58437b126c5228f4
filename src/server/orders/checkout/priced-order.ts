import type { PostalAddress } from '#contract/addresses/address.ts'
import type { BackOrderedPieces, CheckoutChoices, Quote, QuoteProblem } from '#contract/checkout/checkout.ts'
import type { OrderRequestContext } from '#server/orders/ask.ts'
import type { OrderTerms, TaxRule } from '#server/orders/terms.ts'
import type { BasketRow } from './basket.ts'
import type { PricedDelivery } from './deliveries.ts'
import type { OrderDiscounts } from './discounts.ts'
import type { OrderTotals } from './totals.ts'

/** The context for computing a quote. While an order is being placed, `db` is the transaction. */
export type QuoteContext = Pick<OrderRequestContext, 'db' | 'tenantId' | 'clock' | 'orderExtensions' | 'locale'>

/** The data from which a quote is made and an order is written. */
export interface PricedOrder {
  choices: CheckoutChoices
  terms: OrderTerms
  rows: BasketRow[]
  /** The back-ordered units of each cart line in `rows`. Undefined for a line without back-ordered units. */
  backOrderedPieces: (BackOrderedPieces | undefined)[]
  backOrder: Quote['backOrder']
  shipTo: PostalAddress | null
  billTo: PostalAddress | null
  offers: PricedDelivery[]
  /** The delivery method whose price the totals include. */
  delivery: PricedDelivery | null
  discounts: OrderDiscounts
  rule: TaxRule | null
  totals: OrderTotals
  grams: number
  problems: QuoteProblem[]
  quote: Quote
}
