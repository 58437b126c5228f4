import type { ShownCart, ShownLine } from '#app/hooks/use-cart.ts'
import { isOrdered } from '#contract/pricing.ts'

/**
 * The time of a line's price and stock, ISO 8601; null if unknown. A line that the server's last list does not contain has the time of the
 * page it was added from. Without that time it is current while the server is reachable, otherwise unknown.
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

/** The time of the oldest line, which is the age of the totals. */
export function sumsAsOf(lines: readonly ShownLine[], cart: Pick<ShownCart, 'asOf'>, up: boolean): string | null | undefined {
  const times = lines.map((line) => lineAsOf(line, cart, up))
  return times.includes(null) ? null : times.sort()[0]
}

/** Whether the server has not yet confirmed the prices of the ordered lines: until then the totals are computed on this device. */
export const isReckonedHere = ({ waiting, lines }: Pick<ShownCart, 'waiting' | 'lines'>): boolean =>
  waiting > 0 || lines.some((line) => line.provisional && isOrdered(line))
