import * as v from 'valibot'
import './refusals.ts'
import { accountCalls } from './account-calls.ts'
import { addressCalls } from './address-calls.ts'
import { type CallName, callLines } from './call-lines.ts'
import type { CallRow } from './call-row.ts'
import { cartCalls } from './cart-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { orderCalls } from './order-calls.ts'
import { pushCalls } from './push-calls.ts'
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

/** A search text as it may be pasted: its lines are parted by `; ` and its columns by two blanks. */
const PastedText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\r\n]+/g, '; ').replace(/\t/g, '  ')),
  SearchText,
)

const paging = { pageNo: PageNo, pageSize: PageSize }
const CategoryOrGroup = { backCategoryId: Id, groupName: v.optional(v.pipe(v.string(), v.maxLength(80))) }

/** THE call table: the calls of section 7 of the specification and ours beside them. Server, client, worker and OpenAPI document derive from it. */
export const calls = {
  categoryList: {
    ...callLines.categoryList,
    input: v.object({
      level: v.optional(
        v.pipe(
          v.union([v.pipe(v.string(), v.regex(/^\d$/, 'level is 0, 1 or 2.')), v.number()], 'level is 0, 1 or 2.'),
          v.transform(Number),
          v.picklist([0, 1, 2], 'level is 0, 1 or 2.'),
        ),
        CATEGORY_LIST_LEVEL,
      ),
      thin: v.optional(Flag, true),
    }),
    result: v.array(Category),
    summary:
      'The category tree; level 0 is all of it, 1 the top categories, 2 those with their children. Thin leaves counts and descriptions out.',
  },
  productGroup: {
    ...callLines.productGroup,
    input: v.object({ backCategoryId: Id }),
    result: v.array(ProductGroup),
    summary: 'The named families within a category.',
  },
  groupAttributes: {
    ...callLines.groupAttributes,
    input: v.object(CategoryOrGroup),
    result: v.array(Facet),
    summary: 'The filters of a category or family, each value with its count.',
  },
  productDetail: {
    ...callLines.productDetail,
    input: v.object({ mcode: Mcode }),
    result: PartDetail,
    summary: 'One part.',
  },
  applicationItem: {
    ...callLines.applicationItem,
    input: v.object({ mcode: Mcode }),
    result: v.array(Fitment),
    summary: 'What a part fits.',
  },
  partsList: {
    ...callLines.partsList,
    input: v.object({ mcode: Mcode }),
    result: PartsList,
    summary: 'What a unit is made of, and which units a part is used in.',
  },
  listByBackCategoryOrGroup: {
    ...callLines.listByBackCategoryOrGroup,
    input: v.object({ ...CategoryOrGroup, ...paging, sort: v.optional(Sort, 'best') }),
    result: pageOf(PartCard),
    summary: 'The parts of a category or family.',
  },
  categoryPath: {
    ...callLines.categoryPath,
    input: v.object({ id: Id }),
    result: v.array(Crumb),
    summary: 'The way down to a category, top first.',
  },
  appInfo: {
    ...callLines.appInfo,
    input: v.object({ appid: Id }),
    result: AppInfo,
    summary: 'One application category and its makes.',
  },
  applicationList: {
    ...callLines.applicationList,
    input: v.object({}),
    result: v.array(Application),
    summary: 'The application categories.',
  },
  advertisement: {
    ...callLines.advertisement,
    input: v.object({}),
    result: v.array(Advertisement),
    summary: 'Banners of the home page.',
  },
  searchKeyword: {
    ...callLines.searchKeyword,
    input: v.object({}),
    result: v.array(v.string()),
    summary: 'Popular searches.',
  },
  search: {
    ...callLines.search,
    input: v.object({ searchStr: PastedText, ...paging }),
    result: pageOf(Suggestion),
    summary: 'Suggestions for a piece of a number or a word.',
  },
  modelGroupList: {
    ...callLines.modelGroupList,
    input: v.object({ brandid: Id }),
    result: ModelGroups,
    summary: 'The model lines of a make.',
  },
  modelList: {
    ...callLines.modelList,
    input: v.object({ brandid: v.optional(Id), modelid: v.optional(Id), groupName: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
    result: v.array(Model),
    summary: 'Models of a make or model line, or one model.',
  },
  getCategoryByApp: {
    ...callLines.getCategoryByApp,
    input: v.object({ appid: v.optional(Id), brandid: v.optional(Id), modelid: v.optional(Id) }),
    result: v.array(CategoryCount),
    summary: 'Categories with parts for an application, make or model.',
  },
  listCategoryByParts: {
    ...callLines.listCategoryByParts,
    input: v.object(CategoryOrGroup),
    result: v.array(CategoryCount),
    summary: 'Categories of the parts that units of a category or family are made of.',
  },
  searchRecord: {
    ...callLines.searchRecord,
    input: v.object({ searchStr: SearchText }),
    result: v.object({ saved: v.boolean() }),
    summary: 'Saves a search-history record.',
  },
  aggregationSearch: {
    ...callLines.aggregationSearch,
    input: v.object({
      searchStr: v.optional(PastedText),
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
    summary: 'A listing: search, filters, facets with counts, order, paging.',
  },
  getPriceByQuantity: {
    ...callLines.getPriceByQuantity,
    input: v.object({ mcode: Mcode, quantity: Qty }),
    result: QuantityPrice,
    summary: 'What a quantity costs.',
  },
  ...accountCalls,
  ...cartCalls,
  ...addressCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...pushCalls,
} as const satisfies Record<CallName, CallRow>

/** What a caller hands in. */
export type InputOf<N extends CallName> = v.InferInput<(typeof calls)[N]['input']>
/** What the server works with, after parsing. */
export type ParsedOf<N extends CallName> = v.InferOutput<(typeof calls)[N]['input']>
export type ResultOf<N extends CallName> = v.InferOutput<(typeof calls)[N]['result']>
