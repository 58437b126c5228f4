import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { pageResult, pageSlice } from '#contract/kernel/paging.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { facetKeys, isOtherFacet } from '#contract/listing/facets.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { filtersOf } from '#search/catalogue/choices.ts'
import { firstRows, type MatchedRows } from '#search/catalogue/first-rows.ts'
import { type PickKey, pick } from '#search/catalogue/pick.ts'
import { categoriesOf, facetsOf } from '#search/catalogue/picked-counts.ts'
import { categoryFlags, groupFlags, modeFlags, nonWorkwearFlags, vehicleFlags } from '#search/catalogue/scopes.ts'
import { joinCharacterPairs } from '#search/find/left-out.ts'
import { matchedOf } from '#search/find/matched-numbers.ts'
import { searchText } from '#search/find/search-text.ts'
import type { SearchWork } from '#search/schedule/search-work.ts'
import { cardsOf } from './cards.ts'

/** Answers a list of parts with search, filters, facets with counts, sort order and paging. */
export async function aggregationSearch(
  catalogue: Catalogue,
  work: SearchWork,
  input: ParsedOf<'aggregationSearch'>,
): Promise<ResultOf<'aggregationSearch'>> {
  const within = vehicleFlags(catalogue, input)
  if (input.backCategoryId !== undefined) within.push(categoryFlags(catalogue, input.backCategoryId))
  if (input.groupName !== undefined) within.push(groupFlags(catalogue, input.groupName))
  if (input.mode !== undefined) within.push(modeFlags(catalogue, input.mode))
  if (input.searchStr === undefined && input.backCategoryId === undefined) within.push(nonWorkwearFlags(catalogue))
  const match = input.searchStr === undefined ? null : await searchText(work, catalogue, input.searchStr)
  const chosen = { ...input.by, ...Object.fromEntries(facetKeys.map((key) => [key, input[key]])) }
  const { listed, beside } = filtersFor(catalogue, input.backCategoryId, chosen)
  const picked = pick(catalogue, { marks: match?.marks, within, chosen, extraFilters: beside })
  const rows = pageOf(catalogue, { rows: picked.rows, marks: match?.marks }, input)
  const matched = match ? matchedOf(catalogue, match, rows) : undefined
  return {
    ...pageResult(cardsOf(catalogue, rows, matched), picked.rows.length, input.pageNo, input.pageSize),
    facets: facetsOf(catalogue, picked, listed),
    categories: categoriesOf(catalogue, picked.categories),
    meant: match?.meant ?? 'all',
    ...(match?.leftOut?.length ? { leftOut: joinCharacterPairs(match.leftOut) } : {}),
    ...(match?.fits?.length ? { fits: match.fits } : {}),
    ...(match?.begins === undefined ? {} : { begins: match.begins }),
  }
}

/** Lists the parts of a category or product family. */
export function listByBackCategoryOrGroup(
  catalogue: Catalogue,
  input: ParsedOf<'listByBackCategoryOrGroup'>,
): ResultOf<'listByBackCategoryOrGroup'> {
  const { rows } = pick(catalogue, { within: categoryOrGroup(catalogue, input), chosen: {} })
  return pageResult(cardsOf(catalogue, pageOf(catalogue, { rows }, input)), rows.length, input.pageNo, input.pageSize)
}

/** Lists the filters of a category or product family, each value with its count. */
export function groupAttributes(catalogue: Catalogue, input: ParsedOf<'groupAttributes'>): ResultOf<'groupAttributes'> {
  const { listed, beside } = filtersFor(catalogue, input.backCategoryId, {})
  return facetsOf(catalogue, pick(catalogue, { within: categoryOrGroup(catalogue, input), chosen: {}, extraFilters: beside }), listed)
}

/**
 * Returns the filters of a list, in order. If the category of the list chooses filters, these come first, followed by the fixed filters
 * that are not attributes; otherwise all fixed filters are used. Filters with a selection are always included, because they restrict the
 * list. `beside` holds the filters that are not fixed filters.
 */
function filtersFor(
  { choices }: Catalogue,
  categoryId: string | undefined,
  chosen: Partial<Record<PickKey, readonly string[] | undefined>>,
) {
  const named = filtersOf(choices, categoryId)
  const wanted = Object.keys(chosen).filter((key): key is PickKey => (chosen[key as PickKey]?.length ?? 0) > 0)
  const standing = named === null ? facetKeys : [...named, ...facetKeys.filter(isOtherFacet)]
  const listed = [...new Set<PickKey>([...standing, ...wanted])]
  return { listed, beside: listed.filter(isAttributeFacet) }
}

/** Returns the sorted rows of the requested page of a result. */
const pageOf = (
  catalogue: Catalogue,
  met: MatchedRows,
  { sort, pageNo, pageSize }: Pick<ParsedOf<'aggregationSearch'>, 'sort' | 'pageNo' | 'pageSize'>,
) => pageSlice(firstRows(catalogue, met, sort, pageNo * pageSize), pageNo, pageSize)

const categoryOrGroup = (catalogue: Catalogue, input: { backCategoryId: string; groupName?: string | undefined }) => [
  categoryFlags(catalogue, input.backCategoryId),
  ...(input.groupName === undefined ? [] : [groupFlags(catalogue, input.groupName)]),
]
