import type { OldUnit } from '#app/state/old-unit/old-unit.ts'
import type { AttributeValue } from '#contract/attributes/attributes.ts'
import { agrees } from '#contract/finder/agrees.ts'
import { CANNOT_READ } from '#contract/finder/finder-query.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'

/**
 * How a measure of a part compares with the old unit. `differs`: `oldValue` is what the old unit has instead; null if nobody said so.
 * `cannot-read`: it cannot be told from the old unit.
 */
export type Verdict = { type: 'unchecked' | 'matches' | 'cannot-read' } | { type: 'differs'; oldValue: string | null }

/**
 * Compares a measure of a part with what is known of the old unit. Two measures are the same within the tolerance of the attribute
 * (contract/finder/measurable.ts).
 */
export function judgeMeasure(unit: Pick<OldUnit, 'answers' | 'differs'> | null, key: MeasurableKey, value: AttributeValue): Verdict {
  const answer = unit?.answers.find((one) => one.key === key)?.value
  if (answer === CANNOT_READ) return { type: 'cannot-read' }
  if (answer !== undefined) return agrees(key, answer, value) ? { type: 'matches' } : { type: 'differs', oldValue: answer }
  const isRefused = (unit?.differs ?? []).some((one) => one.key === key && agrees(key, one.value, value))
  return isRefused ? { type: 'differs', oldValue: null } : { type: 'unchecked' }
}
