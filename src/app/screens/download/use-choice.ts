import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { inOrder } from '#app/state/catalogue/categories.ts'
import type { Category, ProductGroup } from '#contract/catalogue.ts'
import { COUNTED_CATEGORIES_INPUT } from '#contract/limits.ts'

/** What is chosen of the catalogue, and what can be. */
export interface Choice {
  /** Top categories in their order; empty while they are on their way. */
  tree: readonly Category[]
  /** Undefined: all parts. */
  category: Category | undefined
  families: readonly ProductGroup[]
  family: ProductGroup | undefined
  /** How many parts that is; null while it is not known. */
  parts: number | null
}

/** What an address chooses of the catalogue. A category or a family that is not there is as if none were chosen. */
export function useChoice(categoryId: string | undefined, familyName: string | undefined): Choice {
  const list = useResource(catalogue.categoryList, COUNTED_CATEGORIES_INPUT)
  const tree = list.status === 'ready' ? inOrder(list.value) : []
  const category = tree.flatMap((top) => [top, ...top.children]).find(({ id }) => id === categoryId)
  const groups = useResource(catalogue.productGroup, category === undefined ? null : { backCategoryId: category.id })
  const families = category !== undefined && groups.status === 'ready' ? groups.value : []
  const family = families.find(({ groupName }) => groupName === familyName)
  const all = tree.length === 0 ? null : tree.filter(({ catGroup }) => catGroup === 0).reduce((sum, { count }) => sum + (count ?? 0), 0)
  return { tree, category, families, family, parts: family?.count ?? (category === undefined ? all : (category.count ?? null)) }
}
