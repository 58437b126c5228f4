import { type AttributeKey, type Attributes, attributes as attributeTable, isAttributeKey } from '#contract/attributes.ts'

const specGroupNames = ['electrical', 'mechanical', 'mounting', 'connection', 'service', 'supply'] as const
export type SpecGroupName = (typeof specGroupNames)[number]

export interface SpecGroup {
  name: SpecGroupName
  keys: AttributeKey[]
}

/** Attributes of a part that this app knows, in the order in which the shop sends them: that in which the trade asks for them. */
export const knownKeys = (given: Record<string, string | number>): AttributeKey[] => Object.keys(given).filter(isAttributeKey)

/** A specification sheet: groups in their fixed order, empty ones left out. */
export function specGroups(given: Attributes): SpecGroup[] {
  const keys = knownKeys(given)
  return specGroupNames
    .map((name) => ({ name, keys: keys.filter((key) => attributeTable[key].group === name) }))
    .filter((group) => group.keys.length > 0)
}
