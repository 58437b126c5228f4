import { measureHints } from '#app/ui/part/measure-hints.ts'
import { type AttributeKey, isAttributeKey } from '#contract/attributes/attributes.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { knownAttributeKeys } from './known-keys.ts'

/** Returns the dimensions to compare for this part, the most distinctive first. Only for known part types. */
export const matchCheckKeys = ({ type, attributes }: Pick<PartDetail, 'type' | 'attributes'>): AttributeKey[] =>
  type === 'other'
    ? []
    : knownAttributeKeys({ attributes }).filter((key): key is AttributeKey => isAttributeKey(key) && measureHints[key] !== undefined)
