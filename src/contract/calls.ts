import * as v from 'valibot'
import {
  Advertisement,
  AppInfo,
  Application,
  Category,
  CategoryCount,
  Crumb,
  Facet,
  Fitment,
  Listing,
  Model,
  ModelGroups,
  PartCard,
  PartDetail,
  PartsList,
  ProductGroup,
  QuantityPrice,
  Suggestion,
} from './catalogue.ts'
import { facetChoices, ListMode, Sort } from './facets.ts'
import { CATEGORY_LIST_LEVEL } from './limits.ts'
import { Flag, Id, Mcode, PageNo, PageSize, pageOf, Qty, SearchText } from './primitives.ts'

/** How the worker keeps a reply. `never`: it does not. The others name a row of the cache table in `sw/caching.ts`. */
export type CachedAs = 'never' | 'categories' | 'parts' | 'listings'

export interface CallRow {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Who may call: `anyone`, or only a signed-in `member`. */
  may: 'anyone' | 'member'
  /** Of a GET the query, of the others the JSON body. */
  input: v.GenericSchema<never, unknown> | v.GenericSchema
  result: v.GenericSchema
  cache: CachedAs
  /** Whether the call may wait on the device and be said later. */
  queue: boolean
  /** One line for the OpenAPI document. */
  summary: string
}

const product = '/marco/api/v1/product'
const read = { method: 'GET', may: 'anyone', queue: false } as const
const paging = { pageNo: PageNo, pageSize: PageSize }
const CategoryOrGroup = { backCategoryId: Id, groupName: v.optional(v.pipe(v.string(), v.maxLength(80))) }

