import type { FinderQuestion } from '#contract/finder/finder.ts'
import { toleranceAt } from '#contract/finder/measurable.ts'

/** A question that is answered by a number. */
export type MeasureQuestion = Extract<FinderQuestion, { type: 'measure' }>

/** As many values as quick buttons take no more place than the field. */
const MAX_QUICK_VALUES = 6
/** A value further away than this many tolerances was not measured. */
const NEAR_TOLERANCES = 4

/**
 * Returns the values of the remaining parts to offer as quick buttons, ascending: all if they are few; with a measured number those near
 * it; otherwise none.
 */
export function nearValues({ values, tolerance }: Pick<MeasureQuestion, 'values' | 'tolerance'>, measured: number | null) {
  if (measured === null) return values.length <= MAX_QUICK_VALUES ? values : []
  const distance = ({ value }: { value: string }) => Math.abs(Number(value) - measured)
  return values
    .filter((one) => distance(one) <= NEAR_TOLERANCES * toleranceAt(tolerance, measured))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MAX_QUICK_VALUES)
    .toSorted((one, other) => Number(one.value) - Number(other.value))
}
