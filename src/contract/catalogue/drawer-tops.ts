import { mainCategories, type SortableCategory } from './categories.ts'

/** The ids of the drawer's Catalogue list, in its fixed order (section 2 of the specification, "Drawer"). */
export const drawerCategories: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8']

/**
 * Returns the eight categories of the drawer: those of the specification in their fixed order. For a shop with other categories: the first
 * eight of its main list.
 */
export function drawerCategoriesOf<Top extends SortableCategory>(all: readonly Top[]): Top[] {
  const fixed = drawerCategories.flatMap((id) => all.find((one) => one.id === id) ?? [])
  const main = mainCategories(all)
  return fixed.length === drawerCategories.length || fixed.length === main.length ? fixed : main.slice(0, drawerCategories.length)
}
