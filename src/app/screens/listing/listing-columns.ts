import type { AttributeKey } from '#contract/attributes.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { partTypes } from '#contract/part-types.ts'

/** How many deciding data stand as columns of their own. */
const COLUMNS_MOST = 4

/**
 * The data that a table shows as columns: those that decide for the kind of part, when the whole page is of one kind. A mixed page
 * has none; there each row says its data in one line.
 */
export function listingColumns(parts: readonly Pick<PartCard, 'type' | 'attributes'>[]): AttributeKey[] {
  const [first] = parts
  if (!first || parts.some((part) => part.type !== first.type)) return []
  return partTypes[first.type].attributes.slice(0, COLUMNS_MOST).filter((key) => parts.some((part) => part.attributes[key] !== undefined))
}
