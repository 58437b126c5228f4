import { type AttributeKey, isAttributeKey } from '#contract/attributes.ts'
import type { PartCard } from '#contract/catalogue.ts'

/** How many deciding data stand as columns of their own. */
const COLUMNS_MOST = 4

/**
 * The data that a table shows as columns: those that decide for the kind of part, when the whole page is of one kind. A mixed page
 * has none; there each row says its data in one line.
 */
export function listingColumns(parts: readonly Pick<PartCard, 'type' | 'attributes'>[]): AttributeKey[] {
  const [first] = parts
  if (!first || parts.some((part) => part.type !== first.type)) return []
  // The shop sends each row's data in the order of the trade, so the fullest row shows the order best.
  const fullestFirst = parts.map((part) => Object.keys(part.attributes)).sort((a, b) => b.length - a.length)
  return [...new Set(fullestFirst.flat())].filter(isAttributeKey).slice(0, COLUMNS_MOST)
}
