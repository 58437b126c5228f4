import { type Tolerance, toleranceAt } from './measurable.ts'

/** So that a number that binary fractions only approach is not rounded down by a whole step. */
const ROUNDING = 1e-9

/**
 * Returns how far the value of a part may differ from a reading in either direction and still agree, in the unit of the attribute. The
 * tolerance is that of the part's value (`agrees`), so below the reading it is a little less than at the reading itself.
 */
export const sureTolerance = (tolerance: Tolerance, read: number): number => toleranceAt(tolerance, read) / (1 + tolerance.relative)

/** Rounds a tolerance to be said down, because what is said must be true of every value; never to nothing. */
export function roundDown(tolerance: number, decimals = decimalsFor(tolerance)): number {
  const steps = 10 ** decimals
  return Math.floor(tolerance * steps + ROUNDING) / steps
}

const decimalsFor = (tolerance: number) => (tolerance < 0.1 ? 3 : tolerance < 10 ? 1 : 0)
