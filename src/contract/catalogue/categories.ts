import * as v from 'valibot'

/**
 * Ids of top categories and the URL prefixes of categories (section 2 of the specification, "Category route prefixes"). The specification
 * does not say which category has which prefix. We use the default prefix for parts, `c` for complete units, `c2` for other goods, and `c3`
 * for the extra and group-2 lists.
 */
export const topCategories = {
  starters: '1',
  alternators: '2',
  starterParts: '3',
  alternatorParts: '4',
  motors: '5',
  hybrid: '6',
  electrical: '7',
  tools: '8',
  newArrivals: '91',
  clearance: '92',
  repairKits: '93',
} as const

/**
 * The category of workwear. It is not below a top category, so no category list shows it, because section 2 of the specification has
 * exactly eight top categories; the page `/apparel` shows it.
 */
export const workwearCategory = { id: '901', parentId: '900' } as const

/**
 * The top categories of the extra list. Section 3 of the specification numbers the lists: 0 is the main list, 1 the extra list, 2 the
 * group-2 list.
 */
export const extraCategoryIds: readonly string[] = [topCategories.newArrivals, topCategories.clearance]
export const groupTwoCategoryIds: readonly string[] = [topCategories.repairKits]

export interface SortableCategory {
  id: string
  sortNum: number
  catGroup: number
}

const bySortNum = (one: SortableCategory, other: SortableCategory) => one.sortNum - other.sortNum

/** Returns the top categories of the main list, which is catGroup 0 of section 3 of the specification. */
export const mainCategories = <Top extends SortableCategory>(all: readonly Top[]): Top[] =>
  all.filter(({ catGroup }) => catGroup === 0).toSorted(bySortNum)

const completeUnitCategoryIds = new Set<string>([
  topCategories.starters,
  topCategories.alternators,
  topCategories.motors,
  topCategories.hybrid,
])
const otherGoodsCategoryIds = new Set<string>([topCategories.electrical, topCategories.tools])
const extraListCategoryIds = new Set<string>([...extraCategoryIds, ...groupTwoCategoryIds])

export type CategoryPrefix = 'p' | 'c' | 'c2' | 'c3'

/** The URL prefix of a category. A sub-category uses the prefix of its top category. */
export function categoryPrefix(id: string, parentId: string): CategoryPrefix {
  const top = parentId === '0' ? id : parentId
  if (completeUnitCategoryIds.has(top)) return 'c'
  if (otherGoodsCategoryIds.has(top)) return 'c2'
  if (extraListCategoryIds.has(top)) return 'c3'
  return 'p'
}

/** The path segments of a category after `/prod/cat/`: prefix, id of the parent category, id of the category. */
export const categoryGroup = (category: { id: string; backParentId: string }): string =>
  `${categoryPrefix(category.id, category.backParentId)}/${category.backParentId}/${category.id}`

/** Parses the path after `/prod/cat/`; null if it is not a valid category path. The prefix must be the one of the category. */
export function parseCategoryGroup(group: string): { parentId: string; id: string } | null {
  const found = /^(p|c|c2|c3)\/([A-Za-z0-9-]{1,64})\/([A-Za-z0-9-]{1,64})$/.exec(group)
  if (!found) return null
  const [, prefix, parentId = '', id = ''] = found
  return prefix === categoryPrefix(id, parentId) ? { parentId, id } : null
}

/** The schema of the path after `/prod/cat/`, which parses it to the ids of category and parent. */
export const CategoryGroup = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = parseCategoryGroup(dataset.value)
    if (found !== null) return found
    addIssue({ message: /*i18n*/ 'This is not the address of a category.' })
    return NEVER
  }),
)

/** Application categories (section 1 of the specification). `title` is their name in header and drawer. */
export const catalogueApplications = [
  { id: '1', name: /*i18n*/ 'Automotive', title: /*i18n*/ 'Automotive' },
  { id: '2', name: /*i18n*/ 'Truck', title: /*i18n*/ 'Trucks' },
  { id: '3', name: /*i18n*/ 'Agriculture', title: /*i18n*/ 'Agriculture' },
  { id: '4', name: /*i18n*/ 'Construction', title: /*i18n*/ 'Industrial & Construction' },
  { id: '5', name: /*i18n*/ 'Forklift', title: /*i18n*/ 'Forklift' },
  { id: '6', name: /*i18n*/ 'Marine', title: /*i18n*/ 'Marine' },
  { id: '7', name: /*i18n*/ 'Lawn & Gar', title: /*i18n*/ 'Lawn & Gar' },
  { id: '8', name: /*i18n*/ 'Hi-Performance', title: /*i18n*/ 'Hi-Performance' },
  { id: '9', name: /*i18n*/ 'EV', title: /*i18n*/ 'EV' },
] as const
