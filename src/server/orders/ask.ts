import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import type { Trade } from './events/hooks.ts'

/** The context that the handlers of order calls get. */
export interface OrderAsk extends CatalogueAsk {
  /** The payment methods, and the functions (hooks) that run after order events. */
  trade: Trade
  /** Starts the functions (hooks) that run after order events. Does not delay the reply. */
  dispatchSoon: () => void
}
