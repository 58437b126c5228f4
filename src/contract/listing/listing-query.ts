import { isYear } from '#contract/kernel/years.ts'
import { MAX_ENGINE_CHARACTERS, MAX_PAGE_NUMBER } from '#contract/limits.ts'
import { type AttributeFacetKey, isAttributeFacet } from './attribute-facets.ts'
import { type FacetKey, facetKeys, Sort } from './facets.ts'

/** The key of a filter: of a fixed filter, or of a filter by an attribute that a category adds. */
export type FilterKey = FacetKey | AttributeFacetKey

/** The state of a listing in its URL: filters, sort order and page. Back, forward and shared links restore it. */
export interface ListingQuery {
  chosenFilters: Partial<Record<FilterKey, readonly string[]>>
  /** The family of parts within the category (`groupName`). */
  family: string | null
  /** A category that restricts a search or a vehicle's parts. */
  category: string | null
  /** The model of a vehicle that the parts of any list must fit. A page that is about a vehicle ignores it. */
  modelid: string | null
  /** The engine name and year of manufacture that restrict the parts of a vehicle. */
  engine: string | null
  year: number | null
  sort: Sort
  pageNo: number
}

export const emptyListingQuery: ListingQuery = {
  chosenFilters: {},
  family: null,
  category: null,
  modelid: null,
  engine: null,
  year: null,
  sort: 'best',
  pageNo: 1,
}

const MAX_FACET_VALUES = 30
const ID_PATTERN = /^[A-Za-z0-9-]{1,64}$/
const isSort = (text: string | null): text is Sort => Sort.options.some((option) => option === text)

function parsePageNo(text: string | null): number {
  if (!text || !/^\d{1,5}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), MAX_PAGE_NUMBER)
}

/** Parses the query of a URL. Invalid filters, sort orders and pages are ignored. */
export function readListingQuery(search: string): ListingQuery {
  const given = new URLSearchParams(search)
  const chosen: ListingQuery['chosenFilters'] = {}
  for (const key of [...facetKeys, ...[...given.keys()].filter(isAttributeFacet)]) {
    const values = (given.get(key) ?? '')
      .split('|')
      .map((value) => value.trim())
      .filter(Boolean)
    if (values.length > 0) chosen[key] = [...new Set(values)].slice(0, MAX_FACET_VALUES)
  }
  const family = given.get('groupName')?.slice(0, 80) || null
  const [category, modelid] = [given.get('category') ?? '', given.get('modelid') ?? '']
  const sort = given.get('sort')
  const year = given.get('year') ?? ''
  return {
    chosenFilters: chosen,
    family,
    category: ID_PATTERN.test(category) ? category : null,
    modelid: ID_PATTERN.test(modelid) ? modelid : null,
    engine: given.get('engine')?.slice(0, MAX_ENGINE_CHARACTERS) || null,
    year: isYear(year) ? Number(year) : null,
    sort: isSort(sort) ? sort : 'best',
    pageNo: parsePageNo(given.get('pageNo')),
  }
}

