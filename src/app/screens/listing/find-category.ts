import type { Category } from '#contract/catalogue.ts'

/** A category of the tree with the one above it; both null while the tree is not known or does not have it. */
export function findCategory(
  tree: readonly Category[],
  id: string,
  parentId: string,
): { category: Category | null; parent: Category | null } {
  const top = tree.find((candidate) => candidate.id === id)
  if (top) return { category: top, parent: null }
  const parent = tree.find((candidate) => candidate.id === parentId) ?? null
  return { category: parent?.children.find((child) => child.id === id) ?? null, parent }
}
