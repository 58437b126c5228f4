import type { CategoryRow } from '#search/catalogue/frame.ts'

/** Parent of those that stand at the top. */
export const TOP = '0'

/**
 * The same categories as a tree. Where a way up comes back to where it began, the first of that circle stands at the top: whoever goes up or
 * down a tree comes to an end, and no part is lost with its category. Whoever makes a frame hands in a tree.
 */
export function asTree(categories: readonly CategoryRow[]): CategoryRow[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  for (const { id } of categories) if (isInCircle(parents, id)) parents.set(id, TOP)
  return categories.map((category) => ({ ...category, parentId: parents.get(category.id) ?? category.parentId }))
}

function isInCircle(parents: ReadonlyMap<string, string>, id: string): boolean {
  const passed = new Set<string>()
  for (let at = parents.get(id); at !== undefined && !passed.has(at); at = parents.get(at)) {
    if (at === id) return true
    passed.add(at)
  }
  return false
}
