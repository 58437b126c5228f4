import {
  type Availability,
  type AvailabilityConditions,
  availability,
  canSubscribeToRestock,
  isPartOrderable,
  type SellablePart,
} from '#contract/catalogue/availability.ts'
import { soldOutRule } from './config.ts'
import { shopToday } from './shop-days.ts'

/**
 * Returns what the availability rules need: the shop's rule for parts that are out of stock, and the day for which the page is rendered.
 */
export const availabilityContext = (): AvailabilityConditions => ({ soldOutRule: soldOutRule(), today: shopToday() })

/** Returns the availability of a quantity of a part in this shop, today. */
export const availabilityOf = (part: SellablePart, qty: number): Availability => availability(part, qty, availabilityContext())

/** Whether a part can be ordered, so that it has an "Add to cart" button. */
export const canAddToCart = (part: SellablePart): boolean => isPartOrderable(part, availabilityContext())

/** Whether "Tell me when it is back" is offered for a part. */
export const canRequestRestockAlert = (part: SellablePart): boolean => canSubscribeToRestock(part, shopToday())
