import { type AttributeKey, attributes } from '#contract/attributes/attributes.ts'
import { partTypes } from '#contract/part/part-types.ts'
import type { ComparedPart } from './compare-parts.ts'
import { compareRuleFor } from './compare-rules.ts'

/**
 * Returns the measures in millimetres that a part of its type has and that its data lacks. A drawing shows the usual measure in their place,
 * so what it shows there is no fact.
 */
export const unmeasuredOf = ({ type, attributes: known }: ComparedPart): AttributeKey[] =>
  partTypes[type].attributes.filter((key) => {
    const { unit, group } = attributes[key]
    const counterpart = compareRuleFor(type, key)?.counterpart
    return (
      unit === 'mm' && group !== 'service' && known[key] === undefined && (counterpart === undefined || known[counterpart] === undefined)
    )
  })
