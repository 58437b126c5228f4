import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import type { CategoryRow } from '#search/catalogue/shared-catalogue-data.ts'

/** The parent id of top-level categories. */
export const TOP_PARENT_ID = '0'

/**
 * Turns categories into a tree with at most MAX_CATEGORY_DEPTH levels. A category in a cycle of parents, or too deep, becomes a top-level
 * category. So walking the tree always ends, and all parts stay reachable. Must be called before `indexSharedCatalogueRows` receives the
 * categories.
 */
export function breakCategoryCycles(categories: readonly CategoryRow[]): CategoryRow[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  for (const { id } of categories) if (isInCycleOrTooDeep(parents, id)) parents.set(id, TOP_PARENT_ID)
  return categories.map((category) => ({ ...category, parentId: parents.get(category.id) ?? category.parentId }))
}

function isInCycleOrTooDeep(parents: ReadonlyMap<string, string>, id: string): boolean {
  const passed = new Set<string>()
  for (let at = parents.get(id); at !== undefined && parents.has(at) && !passed.has(at); at = parents.get(at)) {
    passed.add(at)
    if (at === id || passed.size === MAX_CATEGORY_DEPTH) return true
  }
  return false
}
