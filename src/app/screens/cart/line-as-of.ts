import type { ShownCart, ShownLine } from '#app/hooks/use-cart.ts'

/**
 * When price and stock of a line were so, ISO 8601; null when nobody knows. A line that the shop's last list does not have yet was taken from a page of this device, of
 * whatever age: with the shop in reach it is confirmed at once, without it nothing is known.
 */
export function lineAsOf(
  { addedAt, provisional }: Pick<ShownLine, 'addedAt' | 'provisional'>,
  { asOf }: Pick<ShownCart, 'asOf'>,
  up: boolean,
): string | null {
  if (asOf !== null && !(provisional && addedAt > asOf)) return asOf
  return up ? addedAt : null
}
