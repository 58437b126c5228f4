import { type AttributeKey, type AttributeValue, isAttributeKey } from '#contract/attributes/attributes.ts'
import { isShopAttributeKey, type ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import { compareRuleFor } from './compare-rules.ts'
import { compareMissing, compareValues, isSameValue, type ValueComparison } from './compare-values.ts'
import type { RuleSource } from './rule-sources.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** What is compared of a part. `attributes` must be complete, while a card of a list has only some. */
export type ComparedPart = Pick<PartDetail, 'type' | 'attributes' | 'own'>

/** One attribute of two parts, and what its difference means. */
export interface ComparisonRow {
  key: AttributeKey | ShopAttributeKey
  old: AttributeValue | undefined
  candidate: AttributeValue | undefined
  comparison: ValueComparison
  /** Whether nobody can say that the part fits before this attribute of both is known. */
  isDecisive: boolean
  /** Where the rule comes from; null if no rule judges the attribute. */
  source: RuleSource | null
}

export interface PartComparison {
  rows: readonly ComparisonRow[]
  verdict: Verdict
}

const OTHER_KIND = /*i18n*/ 'Differs; these are parts of two kinds.'
const OWN_DIFFERS = /*i18n*/ 'Differs; what it means for the fit is not known.'
const OTHER_HOLE = /*i18n*/ 'A thread on one, a plain hole on the other: the old bolts do not suit.'

/** Kinds of parts that take each other’s place. All others are compared with their own kind only. */
const sameKinds: readonly (readonly PartType[])[] = [['pulley', 'clutchPulley']]

const isOneKind = (one: PartType, other: PartType): boolean =>
  one === other || sameKinds.some((kinds) => kinds.includes(one) && kinds.includes(other))

/**
 * Returns the attributes to compare, the most important first: those of the part types, then others that a part has. Attributes that
 * neither part has are left out, unless they are decisive.
 */
function comparedKeys(old: ComparedPart, candidate: ComparedPart): (AttributeKey | ShopAttributeKey)[] {
  const keys = new Set<string>([old, candidate].flatMap(({ type }) => partTypes[type].attributes))
  for (const { attributes } of [old, candidate]) for (const key of Object.keys(attributes)) keys.add(key)
  return [...keys].filter((key): key is AttributeKey | ShopAttributeKey => isAttributeKey(key) || isShopAttributeKey(key))
}

/**
 * Compares a candidate with an old part, attribute by attribute, by the rule table (compare-rules.ts). Attributes of the shop's own are the
 * same, or differ with an unknown effect. Parts of two kinds are shown beside each other without a judgement.
 */
export function compareParts(old: ComparedPart, candidate: ComparedPart): PartComparison {
  const isComparable = isOneKind(old.type, candidate.type)
  const rows = comparedKeys(old, candidate).flatMap((key) => compareAttribute(old, candidate, key, isComparable) ?? [])
  return { rows, verdict: verdictOf(rows, isComparable) }
}

function compareAttribute(
  old: ComparedPart,
  candidate: ComparedPart,
  key: AttributeKey | ShopAttributeKey,
  isComparable: boolean,
): ComparisonRow | null {
  const [was, is] = [old.attributes[key], candidate.attributes[key]]
  const rule = isAttributeKey(key) ? compareRuleFor(candidate.type, key) : undefined
  const row = { key, old: was, candidate: is, isDecisive: isComparable && rule?.isDecisive === true, source: rule?.source ?? null }
  const missing = compareMissing(was, is)
  if (missing !== null) {
    const counterpart = rule?.counterpart
    const [has, lacks] = was === undefined ? [candidate, old] : [old, candidate]
    if (counterpart !== undefined && has.attributes[key] !== undefined && lacks.attributes[counterpart] !== undefined)
      // One row says it for both attributes: that of the old part.
      return was === undefined ? null : { ...row, comparison: { type: 'matters', isObstacle: true, reason: OTHER_HOLE } }
    return was === undefined && is === undefined && !mustBeKnown(old, candidate, key, row.isDecisive)
      ? null
      : { ...row, comparison: missing }
  }
  if (was === undefined || is === undefined) return null
  if (isSameValue(was, is)) return { ...row, comparison: { type: 'same' } }
  if (!isComparable) return { ...row, source: null, comparison: { type: 'unknown', reason: OTHER_KIND } }
  if (rule === undefined) return { ...row, comparison: { type: 'unknown', reason: OWN_DIFFERS } }
  return { ...row, comparison: compareValues(rule, was, is) }
}

/**
 * Whether an attribute that neither part has is a gap in the data: it is decisive for the part type, no other attribute stands in its
 * place, and nothing known says that such parts do not have it.
 */
function mustBeKnown(old: ComparedPart, candidate: ComparedPart, key: AttributeKey | ShopAttributeKey, isDecisive: boolean): boolean {
  const listed = partTypes[candidate.type].attributes
  if (!isDecisive || !isAttributeKey(key) || !listed.includes(key)) return false
  const counterpart = compareRuleFor(candidate.type, key)?.counterpart
  if (counterpart !== undefined && listed.includes(counterpart)) {
    const isNeither = [old, candidate].every(({ attributes }) => attributes[counterpart] === undefined)
    return isNeither && listed.indexOf(key) < listed.indexOf(counterpart)
  }
  const both = (other: AttributeKey, values: readonly string[]) =>
    [old, candidate].every(({ attributes }) => values.includes(String(attributes[other])))
  switch (key) {
    case 'grooves':
      return !both('pulleyKind', ['none'])
    // Inertia starters of lawn machines have no pilot.
    case 'pilotMm':
      return !both('starterKind', ['inertia', 'PMDD'])
    // Sellers list a pump where there is one.
    case 'vacuumPump':
      return false
    // An alternator on a flywheel has neither ears nor a direction of its own.
    default:
      return !both('mountKind', ['flywheel'])
  }
}
