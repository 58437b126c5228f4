import type { RowValues } from '#server/import/tables/row-values.ts'

/** Prices that are of so many pieces, as one piece costs. Changes `values`, and says whether fractions of a cent were lost. A core is of a piece. */
export function byThePiece({ figures, money }: RowValues): boolean {
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
