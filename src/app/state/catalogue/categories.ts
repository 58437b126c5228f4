import { proxy, ref, subscribe } from 'valtio/vanilla'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { extraCategoryIds, groupTwoCategoryIds, mainCategories } from '#contract/catalogue/categories.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { catalogue } from './catalogue.ts'

/** The categories. `loading` is true at first and becomes false when the categories are set (section 4 of the specification). */
export const categories = proxy({ loading: true, all: ref<readonly Category[]>([]) })

export function setCategories(all: readonly Category[]): void {
  categories.all = ref(all)
  categories.loading = false
}

const CATEGORY_QUERY = queryStringOf(CATEGORY_LIST_INPUT)

/** Copies the loaded list of categories from its resource to `categories`. */
export function showCategories(): void {
  const row = catalogue.categoryList.queryStates[CATEGORY_QUERY]
  if (row?.status === 'ready' && !Object.is(row.value, categories.all)) setCategories(row.value)
}

export function clearCategories(): void {
  categories.all = ref([])
  categories.loading = true
}

/** Requests the list of categories, and also shows newer replies later. */
export function startCategories(): void {
  subscribe(catalogue.categoryList.queryStates, showCategories)
  showCategories()
  // The specification requires this request at startup even if the server embedded the list. The embedded list is shown meanwhile.
  void catalogue.categoryList.reload(CATEGORY_LIST_INPUT)
}

const compareSortNumbers = (one: Category, other: Category) => one.sortNum - other.sortNum

/** Returns sub-categories in their order (section 2 of the specification, Site header). */
export const sortCategories = (some: readonly Category[]): Category[] => some.toSorted(compareSortNumbers)

/**
 * Returns the main list of categories. Section 3 of the specification: catGroup 0 is the main list; special ids form the extra list and the
 * group-2 list. A shop with other ids marks these lists by catGroup 1 and 2.
 */
export const mainCategoryList = mainCategories<Category>
export const extraCategoryList = (all: readonly Category[]): Category[] => categoriesOfGroup(all, 1, extraCategoryIds)
export const secondGroupCategories = (all: readonly Category[]): Category[] => categoriesOfGroup(all, 2, groupTwoCategoryIds)

const categoriesOfGroup = (all: readonly Category[], group: number, ids: readonly string[]) =>
  sortCategories(all.filter(({ id, catGroup }) => catGroup === group || (catGroup !== 0 && ids.includes(id))))
