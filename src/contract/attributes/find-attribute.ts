import { type AttributeKey, isAttributeKey } from './attributes.ts'
import { matchAttribute } from './match-attribute.ts'
import type { ShopAttribute } from './shop-attribute.ts'
import type { ShopAttributeKey } from './shop-attribute-key.ts'

/** Finds the attribute with a key or name, first among the shop's own attributes; null if there is none. */
export function findAttribute(text: string, own: readonly ShopAttribute[]): AttributeKey | ShopAttributeKey | null {
  const known = own.find(({ key, label }) => key === text || label.toLowerCase() === text.toLowerCase())
  if (known !== undefined) return known.key
  if (isAttributeKey(text)) return text
  const found = matchAttribute({ name: text, value: 1, unit: '' }, own)
  return 'key' in found && !('makes' in found) ? found.key : null
}
