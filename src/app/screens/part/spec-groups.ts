import type { ShownKey } from '#app/ui/part/attribute-text.ts'
import { attributes as attributeTable, isAttributeKey } from '#contract/attributes/attributes.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { type AttributeSource, knownKeys } from './known-keys.ts'

const specGroupNames = ['electrical', 'mechanical', 'mounting', 'connection', 'service', 'supply', 'own'] as const
export type SpecGroupName = (typeof specGroupNames)[number]

export interface SpecGroup {
  name: SpecGroupName
  keys: ShownKey[]
}

const groupOf = (key: ShownKey): SpecGroupName => (isAttributeKey(key) ? attributeTable[key].group : 'own')

/** Returns a part's attributes by group, in a fixed order. Empty groups are omitted. */
export function specGroups(part: AttributeSource): SpecGroup[] {
  const keys = knownKeys(part)
  return specGroupNames
    .map((name) => ({ name, keys: keys.filter((key) => groupOf(key) === name) }))
    .filter((group) => group.keys.length > 0)
}

/** Whether the section with a part's attributes has any content. */
export const hasSpecification = (part: Pick<PartDetail, 'attributes' | 'own' | 'description'>): boolean =>
  part.description !== '' || knownKeys(part).length > 0
