import type { CatalogueRequestContext } from '#server/catalogue/ask.ts'
import type { OrderExtensions } from './events/hooks.ts'

/** The context that the handlers of order calls get. */
export interface OrderRequestContext extends CatalogueRequestContext {
  /** The payment methods, and the functions (hooks) that run after order events. */
  orderExtensions: OrderExtensions
  /** Starts the functions (hooks) that run after order events. Does not delay the reply. */
  dispatchEventsSoon: () => void
}
