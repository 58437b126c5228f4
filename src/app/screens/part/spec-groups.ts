import { type AttributeKey, type Attributes, attributes as attributeTable, isAttributeKey } from '#contract/attributes.ts'
import { type PartType, partTypes } from '#contract/part-types.ts'

export const specGroupNames = ['electrical', 'mechanical', 'mounting', 'connection', 'service', 'supply'] as const
export type SpecGroupName = (typeof specGroupNames)[number]

export interface SpecGroup {
  name: SpecGroupName
  keys: AttributeKey[]
}

/** Attributes of a part in the order in which its trade asks for them; what the type does not list comes after. */
export function orderedKeys(type: PartType, given: Record<string, string | number>): AttributeKey[] {
  const order: readonly AttributeKey[] = partTypes[type].attributes
  const present = Object.keys(given).filter(isAttributeKey)
  return [...order.filter((key) => given[key] !== undefined), ...present.filter((key) => !order.includes(key))]
}

/** A specification sheet: groups in their fixed order, empty ones left out. */
export function specGroups(type: PartType, given: Attributes): SpecGroup[] {
  const keys = orderedKeys(type, given)
  return specGroupNames
    .map((name) => ({ name, keys: keys.filter((key) => attributeTable[key].group === name) }))
    .filter((group) => group.keys.length > 0)
}
