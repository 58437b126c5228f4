import { type UnitMatches, unitsContradicting } from './match-units.ts'

/** A list with more units than this is long enough: units that one answer contradicts slightly are then left out. */
const MAX_UNITS_WITH_SLIGHTLY_OFF = 12

/** The units in question. `agreeing` contradict no answer. */
export interface RemainingUnits {
  agreeing: Int32Array
  /**
   * The units of the list: those that agree, and if they are few, those that one answer contradicts slightly. If there are neither, those
   * that contradict the fewest answers, because one of the answers must be wrong.
   */
  listed: Int32Array
}

export function remainingUnits(matches: UnitMatches): RemainingUnits {
  const agreeing = unitsContradicting(matches, 0)
  if (agreeing.length > MAX_UNITS_WITH_SLIGHTLY_OFF) return { agreeing, listed: agreeing }
  const near = unitsContradicting(matches, 1, true)
  if (agreeing.length + near.length > 0) return { agreeing, listed: joinUnits(agreeing, near) }
  const fewest = matches.contradicted.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return { agreeing, listed: unitsContradicting(matches, fewest) }
}

function joinUnits(some: Int32Array, others: Int32Array): Int32Array {
  const all = new Int32Array(some.length + others.length)
  all.set(some)
  all.set(others, some.length)
  return all
}
