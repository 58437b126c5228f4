import * as v from 'valibot'
import type { Stock } from './catalogue.ts'
import { MAX_QUANTITY } from './limits.ts'

/**
 * What a shop does with a part that is sold out and whose next delivery has a day. `back-order`: it takes the order, and the pieces follow
 * when they are there. `wait`: it takes no order until the part is back.
 */
export const soldOutRules = ['back-order', 'wait'] as const
export const SoldOutRule = v.picklist(soldOutRules)
export type SoldOutRule = v.InferOutput<typeof SoldOutRule>

/** What of a part decides whether it may be ordered. */
export interface ForSale {
  stock: Stock
  /** The least pieces that are sold; 1 where nothing is said. */
  minQty?: number | null | undefined
}

/** Under which rule and on which day it is asked. */
export interface Asked {
  /** Back-order where the shop says nothing. */
  soldOut: SoldOutRule | undefined
  /** The day that it is at the shop, `2026-11-28` (contract/shop-days.ts). */
  today: string
}

/** So many pieces may be ordered; `now` of them leave at once, `later` when they have come in about `on`, a day such as `2026-12-04`. */
export type Orderable = { type: 'in-stock'; now: number } | { type: 'back-order'; now: number; later: number; on: string }

/**
 * So many pieces may not be ordered.
 *
 * - `ended`: none is left, and it is not made any more;
 * - `sold-out`: none may be ordered until it is back; `on` is when that is expected, null when nobody knows;
 * - `short`: only `most` may be ordered; no more will come of the `last` pieces, of others on `on` as above;
 * - `too-few`: it is sold from `least` pieces up;
 * - `too-many`: one line takes at most `most`.
 */
export type NotOrderable =
  | { type: 'ended' }
  | { type: 'sold-out'; on: string | null }
  | { type: 'short'; most: number; last: boolean; on: string | null }
  | { type: 'too-few'; least: number }
  | { type: 'too-many'; most: number }

export type Availability = Orderable | NotOrderable

/** The day on which more is expected; null when nobody knows, or once it has passed: an old promise is worse than none. */
export const expectedOn = ({ restockOn }: Stock, today: string): string | null =>
  restockOn !== undefined && restockOn >= today ? restockOn : null

/**
 * THE rule of what may be ordered and when it comes: list, page, cart, quote, order, pack, feed and mail all ask it. Stock is as it is known
 * to whoever asks; nothing else decides.
 */
export function availability({ stock, minQty }: ForSale, qty: number, { soldOut, today }: Asked): Availability {
  const there = Math.max(0, stock.qty)
  if (stock.state === 'ended') return { type: 'ended' }
  const on = expectedOn(stock, today)
  const last = stock.last === true
  const later = !last && soldOut !== 'wait' ? on : null
  // The last pieces may be fewer than its least quantity: else nobody could take them.
  const least = last ? Math.min(minQty ?? 1, there) : (minQty ?? 1)
  if (later === null && there < least) return { type: 'sold-out', on }
  if (qty < least) return { type: 'too-few', least }
  if (qty > MAX_QUANTITY) return { type: 'too-many', most: MAX_QUANTITY }
  if (qty <= there) return { type: 'in-stock', now: qty }
  return later === null ? { type: 'short', most: there, last, on } : { type: 'back-order', now: there, later: qty - there, on: later }
}

/** Whether an answer lets so many pieces be ordered. */
export const isOrderable = (answer: Availability): answer is Orderable => answer.type === 'in-stock' || answer.type === 'back-order'

/** Whether any pieces of a part may be ordered: whether it has an Add button. */
export const mayBeOrdered = (part: ForSale, asked: Asked): boolean => {
  const { type } = availability(part, 1, asked)
  return type !== 'ended' && type !== 'sold-out'
}

/**
 * Whether somebody can wait for a part: it is made still, and fewer pieces are there than are sold at once. Asked as of a shop that waits: a
 * buyer may wait also where an order is taken.
 */
export const mayBeWaitedFor = (part: ForSale, today: string): boolean =>
  availability(part, part.minQty ?? 1, { soldOut: 'wait', today }).type === 'sold-out'

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one > other ? one : other)

/** The day on which the last of the pieces leave the shelf; null when nobody knows, or they may not be ordered. */
export function leavesOn(answer: Availability, today: string): string | null {
  if (answer.type === 'in-stock') return today
  return answer.type === 'back-order' ? laterDay(today, answer.on) : null
}

/** The day on which pieces that may be ordered are all there; today when they are there already. */
export const allThereOn = (answers: readonly Orderable[], today: string): string =>
  answers.reduce((day, answer) => (answer.type === 'back-order' ? laterDay(day, answer.on) : day), today)
