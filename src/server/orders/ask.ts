import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import type { Trade } from './events/hooks.ts'

/** What a handler of an order's call gets. */
export interface OrderAsk extends CatalogueAsk {
  /** How orders are paid, and who hears of them. */
  trade: Trade
  /** Has those told, soon and without keeping the reply waiting. */
  dispatchSoon: () => void
}
