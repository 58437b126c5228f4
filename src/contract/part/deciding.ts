import type { AttributeKey, Attributes } from '#contract/attributes/attributes.ts'
import type { ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import { type PartType, partTypes } from './part-types.ts'

/** The number of key attributes of a part that a list shows (part-types.ts). */
export const KEY_ATTRIBUTE_COUNT = 4

/**
 * Returns the keys of the attributes on a part's card, in the order of their importance to a mechanic. A pulley is omitted if its number of
 * grooves is unknown.
 */
export function keyAttributesOf(type: PartType): readonly AttributeKey[] {
  const deciding = partTypes[type].attributes.slice(0, KEY_ATTRIBUTE_COUNT)
  return deciding.includes('pulleyKind') ? [...new Set<AttributeKey>([...deciding, 'grooves'])] : deciding
}

/** Returns the values of the requested attributes that are known, in the order of the keys. */
export function pickAttributes(stored: Attributes, keys: readonly (AttributeKey | ShopAttributeKey)[]): Record<string, string | number> {
  const ordered: Record<string, string | number> = {}
  for (const key of keys) {
    const value = stored[key]
    if (value !== undefined) ordered[key] = value
  }
  return ordered
}
