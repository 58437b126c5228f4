import type { QuantityPriceBreak, RunningPromotion } from '#contract/catalogue/catalogue.ts'
import { centsOf, dollarsOf } from '#contract/kernel/primitives.ts'
import { priceBreaksAt } from '#contract/pricing/pricing.ts'

/**
 * Restores regular prices in cached data after a promotion ends. Parts, list rows, suggestions and cart lines contain their price without
 * the promotion (`RunningPromotion.usual`), so this works offline.
 */

interface PromotedItem {
  price?: number | null | undefined
  wasPrice?: number | null | undefined
  priceLadder?: readonly QuantityPriceBreak[] | null | undefined
  promotion?: RunningPromotion | null | undefined
  priceBefore?: number | undefined
}

/** A cart line: quantity and amount. */
interface PricedLine extends PromotedItem {
  qty: number
  amount: number
  price: number
}

const isPricedLine = (sold: PromotedItem): sold is PricedLine => 'qty' in sold && 'amount' in sold

/** Returns a part or cart line without its promotion if the promotion has ended; otherwise the same object. */
export function removeEndedPromotion<P extends PromotedItem>(part: P, nowMs: number): P {
  if (!part.promotion || nowMs < Date.parse(part.promotion.until)) return part
  const {
    promotion: { usual },
    wasPrice,
    priceBefore: _,
    ...rest
  } = part
  const priceOf = (qty: number) => priceBreaksAt(usual, qty).step?.unitPrice ?? wasPrice ?? part.price
  // A list row contains its quantity price breaks only if there are several.
  const ladder = part.priceLadder !== undefined || usual.length > 1 ? { priceLadder: usual } : {}
  const made = { ...rest, ...ladder, price: priceOf(1) }
  return (isPricedLine(part) ? { ...made, ...repricedLine(part, priceOf(part.qty) ?? part.price) } : made) as unknown as P
}

/** Returns a cart line at another price. `priceBefore` keeps the price that the customer saw, so that the cart shows the change. */
function repricedLine({ qty, price, priceBefore = price }: PricedLine, now: number) {
  const moved = centsOf(priceBefore) === centsOf(now) ? {} : { priceBefore }
  return { price: now, amount: dollarsOf(centsOf(now) * qty), ...moved }
}

const isPromoted = (value: object): value is PromotedItem & { promotion: RunningPromotion } =>
  'promotion' in value && typeof value.promotion === 'object' && value.promotion !== null && 'usual' in value.promotion

/** Returns a cached JSON value without the promotions that have ended; the same object if none has ended. */
export const removeEndedPromotions = <T>(value: T, nowMs: number): T => removeEndedRecursively(value, nowMs) as T

function removeEndedRecursively(value: unknown, nowMs: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const made = value.map((one) => removeEndedRecursively(one, nowMs))
    return made.some((one, at) => one !== value[at]) ? made : value
  }
  const changed = Object.entries(value).flatMap(([name, field]) => {
    const made = removeEndedRecursively(field, nowMs)
    return made === field ? [] : [[name, made] as const]
  })
  const whole = changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  return isPromoted(whole) ? removeEndedPromotion(whole, nowMs) : whole
}

/** Returns the earliest end of the promotions in a value, in milliseconds since 1970; null if there are none. */
export function nextPromotionEndMs(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  const ends = Object.values(value).map(nextPromotionEndMs)
  if (isPromoted(value)) ends.push(Date.parse(value.promotion.until))
  const known = ends.filter((end) => end !== null)
  return known.length === 0 ? null : Math.min(...known)
}
