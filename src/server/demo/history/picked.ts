import type { PartType } from '#contract/part/part-types.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import type { OrderPlan, PlannedOrderLine } from './plans.ts'
import type { OrderedPart } from './replay.ts'

/** A part that a demo order may contain. `stock` decreases with each order. */
export interface PartChoice {
  mcode: string
  type: PartType
  category_id: string
  min_qty: number
  stock: number
  has_core: boolean
}

/**
 * Types of parts that are used up, so that a workshop orders many pieces at once. It never does so for a winding, a pinion or a complete
 * unit.
 */
const consumables: ReadonlySet<PartType> = new Set(['brushSet', 'bushing', 'bearing', 'plugLead', 'batteryCable', 'relay', 'slipRing'])
const MAX_UNITS_AT_ONCE = 2
const MAX_CONSUMABLES_AT_ONCE = 20

/** Returns the maximum quantity of a part type that a workshop orders at once. */
export const maxQuantityAtOnce = (type: PartType): number =>
  consumables.has(type) ? MAX_CONSUMABLES_AT_ONCE : type === 'starter' || type === 'alternator' ? 1 : MAX_UNITS_AT_ONCE

/** The number of parts of each kind from which the demo orders choose. A workshop orders the same parts again. */
const MAX_CANDIDATES_PER_TYPE = 5

/**
 * Chooses parts for the lines of an order. A part is of the wanted type if the shop has one, occurs once per order, and has a quantity that
 * is limited by stock and by `maxQuantityAtOnce`.
 */
export function pickParts({ lines }: Pick<OrderPlan, 'lines'>, parts: readonly PartChoice[], rng: RandomGenerator): OrderedPart[] {
  const taken = new Set<string>()
  return lines.flatMap((line): OrderedPart[] => {
    const pieces = ({ type, min_qty }: PartChoice) => Math.max(Math.min(line.qty, maxQuantityAtOnce(type)), min_qty)
    const from =
      findCandidateParts(line, parts).find((list) => list.some((part) => !taken.has(part.mcode) && part.stock >= pieces(part))) ?? []
    const free = from.filter((part) => !taken.has(part.mcode) && part.stock >= pieces(part))
    if (free.length === 0) return []
    const part = rng.pickOne(free.slice(0, MAX_CANDIDATES_PER_TYPE))
    const qty = pieces(part)
    taken.add(part.mcode)
    part.stock -= qty
    return [{ mcode: part.mcode, qty }]
  })
}

/**
 * Returns lists of suitable parts for an order line, best list first: parts of its sub-category, parts of its type, then substitutes for a
 * small shop.
 */
function findCandidateParts({ partTypes, categoryId, hasCoreCharge }: PlannedOrderLine, parts: readonly PartChoice[]): PartChoice[][] {
  const alike = parts.filter(({ has_core }) => has_core === (hasCoreCharge ?? false))
  const kind = alike.filter(({ type }) => partTypes.includes(type))
  return [
    kind.filter(({ category_id }) => categoryId === undefined || category_id === categoryId),
    kind,
    alike.filter(({ min_qty }) => min_qty <= 1),
    alike,
    [...parts],
  ]
}
