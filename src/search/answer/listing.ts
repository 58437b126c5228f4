import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { pageResult, pageSlice } from '#contract/kernel/paging.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { facetKeys, isNonAttributeFacet } from '#contract/listing/facets.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { categoryFiltersOf } from '#search/catalogue/choices.ts'
import { firstRows, type MatchedRows } from '#search/catalogue/first-rows.ts'
import { type FilterKey, type RowSelection, selectRows } from '#search/catalogue/pick.ts'
import { buildCategoryCounts, buildFacets } from '#search/catalogue/picked-counts.ts'
import type { RowRestriction } from '#search/catalogue/row-restrictions.ts'
import { categoryRestrictions, groupRestriction, listModeFlags, vehicleFlags, withoutWorkwear } from '#search/catalogue/scopes.ts'
import { joinCharacterPairs } from '#search/find/left-out.ts'
import { bestMatchesByRow } from '#search/find/matched-numbers.ts'
import type { SearchMatch } from '#search/find/search-match.ts'
import { searchText } from '#search/find/search-text.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { partCardsOf } from './cards.ts'

/** Answers a list of parts with search, filters, facets with counts, sort order and paging. */
export async function aggregationSearch(
  catalogue: Catalogue,
  work: SearchBudget,
  input: ParsedInputOf<'aggregationSearch'>,
): Promise<CallResultOf<'aggregationSearch'>> {
  const { match, picked, listed } = await selectListedRows(catalogue, work, input)
  const rows = pageRowsOf(catalogue, { rows: picked.rows, marks: match?.marks }, input)
  const matched = match ? bestMatchesByRow(catalogue, match, rows) : undefined
  return {
    ...pageResult(partCardsOf(catalogue, rows, matched), picked.rows.length, input.pageNo, input.pageSize),
    facets: buildFacets(catalogue, picked, listed),
    categories: buildCategoryCounts(catalogue, picked.categoryCounts),
    meant: match?.meant ?? 'all',
    ...(match?.droppedWords?.length ? { leftOut: joinCharacterPairs(match.droppedWords) } : {}),
    ...(match?.measured?.length ? { measured: match.measured } : {}),
    ...(match?.vehicleNames?.length ? { fits: match.vehicleNames } : {}),
    ...(match?.begins === undefined ? {} : { begins: match.begins }),
  }
}

/**
 * Selects the rows of a list, with the counts of its filters, and how its search text was understood. `standing`: the filters that
 * the list always has, `listed`: these and the chosen ones, in order.
 */
export async function selectListedRows(
  catalogue: Catalogue,
  work: SearchBudget,
  input: Omit<ParsedInputOf<'measureFacets'>, 'all'>,
): Promise<{
  match: SearchMatch | null
  picked: RowSelection
  standing: readonly FilterKey[]
  listed: FilterKey[]
  chosen: ChosenFilters
}> {
  const restrictions: RowRestriction[] = vehicleFlags(catalogue, input)
  if (input.backCategoryId !== undefined) restrictions.push(...categoryRestrictions(catalogue, input.backCategoryId))
  if (input.groupName !== undefined) restrictions.push(groupRestriction(catalogue, input.groupName))
  if (input.mode !== undefined) restrictions.push(listModeFlags(catalogue, input.mode))
  if (input.searchStr === undefined && input.backCategoryId === undefined) restrictions.push(withoutWorkwear(catalogue))
  const match = input.searchStr === undefined ? null : await searchText(work, catalogue, input.searchStr)
  const chosen: ChosenFilters = { ...input.by, ...Object.fromEntries(facetKeys.map((key) => [key, input[key]])) }
  const { standing, listed, beside } = chooseListFilters(catalogue, input.backCategoryId, chosen)
  return {
    ...{ match, standing, listed, chosen },
    picked: selectRows(catalogue, { marks: match?.marks, restrictions, chosen, extraFilters: beside }),
  }
}

type ChosenFilters = Partial<Record<FilterKey, readonly string[] | undefined>>

/** Lists the parts of a category or product family. */
export function listByBackCategoryOrGroup(
  catalogue: Catalogue,
  input: ParsedInputOf<'listByBackCategoryOrGroup'>,
): CallResultOf<'listByBackCategoryOrGroup'> {
  const { rows } = selectRows(catalogue, {
    restrictions: categoryOrGroup(catalogue, input),
    chosen: {},
    withoutFacetCounts: true,
  })
  return pageResult(partCardsOf(catalogue, pageRowsOf(catalogue, { rows }, input)), rows.length, input.pageNo, input.pageSize)
}

/** Lists the filters of a category or product family, each value with its count. */
export function groupAttributes(catalogue: Catalogue, input: ParsedInputOf<'groupAttributes'>): CallResultOf<'groupAttributes'> {
  const { listed, beside } = chooseListFilters(catalogue, input.backCategoryId, {})
  return buildFacets(
    catalogue,
    selectRows(catalogue, { restrictions: categoryOrGroup(catalogue, input), chosen: {}, extraFilters: beside }),
    listed,
  )
}

/**
 * Returns the filters of a list, in order. If the category of the list chooses filters, these come first, followed by the fixed filters
 * that are not attributes; otherwise all fixed filters are used. Filters with a selection are always included, because they restrict the
 * list. `beside` holds the filters that are not fixed filters.
 */
function chooseListFilters({ choices }: Catalogue, categoryId: string | undefined, chosen: ChosenFilters) {
  const named = categoryFiltersOf(choices, categoryId)
  const wanted = Object.keys(chosen).filter((key): key is FilterKey => (chosen[key as FilterKey]?.length ?? 0) > 0)
  const standing: readonly FilterKey[] = named === null ? facetKeys : [...named, ...facetKeys.filter(isNonAttributeFacet)]
  const listed = [...new Set<FilterKey>([...standing, ...wanted])]
  return { standing, listed, beside: listed.filter(isAttributeFacet) }
}

/** Returns the sorted rows of the requested page of a result. */
const pageRowsOf = (
  catalogue: Catalogue,
  met: MatchedRows,
  { sort, pageNo, pageSize }: Pick<ParsedInputOf<'aggregationSearch'>, 'sort' | 'pageNo' | 'pageSize'>,
) => pageSlice(firstRows(catalogue, met, sort, pageNo * pageSize), pageNo, pageSize)

const categoryOrGroup = (catalogue: Catalogue, input: { backCategoryId: string; groupName?: string | undefined }): RowRestriction[] => [
  ...categoryRestrictions(catalogue, input.backCategoryId),
  ...(input.groupName === undefined ? [] : [groupRestriction(catalogue, input.groupName)]),
]
