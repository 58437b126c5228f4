import { type AttributeFacetKey, isAttributeFacet } from './attributes/attribute-facets.ts'
import { type FacetKey, facetKeys, Sort } from './facets.ts'
import { MAX_ENGINE_CHARACTERS, MAX_PAGE_NUMBER } from './limits.ts'
import { isYear } from './vehicle/years.ts'

/** A filter that may be chosen: one of THE filters, or one by an attribute that a category names. */
export type ChosenKey = FacetKey | AttributeFacetKey

/** What the address says of a listing: which filters, which order, which page. Back, forward and a shared link all restore it. */
export interface ListingQuery {
  chosen: Partial<Record<ChosenKey, readonly string[]>>
  /** A family within the category (`groupName`). */
  family: string | null
  /** A category that a search or a vehicle is narrowed to. */
  category: string | null
  /** Of a vehicle, what its parts are narrowed to: an engine by its name, a year of its making. */
  engine: string | null
  year: number | null
  sort: Sort
  pageNo: number
}

export const plainQuery: ListingQuery = { chosen: {}, family: null, category: null, engine: null, year: null, sort: 'best', pageNo: 1 }

const MAX_FACET_VALUES = 30
const ID = /^[A-Za-z0-9-]{1,64}$/
const isSort = (text: string | null): text is Sort => Sort.options.some((option) => option === text)

function readPage(text: string | null): number {
  if (!text || !/^\d{1,5}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), MAX_PAGE_NUMBER)
}

/** Reads the query of an address. What cannot be a filter, an order or a page is passed over, never an error. */
export function readListingQuery(search: string): ListingQuery {
  const given = new URLSearchParams(search)
  const chosen: ListingQuery['chosen'] = {}
  for (const key of [...facetKeys, ...[...given.keys()].filter(isAttributeFacet)]) {
    const values = (given.get(key) ?? '')
      .split('|')
      .map((value) => value.trim())
      .filter(Boolean)
    if (values.length > 0) chosen[key] = [...new Set(values)].slice(0, MAX_FACET_VALUES)
  }
  const family = given.get('groupName')?.slice(0, 80) || null
  const category = given.get('category') ?? ''
  const sort = given.get('sort')
  const year = given.get('year') ?? ''
  return {
    chosen,
    family,
    category: ID.test(category) ? category : null,
    engine: given.get('engine')?.slice(0, MAX_ENGINE_CHARACTERS) || null,
    year: isYear(year) ? Number(year) : null,
    sort: isSort(sort) ? sort : 'best',
    pageNo: readPage(given.get('pageNo')),
  }
}

/** The query as an address carries it, with its question mark; empty when nothing is chosen. Equal choices give equal addresses. */
export function writeListingQuery(query: ListingQuery): string {
  const pairs: [string, string][] = []
  if (query.engine) pairs.push(['engine', query.engine])
  if (query.year !== null) pairs.push(['year', String(query.year)])
  if (query.category) pairs.push(['category', query.category])
  if (query.family) pairs.push(['groupName', query.family])
  pairs.push(...chosenTexts(query, chosenKeys(query)))
  if (query.sort !== 'best') pairs.push(['sort', query.sort])
  if (query.pageNo > 1) pairs.push(['pageNo', String(query.pageNo)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** The query with one value of a filter put in or taken out. Another choice is another list, so it begins at page 1. */
export function toggled(query: ListingQuery, key: ChosenKey, value: string): ListingQuery {
  const before = query.chosen[key] ?? []
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
  const { [key]: _, ...rest } = query.chosen
  return { ...query, chosen: after.length > 0 ? { ...rest, [key]: after } : rest, pageNo: 1 }
}

/** The query without any filter, from page 1. */
export const cleared = (query: ListingQuery): ListingQuery => ({ ...query, chosen: plainQuery.chosen, pageNo: 1 })

/** THE filters in their order, then those by attributes that are chosen. */
const chosenKeys = ({ chosen }: ListingQuery): ChosenKey[] => [...facetKeys, ...Object.keys(chosen).filter(isAttributeFacet).sort()]

/** Of each chosen filter its values as a query carries them. */
const chosenTexts = ({ chosen }: ListingQuery, keys: readonly ChosenKey[]): [ChosenKey, string][] =>
  keys.flatMap((key) => (chosen[key]?.length ? [[key, [...chosen[key]].sort().join('|')]] : []))

/** Every chosen filter as pairs, in the order of the filter table. */
export const chosenPairs = (query: ListingQuery): { key: ChosenKey; value: string }[] =>
  chosenKeys(query).flatMap((key) => (query.chosen[key] ?? []).map((value) => ({ key, value })))

/** What is asked of a vehicle beside its model. */
export const vehicleInput = ({ engine, year }: Pick<ListingQuery, 'engine' | 'year'>) => ({
  ...(engine ? { engine } : {}),
  ...(year === null ? {} : { year }),
})

/** What the listing call is asked, filters joined as its query carries them. */
export function listingInput(query: ListingQuery) {
  const by = new URLSearchParams(chosenTexts(query, Object.keys(query.chosen).filter(isAttributeFacet).sort())).toString()
  return {
    ...(Object.fromEntries(chosenTexts(query, facetKeys)) as Partial<Record<FacetKey, string>>),
    ...(by ? { by } : {}),
    ...(query.family ? { groupName: query.family } : {}),
    ...vehicleInput(query),
    ...(query.category ? { backCategoryId: query.category } : {}),
    ...(query.sort === 'best' ? {} : { sort: query.sort }),
    ...(query.pageNo > 1 ? { pageNo: query.pageNo } : {}),
  }
}

/**
 * Whether a category's list is narrowed by more than a family: the calls of categories and families have no filters, so what has any is a
 * search (specification, section 7).
 */
export const isNarrowed = (query: ListingQuery): boolean => chosenPairs(query).length > 0 || query.engine !== null || query.year !== null

/** A category, or a family of it: what its filters and the parts inside its units are asked by. */
export const familyInput = (backCategoryId: string, { family }: Pick<ListingQuery, 'family'>) => ({
  backCategoryId,
  ...(family ? { groupName: family } : {}),
})

/** What the list of a category or family is asked by. */
export const familyListInput = (backCategoryId: string, query: Pick<ListingQuery, 'family' | 'sort' | 'pageNo'>) => ({
  ...familyInput(backCategoryId, query),
  ...(query.sort === 'best' ? {} : { sort: query.sort }),
  ...(query.pageNo > 1 ? { pageNo: query.pageNo } : {}),
})
