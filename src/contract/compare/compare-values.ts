import type { AttributeValue } from '#contract/attributes/attributes.ts'
import type { CompareRule, Effect, RuleCase } from './compare-rule.ts'

/**
 * How a value of a candidate compares with the old one. `matters` has `isObstacle` if the part does not fit because of it; otherwise
 * something has to be looked at. `by`: the difference of two numbers, or what is missing from a list. Reasons are messages with the
 * places `{old}`, `{new}` and `{by}`.
 */
export type ValueComparison =
  | { type: 'same' }
  | { type: 'fits'; reason: string; by?: AttributeValue }
  | { type: 'matters'; isObstacle: boolean; reason: string; by?: AttributeValue }
  | { type: 'unknown'; reason: string; by?: AttributeValue }

const UNKNOWN_OF_BOTH = /*i18n*/ 'Not known of either part.'
const UNKNOWN_OF_OLD = /*i18n*/ 'Not known of the old part.'
const UNKNOWN_OF_NEW = /*i18n*/ 'Not known of this part.'
const IN_TOLERANCE = /*i18n*/ 'Differs by {by}: within the tolerance.'
const DIFFERS = /*i18n*/ 'Differs, without an effect on the fit.'

const isMissing = (value: AttributeValue | undefined): value is undefined | '' => value === undefined || value === ''

/** Returns the comparison of two values of which one or both are missing; null if both are known. */
export function compareMissing(old: AttributeValue | undefined, candidate: AttributeValue | undefined): ValueComparison | null {
  if (isMissing(old)) return { type: 'unknown', reason: isMissing(candidate) ? UNKNOWN_OF_BOTH : UNKNOWN_OF_OLD }
  return isMissing(candidate) ? { type: 'unknown', reason: UNKNOWN_OF_NEW } : null
}

const numberOf = (value: AttributeValue): number | null => {
  const number = typeof value === 'number' ? value : /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null
  return number !== null && Number.isFinite(number) ? number : null
}

/** Small sums of fractions differ in the last digits: 54.2 - 54 is not 0.2. */
const EPSILON = 1e-6

const wordsOf = (value: AttributeValue): string => String(value).trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether two values say the same: equal numbers, or equal texts whatever their spaces and capitals. */
export function isSameValue(old: AttributeValue, candidate: AttributeValue): boolean {
  const [was, is] = [numberOf(old), numberOf(candidate)]
  return was !== null && is !== null ? Math.abs(was - is) < EPSILON : wordsOf(old) === wordsOf(candidate)
}

const listOf = (value: AttributeValue): string[] =>
  String(value)
    .split(/[,;/+]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

const withEffect = (effect: Effect, reason: string, by?: AttributeValue): ValueComparison => {
  const more = by === undefined ? {} : { by }
  if (effect === 'fits' || effect === 'unknown') return { type: effect, reason, ...more }
  return { type: 'matters', isObstacle: effect === 'stops', reason, ...more }
}

const isAmong = (value: AttributeValue, values: readonly string[]) => values.some((one) => wordsOf(one) === wordsOf(value))

const caseFor = (cases: readonly RuleCase[], old: AttributeValue, candidate: AttributeValue, gap: number | null) =>
  cases.find((one) => {
    if (one.old !== undefined && !isAmong(old, one.old)) return false
    if (one.new === 'more') return gap !== null && gap > 0
    if (one.new === 'less') return gap !== null && gap < 0
    return one.new === undefined || isAmong(candidate, one.new)
  })

/** Compares two known values by a rule. */
export function compareValues(rule: CompareRule, old: AttributeValue, candidate: AttributeValue): ValueComparison {
  if (isSameValue(old, candidate)) return { type: 'same' }
  const [was, is] = [numberOf(old), numberOf(candidate)]
  const gap = was === null || is === null ? null : is - was
  // Rounded, because the difference of two decimal numbers has digits that neither of them has.
  const by = gap === null ? undefined : Number(distanceOf(rule, Math.abs(gap)).toFixed(3))
  if (rule.matters === 'no-effect') return withEffect('fits', rule.reason, by)
  if (gap !== null && isHarmless(rule, gap)) return withEffect('fits', rule.fits ?? IN_TOLERANCE, by)
  if (rule.matters === 'covers' && gap === null) return compareLists(rule, old, candidate)
  const special = caseFor(rule.cases ?? [], old, candidate, gap)
  if (special !== undefined) return withEffect(special.effect, special.reason, by)
  // A number beside a text that is none: a rule about sizes cannot judge them.
  if (gap === null && !['must-equal', 'covers'].includes(rule.matters))
    return { type: 'unknown', reason: /*i18n*/ 'Differs; what it means for the fit is not known.' }
  return withEffect(rule.effect, rule.reason, by)
}

/** An angle is at most half a turn away from another one. */
const distanceOf = ({ attribute }: CompareRule, gap: number): number => (attribute === 'clockingDeg' ? Math.min(gap, 360 - gap) : gap)

function isHarmless(rule: CompareRule, gap: number): boolean {
  const tolerance = (rule.tolerance ?? 0) + EPSILON
  switch (rule.matters) {
    case 'within':
      return Math.abs(gap) <= tolerance
    case 'more-fits':
      return gap > -tolerance
    case 'less-fits':
      return gap < tolerance
    default:
      return false
  }
}

function compareLists(rule: CompareRule, old: AttributeValue, candidate: AttributeValue): ValueComparison {
  const has = listOf(candidate).map(wordsOf)
  const missing = listOf(old).filter((one) => !has.includes(wordsOf(one)))
  return missing.length === 0 ? withEffect('fits', rule.fits ?? DIFFERS) : withEffect(rule.effect, rule.reason, missing.join(', '))
}
