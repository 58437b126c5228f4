import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import type { PartType } from './part-types.ts'

/**
 * The types of components that a repair needs, the most frequent first: what wears comes before what breaks. Other types follow in the order
 * of the parts list. The source is common knowledge of the trade.
 */
const repairOrder: readonly PartType[] = [
  'solenoid',
  'brushSet',
  'brushHolder',
  'drive',
  'regulator',
  'rectifier',
  'bearing',
  'bushing',
  'clutchPulley',
  'pulley',
]

/** The lines of a parts list that hold one type of component. */
export interface ComponentKind {
  type: PartType
  /** The positions in the parts list, ascending. */
  positions: readonly number[]
}

/** Returns the types of the sold components of a unit, the most frequently needed first. */
export function componentKinds(lines: readonly PartsListLine[]): ComponentKind[] {
  const kinds = new Map<PartType, number[]>()
  for (const { position, part } of lines) {
    if (part === undefined) continue
    const positions = kinds.get(part.type) ?? []
    positions.push(position)
    kinds.set(part.type, positions)
  }
  const rankOf = (type: PartType) => (repairOrder.includes(type) ? repairOrder.indexOf(type) : repairOrder.length)
  return [...kinds].map(([type, positions]) => ({ type, positions })).sort((one, other) => rankOf(one.type) - rankOf(other.type))
}

/** The fragment of a line of a parts list in the URL of its unit: `#line-7`. */
export const lineFragment = (position: number): string => `line-${position}`