/** Returns the query string of a listing with its question mark; empty if nothing is selected. Equal selections give equal URLs. */
export function writeListingQuery(query: ListingQuery): string {
  const pairs: [string, string][] = []
  if (query.modelid) pairs.push(['modelid', query.modelid])
  if (query.engine) pairs.push(['engine', query.engine])
  if (query.year !== null) pairs.push(['year', String(query.year)])
  if (query.category) pairs.push(['category', query.category])
  if (query.family) pairs.push(['groupName', query.family])
  pairs.push(...chosenFilterTexts(query, chosenFilterKeys(query)))
  if (query.sort !== 'best') pairs.push(['sort', query.sort])
  if (query.pageNo > 1) pairs.push(['pageNo', String(query.pageNo)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Returns the query with one filter value added or removed. The new list starts at page 1. */
export function toggleFilter(query: ListingQuery, key: FilterKey, value: string): ListingQuery {
  const before = query.chosenFilters[key] ?? []
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
  const { [key]: _, ...rest } = query.chosenFilters
  return { ...query, chosenFilters: after.length > 0 ? { ...rest, [key]: after } : rest, pageNo: 1 }
}

/** Returns the query with one value of a filter in place of all others, or without the filter (null), at page 1. */
export function setFilter(query: ListingQuery, key: FilterKey, value: string | null): ListingQuery {
  const { [key]: _, ...rest } = query.chosenFilters
  return { ...query, chosenFilters: value === null ? rest : { ...rest, [key]: [value] }, pageNo: 1 }
}

/** Returns the query without filters, at page 1. */
export const clearFilters = (query: ListingQuery): ListingQuery => ({ ...query, chosenFilters: emptyListingQuery.chosenFilters, pageNo: 1 })

/** Returns the keys of the fixed filters in their order, then of the selected attribute filters. */
const chosenFilterKeys = ({ chosenFilters }: ListingQuery): FilterKey[] => [
  ...facetKeys,
  ...Object.keys(chosenFilters).filter(isAttributeFacet).sort(),
]

/** Returns the values of each selected filter as query text. */
const chosenFilterTexts = ({ chosenFilters }: ListingQuery, keys: readonly FilterKey[]): [FilterKey, string][] =>
  keys.flatMap((key) => (chosenFilters[key]?.length ? [[key, [...chosenFilters[key]].sort().join('|')]] : []))

/** All selected filter values as pairs, in the order of the filter table. */
export const chosenFilterPairs = (query: ListingQuery): { key: FilterKey; value: string }[] =>
  chosenFilterKeys(query).flatMap((key) => (query.chosenFilters[key] ?? []).map((value) => ({ key, value })))

/** Returns the engine and year as input of the calls about a vehicle. */
export const vehicleInput = ({ engine, year }: Pick<ListingQuery, 'engine' | 'year'>) => ({
  ...(engine ? { engine } : {}),
  ...(year === null ? {} : { year }),
})

/** Returns the input of the listing call, with the filters as query text. */
export function listingInput(query: ListingQuery) {
  const by = new URLSearchParams(chosenFilterTexts(query, Object.keys(query.chosenFilters).filter(isAttributeFacet).sort())).toString()
  return {
    ...(Object.fromEntries(chosenFilterTexts(query, facetKeys)) as Partial<Record<FacetKey, string>>),
    ...(by ? { by } : {}),
    ...(query.family ? { groupName: query.family } : {}),
    ...(query.modelid ? { modelid: query.modelid } : {}),
    ...vehicleInput(query),
    ...(query.category ? { backCategoryId: query.category } : {}),
    ...(query.sort === 'best' ? {} : { sort: query.sort }),
    ...(query.pageNo > 1 ? { pageNo: query.pageNo } : {}),
  }
}

/**
 * Whether a category list has more restrictions than a family. The calls for categories and families accept no filters, so a list with more
 * restrictions is requested as a search (section 7 of the specification).
 */
export const hasFilters = (query: ListingQuery): boolean =>
  chosenFilterPairs(query).length > 0 || query.modelid !== null || query.engine !== null || query.year !== null

/** Returns the input of the calls that ask for the filters of a category or family, or for the components of its units. */
export const familyInput = (backCategoryId: string, { family }: Pick<ListingQuery, 'family'>) => ({
  backCategoryId,
  ...(family ? { groupName: family } : {}),
})

/** Returns the input of the call for the list of a category or family. */
export const familyListInput = (backCategoryId: string, query: Pick<ListingQuery, 'family' | 'sort' | 'pageNo'>) => ({
  ...familyInput(backCategoryId, query),
  ...(query.sort === 'best' ? {} : { sort: query.sort }),
  ...(query.pageNo > 1 ? { pageNo: query.pageNo } : {}),
})

/** Returns the query without its vehicle, at page 1. */
export const clearVehicle = (query: ListingQuery): ListingQuery => ({ ...query, modelid: null, engine: null, year: null, pageNo: 1 })
