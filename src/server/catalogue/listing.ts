import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { facetKeys } from '#contract/facets.ts'
import type { CatalogueAsk } from './ask.ts'
import { cardsOf } from './cards.ts'
import { matchedOf } from './matched-numbers.ts'
import { pageResult, pageSlice } from '#server/kernel/paging.ts'
import { pick } from './pick.ts'
import { categoriesOf, facetsOf } from './picked-counts.ts'
import { inCategory, inGroup, inMode, thatFit } from './scopes.ts'
import type { SearchAsk } from './search-ask.ts'
import { searchText } from './search-text.ts'
import type { Shelf } from './shelf.ts'
import { shelfWithWords } from './shelf-with-words.ts'

/** A listing: search, filters, facets with counts, order, paging. */
export async function aggregationSearch(ask: CatalogueAsk, input: ParsedOf<'aggregationSearch'>): Promise<ResultOf<'aggregationSearch'>> {
  const shelf = await (input.searchStr === undefined ? ask.shelf() : shelfWithWords(ask))
  return ask.searching((work) => listing({ ...ask, work }, shelf, input))
}

async function listing(ask: SearchAsk, shelf: Shelf, input: ParsedOf<'aggregationSearch'>): Promise<ResultOf<'aggregationSearch'>> {
  const within = await thatFit(ask, shelf, input)
  if (input.backCategoryId !== undefined) within.push(inCategory(shelf, input.backCategoryId))
  if (input.groupName !== undefined) within.push(inGroup(shelf, input.groupName))
  if (input.mode !== undefined) within.push(inMode(shelf, input.mode))
  const met = input.searchStr === undefined ? null : await searchText(ask, shelf, input.searchStr)
  const chosen = Object.fromEntries(facetKeys.map((key) => [key, input[key]]))
  const picked = pick(shelf, { marks: met?.marks, within, chosen, sort: input.sort })
  const rows = pageSlice(picked.rows, input.pageNo, input.pageSize)
  const ids = Array.from(rows, (row) => shelf.ids[row] ?? 0)
  const matched = met ? await matchedOf(ask, met, ids) : undefined
  return {
    ...pageResult(await cardsOf(ask, shelf, rows, matched), picked.rows.length, input.pageNo, input.pageSize),
    facets: facetsOf(shelf, picked),
    categories: categoriesOf(shelf, picked.categories),
    meant: met?.meant ?? 'all',
    ...(met?.leftOut?.length ? { leftOut: met.leftOut } : {}),
    ...(met?.fits?.length ? { fits: met.fits } : {}),
  }
}

/** The parts of a category or family. */
export async function listByBackCategoryOrGroup(
  ask: CatalogueAsk,
  input: ParsedOf<'listByBackCategoryOrGroup'>,
): Promise<ResultOf<'listByBackCategoryOrGroup'>> {
  const shelf = await ask.shelf()
  return ask.searching(async () => {
    const picked = pick(shelf, { within: categoryOrGroup(shelf, input), chosen: {}, sort: input.sort })
    const rows = pageSlice(picked.rows, input.pageNo, input.pageSize)
    return pageResult(await cardsOf(ask, shelf, rows), picked.rows.length, input.pageNo, input.pageSize)
  })
}

/** The filters of a category or family, each value with its count. */
export async function groupAttributes(ask: CatalogueAsk, input: ParsedOf<'groupAttributes'>): Promise<ResultOf<'groupAttributes'>> {
  const shelf = await ask.shelf()
  return ask.searching(async () => facetsOf(shelf, pick(shelf, { within: categoryOrGroup(shelf, input), chosen: {}, sort: 'best' })))
}

const categoryOrGroup = (shelf: Shelf, input: { backCategoryId: string; groupName?: string | undefined }) => [
  inCategory(shelf, input.backCategoryId),
  ...(input.groupName === undefined ? [] : [inGroup(shelf, input.groupName)]),
]
