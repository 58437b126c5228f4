import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { sortCategories } from '#app/state/catalogue/categories.ts'
import type { Category, ProductGroup } from '#contract/catalogue/catalogue.ts'
import { findFamily } from '#contract/loads/download-loads.ts'
import { countedCategoriesLoad, familiesLoad, findCategoryById } from '#contract/loads/listing-loads.ts'

/** The chosen part of the catalogue, and the options to choose from. */
export interface CatalogueSelection {
  /** The top categories in order; empty while they load. */
  topCategories: readonly Category[]
  /** The chosen category. Undefined means all parts. */
  category: Category | undefined
  families: readonly ProductGroup[]
  family: ProductGroup | undefined
  /** Whether the family in the URL could be looked up; false while the families load. */
  isFamilyKnown: boolean
  /** The number of chosen parts; null while unknown. */
  partCount: number | null
}

/** Returns the part of the catalogue that a URL chooses. An unknown category or family counts as none. */
export function useCatalogueSelection(categoryId: string | undefined, familyName: string | undefined): CatalogueSelection {
  const list = useLoadedQuery(countedCategoriesLoad)
  const tree = list.status === 'ready' ? sortCategories(list.value) : []
  const category = (categoryId === undefined ? null : findCategoryById(tree, categoryId)) ?? undefined
  const groups = useLoadedQuery(category === undefined ? null : familiesLoad(category.id))
  const families = category !== undefined && groups.status === 'ready' ? groups.value : []
  const family = findFamily(families, familyName)
  const all = tree.length === 0 ? null : tree.filter(({ catGroup }) => catGroup === 0).reduce((sum, { count }) => sum + (count ?? 0), 0)
  const isFamilyKnown = familyName === undefined || groups.status !== 'loading'
  return {
    topCategories: tree,
    category,
    families,
    family,
    isFamilyKnown,
    partCount: family?.count ?? (category === undefined ? all : (category.count ?? null)),
  }
}
