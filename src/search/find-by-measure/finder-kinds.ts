import type { FinderKind } from '#contract/finder/finder.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { type CategoryRow, categoriesUnder } from '#search/catalogue/shared-catalogue-data.ts'

const kindsBySoldFlags = new WeakMap<Uint8Array, { categories: readonly CategoryRow[]; kinds: FinderKind[] }>()

/**
 * Returns the kinds of parts in the shop's order: the categories with parts of their own, and the categories above them. Workwear, and
 * categories that select by a rule, are no kinds.
 */
export function finderKindsOf(catalogue: Catalogue): FinderKind[] {
  const { soldFlags, frame } = catalogue
  const before = kindsBySoldFlags.get(soldFlags)
  if (before?.categories === frame.categories) return before.kinds
  const typeCounts = countTypesByCategory(catalogue)
  const kinds = frame.categories.filter(({ rule }) => rule === null).flatMap((category) => kindOf(catalogue, category, typeCounts))
  kindsBySoldFlags.set(soldFlags, { categories: frame.categories, kinds })
  return kinds
}

type TypeCounts = ReadonlyMap<string, ReadonlyMap<PartType, number>>

function kindOf({ frame }: Catalogue, { id, name, icon, parentId }: CategoryRow, typeCounts: TypeCounts): FinderKind[] {
  const counts = categoriesUnder(frame, id).flatMap((one) => [...(typeCounts.get(one) ?? [])])
  const types = new Set(counts.map(([type]) => type))
  const [type] = types
  const count = counts.reduce((sum, [, some]) => sum + some, 0)
  const hasOwnParts = typeCounts.has(id)
  // Goods of other trades all have the type `other`, so only a category itself says what they are.
  const isOneKind = types.size === 1 && (type !== 'other' || hasOwnParts)
  return count === 0
    ? []
    : [{ id, backCategoryName: name, icon, count, backParentId: parentId, ...(isOneKind && type !== undefined ? { type } : {}) }]
}

/** Counts the parts of each category by part type, in one pass, without workwear. */
function countTypesByCategory({ soldFlags, columns: { category, type }, size }: Catalogue): TypeCounts {
  const counts = new Uint32Array(category.values.length * type.values.length)
  for (let row = 0; row < size; row += 1) {
    if (!soldFlags[row]) continue
    const at = (category.codes[row] ?? 0) * type.values.length + (type.codes[row] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const byCategory = new Map<string, Map<PartType, number>>()
  for (const [at, count] of counts.entries()) {
    const [id, name] = [category.values[Math.floor(at / type.values.length)], type.values[at % type.values.length]]
    if (count === 0 || !id || !name || name === 'workwear') continue
    const here = byCategory.get(id) ?? new Map<PartType, number>()
    // The cast is safe, because index segments contain only the types of the table.
    byCategory.set(id, here.set(name as PartType, count))
  }
  return byCategory
}
