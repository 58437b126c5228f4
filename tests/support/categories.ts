import type { Category } from '#contract/catalogue/catalogue.ts'

/** A top category, unless told otherwise. */
export const category = (id: string, backCategoryName: string, differs: Partial<Category> = {}): Category => ({
  id,
  backCategoryName,
  sortNum: 1,
  catGroup: 0,
  icon: 'starters',
  backParentId: '0',
  children: [],
  ...differs,
})