/** THE call table: the catalogue calls of section 7 of the specification. Server, client, worker and OpenAPI document derive from it. */
export const calls = {
  categoryList: {
    ...read,
    path: '/marco/api/v1/category/list',
    input: v.object({
      level: v.optional(
        v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist([0, 1, 2], 'level is 0, 1 or 2.')),
        CATEGORY_LIST_LEVEL,
      ),
      thin: v.optional(Flag, true),
    }),
    result: v.array(Category),
    cache: 'categories',
    summary:
      'The category tree; level 0 is all of it, 1 the top categories, 2 those with their children. Thin leaves counts and descriptions out.',
  },
  productGroup: {
    ...read,
    path: `${product}/group`,
    input: v.object({ backCategoryId: Id }),
    result: v.array(ProductGroup),
    cache: 'categories',
    summary: 'The named families within a category.',
  },
  groupAttributes: {
    ...read,
    path: `${product}/groupAttributes`,
    input: v.object(CategoryOrGroup),
    result: v.array(Facet),
    cache: 'categories',
    summary: 'The filters of a category or family, each value with its count.',
  },
  productDetail: {
    ...read,
    path: `${product}/detail`,
    input: v.object({ mcode: Mcode }),
    result: PartDetail,
    cache: 'parts',
    summary: 'One part.',
  },
  applicationItem: {
    ...read,
    path: `${product}/applicationItem`,
    input: v.object({ mcode: Mcode }),
    result: v.array(Fitment),
    cache: 'parts',
    summary: 'What a part fits.',
  },
  partsList: {
    ...read,
    path: `${product}/partsList`,
    input: v.object({ mcode: Mcode }),
    result: PartsList,
    cache: 'parts',
    summary: 'What a unit is made of, and which units a part is used in.',
  },
  listByBackCategoryOrGroup: {
    ...read,
    path: `${product}/listByBackCategoryOrGroup`,
    input: v.object({ ...CategoryOrGroup, ...paging, sort: v.optional(Sort, 'best') }),
    result: pageOf(PartCard),
    cache: 'listings',
    summary: 'The parts of a category or family.',
  },
  categoryPath: {
    ...read,
    path: `${product}/backCategory/path`,
    input: v.object({ id: Id }),
    result: v.array(Crumb),
    cache: 'categories',
    summary: 'The way down to a category, top first.',
  },
  appInfo: {
    ...read,
    path: `${product}/appInfo`,
    input: v.object({ appid: Id }),
    result: AppInfo,
    cache: 'categories',
    summary: 'One application category and its makes.',
  },
  applicationList: {
    ...read,
    path: `${product}/applicationList`,
    input: v.object({}),
    result: v.array(Application),
    cache: 'categories',
    summary: 'The application categories.',
  },
  advertisement: {
    ...read,
    path: `${product}/advertisement`,
    input: v.object({}),
    result: v.array(Advertisement),
    cache: 'categories',
    summary: 'Banners of the home page.',
  },
  searchKeyword: {
    ...read,
    path: `${product}/searchKeyword`,
    input: v.object({}),
    result: v.array(v.string()),
    cache: 'categories',
    summary: 'Popular searches.',
  },
  search: {
    ...read,
    path: `${product}/search`,
    input: v.object({ searchStr: SearchText, ...paging }),
    result: pageOf(Suggestion),
    cache: 'never',
    summary: 'Suggestions for a piece of a number or a word.',
  },
  modelGroupList: {
    ...read,
    path: `${product}/modelGroupList`,
    input: v.object({ brandid: Id }),
    result: ModelGroups,
    cache: 'categories',
    summary: 'The model lines of a make.',
  },
  modelList: {
    ...read,
    path: `${product}/modelList`,
    input: v.object({ brandid: v.optional(Id), modelid: v.optional(Id), groupName: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
    result: v.array(Model),
    cache: 'categories',
    summary: 'Models of a make or model line, or one model.',
  },
  getCategoryByApp: {
    ...read,
    path: `${product}/getCategoryByApp`,
    input: v.object({ appid: v.optional(Id), brandid: v.optional(Id), modelid: v.optional(Id) }),
    result: v.array(CategoryCount),
    cache: 'categories',
    summary: 'Categories with parts for an application, make or model.',
  },
  listCategoryByParts: {
    ...read,
    path: `${product}/listCategoryByParts`,
    input: v.object(CategoryOrGroup),
    result: v.array(CategoryCount),
    cache: 'categories',
    summary: 'Categories of the parts that units of a category or family are made of.',
  },
  searchRecord: {
    method: 'POST',
    may: 'anyone',
    queue: false,
    path: `${product}/searchRecord`,
    input: v.object({ searchStr: SearchText }),
    result: v.object({ saved: v.boolean() }),
    cache: 'never',
    summary: 'Saves a search-history record.',
  },
  aggregationSearch: {
    ...read,
    path: `${product}/aggregation/search`,
    input: v.object({
      searchStr: v.optional(SearchText),
      ...{ backCategoryId: v.optional(Id), groupName: CategoryOrGroup.groupName },
      appid: v.optional(Id),
      brandid: v.optional(Id),
      modelid: v.optional(Id),
      mode: v.optional(ListMode),
      ...facetChoices,
      sort: v.optional(Sort, 'best'),
      ...paging,
    }),
    result: Listing,
    cache: 'listings',
    summary: 'A listing: search, filters, facets with counts, order, paging.',
  },
  getPriceByQuantity: {
    ...read,
    path: `${product}/getPriceByQuantity`,
    input: v.object({ mcode: Mcode, quantity: Qty }),
    result: QuantityPrice,
    cache: 'never',
    summary: 'What a quantity costs.',
  },
} as const satisfies Record<string, CallRow>

export type CallName = keyof typeof calls
export const callNames = Object.keys(calls) as CallName[]
/** What a caller hands in. */
export type InputOf<N extends CallName> = v.InferInput<(typeof calls)[N]['input']>
/** What the server works with, after parsing. */
export type ParsedOf<N extends CallName> = v.InferOutput<(typeof calls)[N]['input']>
export type ResultOf<N extends CallName> = v.InferOutput<(typeof calls)[N]['result']>

/** The query of a GET: only what is not empty (specification, section 7, aggregation/search), sorted, so that equal questions have equal addresses. */
export function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]): [string, string] => [key, Array.isArray(value) ? value.join('|') : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}
