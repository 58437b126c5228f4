import { attributes as attributeTable, isAttributeKey } from '#contract/attributes.ts'
import { isOwnKey } from '#contract/attributes/own-key.ts'
import type { PartDetail } from '#contract/catalogue.ts'
import type { ShownKey } from '#app/ui/part/attribute-text.ts'

const specGroupNames = ['electrical', 'mechanical', 'mounting', 'connection', 'service', 'supply', 'own'] as const
export type SpecGroupName = (typeof specGroupNames)[number]

export interface SpecGroup {
  name: SpecGroupName
  keys: ShownKey[]
}

type Known = Pick<PartDetail, 'attributes' | 'own'>

/** Attributes of a part that this app knows, in the order in which the shop sends them: that in which the trade asks for them. */
export const knownKeys = ({ attributes, own }: Known): ShownKey[] =>
  Object.keys(attributes).filter((key): key is ShownKey => attributes[key] !== '' && (isAttributeKey(key) || (isOwnKey(key) && own?.[key] !== undefined)))

const groupOf = (key: ShownKey): SpecGroupName => (isAttributeKey(key) ? attributeTable[key].group : 'own')

/** A specification sheet: groups in their fixed order, empty ones left out. */
export function specGroups(part: Known): SpecGroup[] {
  const keys = knownKeys(part)
  return specGroupNames.map((name) => ({ name, keys: keys.filter((key) => groupOf(key) === name) })).filter((group) => group.keys.length > 0)
}

/** Whether there is anything to be read under this heading. */
export const hasSpecification = (part: Pick<PartDetail, 'attributes' | 'own' | 'description'>): boolean =>
  part.description !== '' || knownKeys(part).length > 0
