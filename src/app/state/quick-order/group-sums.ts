import { type AvailabilityConditions, availability } from '#contract/catalogue/availability.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { joinLinesOfPart, type PartQuantity, totalsOfPart } from '#contract/number-list/list-sums.ts'

/** The sum of some of the parts that the pad adds. Amounts are in dollars. */
export interface GroupSum {
  type: 'in-stock' | 'back-order' | 'not-orderable'
  parts: number
  pieces: number
  goodsUsd: number
  coreChargesUsd: number
}

/**
 * Returns the sums of what is added, by whether it ships now or later; groups without parts are left out. Lines of one part are one, as in
 * the cart, so that the groups add up to the cart's total to the cent. `not-orderable`: together the lines ask for more than there is.
 */
export function sumsByGroup(toOrder: readonly PartQuantity[], conditions: AvailabilityConditions): GroupSum[] {
  const groups = new Map<GroupSum['type'], { parts: number; pieces: number; goods: number; core: number }>()
  for (const one of joinLinesOfPart(toOrder)) {
    const { type } = availability(one.part, one.qty, conditions)
    const key = type === 'in-stock' || type === 'back-order' ? type : 'not-orderable'
    const sum = groups.get(key) ?? { parts: 0, pieces: 0, goods: 0, core: 0 }
    const { goods, coreCharges } = totalsOfPart(one)
    groups.set(key, { parts: sum.parts + 1, pieces: sum.pieces + one.qty, goods: sum.goods + goods, core: sum.core + coreCharges })
  }
  return (['in-stock', 'back-order', 'not-orderable'] as const).flatMap((type) => {
    const sum = groups.get(type)
    return sum === undefined
      ? []
      : [{ type, parts: sum.parts, pieces: sum.pieces, goodsUsd: dollarsOf(sum.goods), coreChargesUsd: dollarsOf(sum.core) }]
  })
}
