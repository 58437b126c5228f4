import type { OwnKey } from './attributes/own-key.ts'
import type { AttributeKey, Attributes } from './attributes.ts'
import { type PartType, partTypes } from './part-types.ts'

/** So many attributes decide, and stand in a list (part-types.ts). */
export const DECIDING = 4

/** The attributes that stand on a part's card, in the order in which a mechanic asks for them. A pulley is nothing without its grooves. */
export function decidingOf(type: PartType): readonly AttributeKey[] {
  const deciding = partTypes[type].attributes.slice(0, DECIDING)
  return deciding.includes('pulleyKind') ? [...new Set<AttributeKey>([...deciding, 'grooves'])] : deciding
}

/** Those of a part's attributes that are asked for and known, in that order. */
export function attributesOf(stored: Attributes, keys: readonly (AttributeKey | OwnKey)[]): Record<string, string | number> {
  const ordered: Record<string, string | number> = {}
  for (const key of keys) {
    const value = stored[key]
    if (value !== undefined) ordered[key] = value
  }
  return ordered
}
