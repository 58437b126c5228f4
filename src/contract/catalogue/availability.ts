import * as v from 'valibot'
import { MAX_QUANTITY } from '#contract/limits.ts'
import type { Stock } from './catalogue.ts'

/**
 * The shop's rule for a part that is out of stock with a known delivery day. `back-order`: orders are accepted, and the pieces are sent
 * when they arrive. `wait`: no orders until the part is in stock again.
 */
export const soldOutRules = ['back-order', 'wait'] as const
export const SoldOutRule = v.picklist(soldOutRules)
export type SoldOutRule = v.InferOutput<typeof SoldOutRule>

/** The fields of a part that decide whether the part can be ordered. */
export interface SellablePart {
  stock: Stock
  /** The minimum order quantity; 1 if absent. */
  minQty?: number | null | undefined
}

/** The shop's rule and the day for which availability is calculated. */
export interface AvailabilityConditions {
  /** The shop's rule for parts that are out of stock; `back-order` if undefined. */
  soldOutRule: SoldOutRule | undefined
  /** The current day in the shop's time zone, `2026-11-28` (contract/kernel/shop-days.ts). */
  today: string
}

/**
 * The result for a quantity that can be ordered: `quantityNow` pieces ship at once, `later` pieces when they arrive, expected on the day
 * `on`, such
 * as `2026-12-04`.
 */
export type OrderableAvailability =
  | { type: 'in-stock'; quantityNow: number }
  | { type: 'back-order'; quantityNow: number; quantityLater: number; expectedOn: string }

/**
 * The result for a quantity that cannot be ordered.
 *
 * - `ended`: out of stock and discontinued;
 * - `sold-out`: out of stock; `on` is the expected day, null if unknown;
 * - `short`: only `maxQuantity` can be ordered; with `last` the part is discontinued, otherwise more are expected on the day `on`;
 * - `too-few`: below the minimum quantity `least`;
 * - `too-many`: above `maxQuantity`, the maximum of one line.
 */
export type UnorderableAvailability =
  | { type: 'ended' }
  | { type: 'sold-out'; expectedOn: string | null }
  | { type: 'short'; maxQuantity: number; isDiscontinued: boolean; expectedOn: string | null }
  | { type: 'too-few'; minQuantity: number }
  | { type: 'too-many'; maxQuantity: number }

export type Availability = OrderableAvailability | UnorderableAvailability

/** Returns the day on which new stock is expected; null if the day is unknown or in the past, because an expired date misleads. */
export const restockDateOf = ({ restockOn }: Stock, today: string): string | null =>
  restockOn !== undefined && restockOn >= today ? restockOn : null

/**
 * Decides whether a quantity of a part can be ordered, and on which day it is delivered. This is the only rule: list, page, cart, quote,
 * order, pack, feed and mail all use it. The result depends on the arguments only, for example on the stock that a device has cached.
 */
export function availability({ stock, minQty }: SellablePart, qty: number, { soldOutRule, today }: AvailabilityConditions): Availability {
  const there = Math.max(0, stock.qty)
  if (stock.state === 'ended') return { type: 'ended' }
  const on = restockDateOf(stock, today)
  const last = stock.last === true
  const later = !last && soldOutRule !== 'wait' ? on : null
  // The last pieces can be ordered below the minimum quantity; otherwise they could never be sold.
  const least = last ? Math.min(minQty ?? 1, there) : (minQty ?? 1)
  if (later === null && there < least) return { type: 'sold-out', expectedOn: on }
  if (qty < least) return { type: 'too-few', minQuantity: least }
  if (qty > MAX_QUANTITY) return { type: 'too-many', maxQuantity: MAX_QUANTITY }
  if (qty <= there) return { type: 'in-stock', quantityNow: qty }
  return later === null
    ? { type: 'short', maxQuantity: there, isDiscontinued: last, expectedOn: on }
    : { type: 'back-order', quantityNow: there, quantityLater: qty - there, expectedOn: later }
}

/** Whether a result of `availability` allows the order. */
export const isOrderable = (answer: Availability): answer is OrderableAvailability =>
  answer.type === 'in-stock' || answer.type === 'back-order'

/** Whether any quantity of a part can be ordered. If so, the part's Add button is shown. */
export const isPartOrderable = (part: SellablePart, asked: AvailabilityConditions): boolean => {
  const { type } = availability(part, 1, asked)
  return type !== 'ended' && type !== 'sold-out'
}

/**
 * Whether a customer can ask to be told when a part is back in stock: the part is not discontinued, and its stock is below its minimum
 * quantity. The rule `wait` is always used here, because a customer may prefer to wait even if the shop accepts back-orders.
 */
export const canSubscribeToRestock = (part: SellablePart, today: string): boolean =>
  availability(part, part.minQty ?? 1, { soldOutRule: 'wait', today }).type === 'sold-out'

/** The later of two days. */
export const laterDate = (one: string, other: string): string => (one > other ? one : other)

/** Returns the day on which the last of the ordered pieces ships; null if the day is unknown, or if the quantity cannot be ordered. */
export function shippingDateOf(answer: Availability, today: string): string | null {
  if (answer.type === 'in-stock') return today
  return answer.type === 'back-order' ? laterDate(today, answer.expectedOn) : null
}

/** Returns the first day on which all ordered pieces are in stock; today if they already are. */
export const completeShippingDate = (answers: readonly OrderableAvailability[], today: string): string =>
  answers.reduce((day, answer) => (answer.type === 'back-order' ? laterDate(day, answer.expectedOn) : day), today)
