import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import type { Trade } from './events/hooks.ts'

/** The context that an order handler gets. */
export interface OrderAsk extends CatalogueAsk {
  /** The payment methods and the hooks for order events. */
  trade: Trade
  /** Runs the hooks soon, without delaying the reply. */
  dispatchSoon: () => void
}
