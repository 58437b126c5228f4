import { type Asked, type Availability, availability, type ForSale, mayBeOrdered, mayBeWaitedFor } from '#contract/availability.ts'
import { soldOutRule } from './config.ts'
import { shopToday } from './shop-days.ts'

/** The shop's rule and the day for which the page is rendered. */
export const asked = (): Asked => ({ soldOut: soldOutRule(), today: shopToday() })

/** The availability of a quantity of a part in this shop, now. */
export const availabilityOf = (part: ForSale, qty: number): Availability => availability(part, qty, asked())

/** Whether a part has an Add button. */
export const hasAdd = (part: ForSale): boolean => mayBeOrdered(part, asked())

/** Whether "Tell me when it is back" is offered. */
export const canWaitFor = (part: ForSale): boolean => mayBeWaitedFor(part, shopToday())
