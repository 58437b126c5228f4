import type { DisplayedAttributeKey } from '#app/ui/part/attribute-text.ts'
import { attributes as attributeTable, isAttributeKey } from '#contract/attributes/attributes.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { type AttributeSource, knownAttributeKeys } from './known-keys.ts'

const specGroupNames = ['electrical', 'mechanical', 'mounting', 'connection', 'service', 'supply', 'own'] as const
export type SpecGroupName = (typeof specGroupNames)[number]

export interface SpecGroup {
  name: SpecGroupName
  keys: DisplayedAttributeKey[]
}

const specGroupOf = (key: DisplayedAttributeKey): SpecGroupName => (isAttributeKey(key) ? attributeTable[key].group : 'own')

/** Returns a part's attributes by group, in a fixed order. Empty groups are omitted. */
export function groupSpecKeys(part: AttributeSource): SpecGroup[] {
  const keys = knownAttributeKeys(part)
  return specGroupNames
    .map((name) => ({ name, keys: keys.filter((key) => specGroupOf(key) === name) }))
    .filter((group) => group.keys.length > 0)
}

/** Whether the section with a part's attributes has any content. */
export const hasSpecification = (part: Pick<PartDetail, 'attributes' | 'own' | 'description'>): boolean =>
  part.description !== '' || knownAttributeKeys(part).length > 0
