import type { AttributeKey } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { CompareRule } from './compare-rule.ts'
import { connectionRules } from './connection-rules.ts'
import { driveRules } from './drive-rules.ts'
import { electricalRules } from './electrical-rules.ts'
import { mountingRules } from './mounting-rules.ts'
import { sizeRules } from './size-rules.ts'
import { supplyRules } from './supply-rules.ts'

/** The rule table of the comparison, by the groups of the attribute table. Every attribute of every part type has exactly one rule. */
export const compareRules: readonly CompareRule[] = [
  ...electricalRules,
  ...driveRules,
  ...sizeRules,
  ...mountingRules,
  ...connectionRules,
  ...supplyRules,
]

/** Returns the rule for an attribute of a part type: the type's own rule, otherwise the rule for all types. */
export const compareRuleFor = (type: PartType, attribute: AttributeKey): CompareRule | undefined =>
  compareRules.find((rule) => rule.attribute === attribute && rule.types !== 'all' && rule.types.includes(type)) ??
  compareRules.find((rule) => rule.attribute === attribute && rule.types === 'all')
