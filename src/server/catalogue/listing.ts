import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { facetKeys } from '#contract/facets.ts'
import type { CatalogueAsk, SearchAsk } from './ask.ts'
import { cardsOf } from './cards.ts'
import { matchedOf } from './search/matched-numbers.ts'
import { pageResult, pageSlice } from '#server/kernel/paging.ts'
import { pick } from './columns/pick.ts'
import { categoriesOf, facetsOf } from './columns/picked-counts.ts'
import { inCategory, inGroup, inMode, partsOfMachines, thatFit } from './columns/scopes.ts'
import { searchText } from './search/search-text.ts'
import type { CatalogueColumns } from './columns/catalogue-columns.ts'
import { columnsWithWords } from './columns/columns-by-tenant.ts'

/** A listing: search, filters, facets with counts, order, paging. */
export async function aggregationSearch(ask: CatalogueAsk, input: ParsedOf<'aggregationSearch'>): Promise<ResultOf<'aggregationSearch'>> {
  const columns = await (input.searchStr === undefined ? ask.columns() : columnsWithWords(ask))
  return ask.searching((work) => listing({ ...ask, work }, columns, input))
}

async function listing(
  ask: SearchAsk,
  columns: CatalogueColumns,
  input: ParsedOf<'aggregationSearch'>,
): Promise<ResultOf<'aggregationSearch'>> {
  const within = await thatFit(ask, columns, input)
  if (input.backCategoryId !== undefined) within.push(inCategory(columns, input.backCategoryId))
  if (input.groupName !== undefined) within.push(inGroup(columns, input.groupName))
  if (input.mode !== undefined) within.push(inMode(columns, input.mode))
  if (input.searchStr === undefined && input.backCategoryId === undefined) within.push(partsOfMachines(columns))
  const match = input.searchStr === undefined ? null : await searchText(ask, columns, input.searchStr)
  const chosen = Object.fromEntries(facetKeys.map((key) => [key, input[key]]))
  const picked = pick(columns, { marks: match?.marks, within, chosen, sort: input.sort })
  const rows = pageSlice(picked.rows, input.pageNo, input.pageSize)
  const ids = Array.from(rows, (row) => columns.ids[row] ?? 0)
  const matched = match ? await matchedOf(ask, match, ids) : undefined
  return {
    ...pageResult(await cardsOf(ask, columns, rows, matched), picked.rows.length, input.pageNo, input.pageSize),
    facets: facetsOf(columns, picked),
    categories: categoriesOf(columns, picked.categories),
    meant: match?.meant ?? 'all',
    ...(match?.leftOut?.length ? { leftOut: match.leftOut } : {}),
    ...(match?.fits?.length ? { fits: match.fits } : {}),
    ...(match?.begins === undefined ? {} : { begins: match.begins }),
  }
}

/** The parts of a category or family. */
export async function listByBackCategoryOrGroup(
  ask: CatalogueAsk,
  input: ParsedOf<'listByBackCategoryOrGroup'>,
): Promise<ResultOf<'listByBackCategoryOrGroup'>> {
  const columns = await ask.columns()
  return ask.searching(async () => {
    const picked = pick(columns, { within: categoryOrGroup(columns, input), chosen: {}, sort: input.sort })
    const rows = pageSlice(picked.rows, input.pageNo, input.pageSize)
    return pageResult(await cardsOf(ask, columns, rows), picked.rows.length, input.pageNo, input.pageSize)
  })
}

/** The filters of a category or family, each value with its count. */
export async function groupAttributes(ask: CatalogueAsk, input: ParsedOf<'groupAttributes'>): Promise<ResultOf<'groupAttributes'>> {
  const columns = await ask.columns()
  return ask.searching(async () => facetsOf(columns, pick(columns, { within: categoryOrGroup(columns, input), chosen: {}, sort: 'best' })))
}

const categoryOrGroup = (columns: CatalogueColumns, input: { backCategoryId: string; groupName?: string | undefined }) => [
  inCategory(columns, input.backCategoryId),
  ...(input.groupName === undefined ? [] : [inGroup(columns, input.groupName)]),
]
