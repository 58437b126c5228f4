import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import type { CategoryRow } from '#search/catalogue/frame.ts'

/** Parent of those that stand at the top. */
export const TOP = '0'

/**
 * The same categories as a tree of at most MAX_CATEGORY_DEPTH levels. Where a way up comes back to where it began, or is longer, the first of
 * it stands at the top: whoever goes up or down a tree comes to an end, and no part is lost with its category. Whoever makes a frame hands in
 * a tree.
 */
export function asTree(categories: readonly CategoryRow[]): CategoryRow[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  for (const { id } of categories) if (hasNoTop(parents, id)) parents.set(id, TOP)
  return categories.map((category) => ({ ...category, parentId: parents.get(category.id) ?? category.parentId }))
}

function hasNoTop(parents: ReadonlyMap<string, string>, id: string): boolean {
  const passed = new Set<string>()
  for (let at = parents.get(id); at !== undefined && parents.has(at) && !passed.has(at); at = parents.get(at)) {
    passed.add(at)
    if (at === id || passed.size === MAX_CATEGORY_DEPTH) return true
  }
  return false
}
