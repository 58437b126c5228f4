import {
  type Asked,
  type Availability,
  availability,
  canSubscribeToRestock,
  type ForSale,
  mayBeOrdered,
} from '#contract/catalogue/availability.ts'
import { soldOutRule } from './config.ts'
import { shopToday } from './shop-days.ts'

/**
 * Returns what the availability rules need: the shop's rule for parts that are out of stock, and the day for which the page is rendered.
 */
export const availabilityContext = (): Asked => ({ soldOut: soldOutRule(), today: shopToday() })

/** Returns the availability of a quantity of a part in this shop, today. */
export const availabilityOf = (part: ForSale, qty: number): Availability => availability(part, qty, availabilityContext())

/** Whether a part can be ordered, so that it has an "Add to cart" button. */
export const hasAdd = (part: ForSale): boolean => mayBeOrdered(part, availabilityContext())

/** Whether "Tell me when it is back" is offered for a part. */
export const canWaitFor = (part: ForSale): boolean => canSubscribeToRestock(part, shopToday())
