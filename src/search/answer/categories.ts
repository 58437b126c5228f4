import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { Category, CategoryCount, CategoryCrumb } from '#contract/catalogue/catalogue.ts'
import { mainPictureUrl } from '#contract/part/shop-picture.ts'
import { compareText } from '#contract/text/compare-text.ts'
import { packedListAt } from '#search/bytes/lists.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { notFoundError } from '#search/catalogue/not-found-error.ts'
import { selectRows } from '#search/catalogue/pick.ts'
import { buildCategoryCounts } from '#search/catalogue/picked-counts.ts'
import { categoryFlags, groupFlags } from '#search/catalogue/scopes.ts'
import { type CategoryRow, categoriesUnder, type SharedCatalogueData } from '#search/catalogue/shared-catalogue-data.ts'
import { countMatches } from '#search/find/search-match.ts'
import { TOP_PARENT_ID } from './category-tree.ts'

/** Returns the category tree down to `level`; 0 means all levels. With `thin`, counts and descriptions are left out. */
export function categoryList(catalogue: Catalogue, { level, thin }: ParsedInputOf<'categoryList'>): CallResultOf<'categoryList'> {
  const deepest = level === 0 ? Number.POSITIVE_INFINITY : level
  const below = (parent: string, depth: number): Category[] =>
    catalogue.frame.categories
      .filter(({ parentId }) => parentId === parent)
      .map((category) => ({
        id: category.id,
        backCategoryName: category.name,
        sortNum: category.sortNum,
        catGroup: category.catGroup,
        icon: category.icon,
        backParentId: category.parentId,
        ...(thin ? {} : { count: countPartsInCategory(catalogue, category), description: category.description }),
        children: depth < deepest ? below(category.id, depth + 1) : [],
      }))
  return below(TOP_PARENT_ID, 1)
}

/**
 * Number of parts directly in each category, computed once for each catalogue. Rule-based categories are not included, because their parts
 * depend on prices and stock. Their parts are counted for each request.
 */
const directCountsByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, number>>()

function directPartCounts(catalogue: Catalogue): ReadonlyMap<string, number> {
  const known = directCountsByCatalogue.get(catalogue)
  if (known !== undefined) return known
  const { codes, values } = catalogue.columns.category
  const counts = new Uint32Array(values.length)
  for (let row = 0; row < catalogue.size; row += 1)
    if (catalogue.soldFlags[row]) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1
  const made = new Map(values.map((id, code) => [id, counts[code] ?? 0]))
  directCountsByCatalogue.set(catalogue, made)
  return made
}

function countPartsInCategory(catalogue: Catalogue, { id, rule, parentId }: CategoryRow): number {
  const { frame } = catalogue
  if (rule !== null || frame.category(parentId)?.rule) return countMatches(catalogue.clearUnsoldFlags(categoryFlags(catalogue, id)))
  const own = directPartCounts(catalogue)
  return categoriesUnder(frame, id).reduce((sum, one) => sum + (own.get(one) ?? 0), 0)
}

/** Returns the path to a category, from the top; empty if the category is unknown. */
export function categoryCrumbsOf(frame: SharedCatalogueData, id: string): CategoryCrumb[] {
  const category = frame.category(id)
  if (!category) return []
  const crumb = { id: category.id, backCategoryName: category.name, backParentId: category.parentId }
  return [...(category.parentId === TOP_PARENT_ID ? [] : categoryCrumbsOf(frame, category.parentId)), crumb]
}

export function categoryPath({ frame }: Catalogue, { id }: ParsedInputOf<'categoryPath'>): CallResultOf<'categoryPath'> {
  const crumbs = categoryCrumbsOf(frame, id)
  if (crumbs.length === 0) throw notFoundError(/*i18n*/ 'There is no category {id}.', { id }, 'id')
  return crumbs
}

/** Lists the product families of a category, each with the picture of its best-selling part. */
export function productGroup(catalogue: Catalogue, { backCategoryId }: ParsedInputOf<'productGroup'>): CallResultOf<'productGroup'> {
  const { codes, values } = catalogue.columns.group
  const allowed = catalogue.clearUnsoldFlags(categoryFlags(catalogue, backCategoryId))
  const families = new Map<number, { count: number; bestRow: number }>()
  for (const row of catalogue.orders.sortedRows('best')) {
    const code = codes[row] ?? 0
    if (!allowed[row] || code === 0) continue
    const family = families.get(code)
    if (family) family.count += 1
    else families.set(code, { count: 1, bestRow: row })
  }
  return [...families]
    .map(([code, { count: parts, bestRow }]) => {
      const { segment, segmentRow } = catalogue.segmentOfRow(bestRow)
      return {
        groupName: values[code] ?? '',
        title: values[code] ?? '',
        count: parts,
        mainImageUrl: mainPictureUrl(catalogue.mcode(bestRow), segment.columnTextAt('pictures', segmentRow)),
      }
    })
    .sort((a, b) => b.count - a.count || compareText(a.groupName, b.groupName))
}

const componentCountsByCatalogue = new WeakMap<Catalogue, Map<string, CategoryCount[]>>()

/**
 * Counts the components inside the units of a category or product family, by category. The counts are cached, because every category page
 * requests them.
 */
export function listCategoryByParts(
  catalogue: Catalogue,
  input: ParsedInputOf<'listCategoryByParts'>,
): CallResultOf<'listCategoryByParts'> {
  const { backCategoryId, groupName } = input
  const { frame } = catalogue
  if (frame.category(backCategoryId) === undefined)
    throw notFoundError(/*i18n*/ 'There is no category {id}.', { id: backCategoryId }, 'backCategoryId')
  // Unknown families are not cached; otherwise requests with invented names could fill the memory.
  if (groupName !== undefined && !catalogue.columns.group.codeOf.has(groupName)) return []
  const kept = componentCountsByCatalogue.get(catalogue) ?? new Map<string, CategoryCount[]>()
  componentCountsByCatalogue.set(catalogue, kept)
  const key = JSON.stringify([backCategoryId, groupName])
  const known = kept.get(key)
  if (known !== undefined) return known
  const { codes, codeOf } = catalogue.columns.category
  const under = new Set(categoriesUnder(frame, backCategoryId).map((id) => codeOf.get(id)))
  const units = groupName === undefined ? catalogue.soldFlags : catalogue.clearUnsoldFlags(groupFlags(catalogue, groupName))
  const marks = flagComponentsOfUnits(
    catalogue,
    units.map((unit, row) => (unit && under.has(codes[row] ?? 0) ? 1 : 0)),
  )
  const made = buildCategoryCounts(catalogue, selectRows(catalogue, { marks, restrictions: [], chosen: {} }).categoryCounts)
  kept.set(key, made)
  return made
}

/** Returns flags of all components of the given units. Similar units share one component list, so each list is read once. */
function flagComponentsOfUnits(catalogue: Catalogue, units: Uint8Array): Uint8Array {
  const marks = new Uint8Array(catalogue.size)
  for (const { segment, firstRow } of catalogue.segments) {
    const { sets, setIndexByRow } = segment.contains
    const wanted = new Set<number>()
    for (let row = 0; row < segment.rows; row += 1) if (units[firstRow + row]) wanted.add(setIndexByRow[row] ?? 0)
    const ids = new Set([...wanted].flatMap((set) => [...packedListAt(sets, set)]))
    for (const id of ids) {
      const row = catalogue.rowOf(id)
      if (row >= 0) marks[row] = 1
    }
  }
  return marks
}
