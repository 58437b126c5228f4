import type { CartSums } from '#contract/cart.ts'
import { centsOf } from '#contract/primitives.ts'
import type { OptimisticLine } from './optimistic-cart.ts'
import { dollarsOf } from './price-at.ts'

/** Sums of what is in the cart, in whole cents on the way. What is set aside, and what the shop refused, does not count. */
export function optimisticSums(lines: readonly OptimisticLine[]): CartSums {
  const counted = lines.filter((line) => line.job === '' && !line.onlyRefused)
  const sum = (of: (line: OptimisticLine) => number) => counted.reduce((all, line) => all + of(line), 0)
  const goods = sum((line) => centsOf(line.amount))
  const coreCharges = sum((line) => centsOf(line.coreCharge) * line.qty)
  return {
    lines: counted.length,
    pieces: sum((line) => line.qty),
    goods: dollarsOf(goods),
    coreCharges: dollarsOf(coreCharges),
    total: dollarsOf(goods + coreCharges),
  }
}
