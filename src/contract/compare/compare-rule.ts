import type { AttributeKey } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { RuleSource } from './rule-sources.ts'

/**
 * What a difference means for the fit. `fits`: nothing. `check`: it may be mounted, but something has to be looked at first. `stops`: it
 * does not fit. `unknown`: the values alone do not say.
 */
export type Effect = 'fits' | 'check' | 'stops' | 'unknown'

/** A pair of values with a meaning of its own, which goes before the rest of the rule. */
export interface RuleCase {
  /** The values of the old part; absent: any. */
  old?: readonly string[]
  /** The values of the candidate; absent: any. `more`, `less`: a number that is larger or smaller than the old one. */
  new?: readonly string[] | 'more' | 'less'
  effect: Effect
  reason: string
}

/**
 * How two values of one attribute compare, for some part types. A row of the rule table.
 *
 * Reasons are sentences for a mechanic. `{old}` and `{new}` stand for the two values with their units, `{by}` for the difference of two
 * numbers, or for what is missing from a list.
 */
export interface CompareRule {
  attribute: AttributeKey
  /** The part types that the rule is for; `all`: every type that has no rule of its own for the attribute. */
  types: 'all' | readonly PartType[]
  /**
   * - `must-equal`: any difference matters.
   * - `within`: numbers may differ by `tolerance`.
   * - `more-fits`: a larger number fits, a smaller one matters.
   * - `less-fits`: a smaller number fits, a larger one matters if it is larger by more than `tolerance`.
   * - `covers`: lists; the candidate must have everything that the old one has.
   * - `no-effect`: a difference changes nothing about the fit.
   */
  matters: 'must-equal' | 'within' | 'more-fits' | 'less-fits' | 'covers' | 'no-effect'
  /** In the unit of the attribute. */
  tolerance?: number
  /** What a difference means that matters. */
  effect: Effect
  /** Whether nobody can say that a part fits before this attribute of both is known. */
  isDecisive: boolean
  /** Why a difference matters; for `no-effect` why it does not. */
  reason: string
  /** Why a difference in the harmless direction fits. */
  fits?: string
  cases?: readonly RuleCase[]
  /** An attribute that a part has in place of this one: a threaded hole has a thread, a plain hole a diameter. */
  counterpart?: AttributeKey
  source: RuleSource
}

type Common = Pick<CompareRule, 'attribute' | 'types' | 'source'>

/** A rule whose difference means that the part does not fit, and without which nobody can say that it does. */
export const stopsIf = (common: Common, matters: CompareRule['matters'], reason: string, more: Partial<CompareRule> = {}): CompareRule => ({
  ...common,
  matters,
  effect: 'stops',
  isDecisive: true,
  reason,
  ...more,
})

/** A rule whose difference has to be looked at before the part is mounted. */
export const checkIf = (common: Common, matters: CompareRule['matters'], reason: string, more: Partial<CompareRule> = {}): CompareRule => ({
  ...common,
  matters,
  effect: 'check',
  isDecisive: false,
  reason,
  ...more,
})

/** A rule that says why a difference has no effect on the fit. */
export const noEffect = (common: Common, reason: string): CompareRule => ({
  ...common,
  matters: 'no-effect',
  effect: 'fits',
  isDecisive: false,
  reason,
})
