import type { ShownCart, ShownLine } from '#app/hooks/use-cart.ts'
import { isOrdered } from '#contract/pricing.ts'

/**
 * When price and stock of a line were so, ISO 8601; null when nobody knows. A line that the shop's last list does not have yet was taken
 * from a page of this device, and is of when that was so; where the page did not say, it is confirmed at once with the shop in reach, and
 * without it nothing is known.
 */
export function lineAsOf(
  { addedAt, provisional, asOf: seenAt }: Pick<ShownLine, 'addedAt' | 'provisional' | 'asOf'>,
  { asOf }: Pick<ShownCart, 'asOf'>,
  up: boolean,
): string | null {
  if (asOf !== null && !(provisional && addedAt > asOf)) return asOf
  if (seenAt !== undefined) return seenAt
  return up ? addedAt : null
}

/** When the oldest of these lines was so: of then are their sums. */
export function sumsAsOf(lines: readonly ShownLine[], cart: Pick<ShownCart, 'asOf'>, up: boolean): string | null | undefined {
  const times = lines.map((line) => lineAsOf(line, cart, up))
  return times.includes(null) ? null : times.sort()[0]
}

/** Whether the shop has yet to say what the lines cost that are ordered: until then their sums are reckoned on this device. */
export const isReckonedHere = ({ waiting, lines }: Pick<ShownCart, 'waiting' | 'lines'>): boolean =>
  waiting > 0 || lines.some((line) => line.provisional && isOrdered(line))
