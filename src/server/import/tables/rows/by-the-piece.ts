import type { RowValues } from '#server/import/tables/row-values.ts'

/**
 * Converts prices for several pieces to prices for one piece, within `values`. A core charge is always for one piece and stays as it is.
 * Returns whether fractions of a cent were rounded.
 */
export function convertPricesToOnePiece({ numberValues: figures, money }: RowValues): boolean {
  const pieces = figures.get('priceUnit') ?? 1
  figures.delete('priceUnit')
  if (pieces === 1) return false
  let isRounded = false
  for (const [target, price] of money) {
    if (target === 'core') continue
    const cents = Math.round(price.cents / pieces)
    if (cents * pieces !== price.cents) isRounded = true
    money.set(target, { ...price, cents })
  }
  return isRounded
}
