import type { DisplayedCart, DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { isIncludedInOrder } from '#contract/pricing/pricing.ts'

/**
 * Returns the time of a cart line's price and stock, ISO 8601; null if unknown. A line that is not in the server's last list has the time
 * of the page it was added from. With neither time, returns the time it was added while the server is reachable, otherwise null.
 */
export function lineDataTime(
  { addedAt, isProvisional, asOf: seenAt }: Pick<DisplayedCartLine, 'addedAt' | 'isProvisional' | 'asOf'>,
  { asOf }: Pick<DisplayedCart, 'asOf'>,
  up: boolean,
): string | null {
  if (asOf !== null && !(isProvisional && addedAt > asOf)) return asOf
  if (seenAt !== undefined) return seenAt
  return up ? addedAt : null
}

/** Returns the age of the totals: the time of the line with the oldest data. */
export function oldestLineDataTime(
  lines: readonly DisplayedCartLine[],
  cart: Pick<DisplayedCart, 'asOf'>,
  up: boolean,
): string | null | undefined {
  const times = lines.map((line) => lineDataTime(line, cart, up))
  return times.includes(null) ? null : times.sort()[0]
}

/** Whether the totals are computed on this device, because the server has not confirmed the prices of the ordered lines yet. */
export const areTotalsLocal = ({ waiting, lines }: Pick<DisplayedCart, 'waiting' | 'lines'>): boolean =>
  waiting > 0 || lines.some((line) => line.isProvisional && isIncludedInOrder(line))
