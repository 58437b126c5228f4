import * as v from 'valibot'
import { styleCalls } from './apparel/style-calls.ts'
import {
  Advertisement,
  Application,
  ApplicationInfo,
  Category,
  CategoryCount,
  CategoryCrumb,
  Facet,
  Fitment,
  Listing,
  Model,
  ModelGroups,
  NamedVehicle,
  PartCard,
  PartDetail,
  PartsList,
  ProductGroup,
  QuantityPrice,
  Suggestions,
} from './catalogue/catalogue.ts'
import { type CatalogueReadName, catalogueReadCalls } from './catalogue/reads.ts'
import { DeliveryTerms } from './delivery/delivery-terms.ts'
import { FinderAnswers, FinderResult } from './finder/finder.ts'
import { Gift, GiftsMall } from './gifts/gifts.ts'
import type { CallDefinition } from './kernel/call-definition.ts'
import { CountryCode, Id, Mcode, PageNo, PageSize, pageSchemaOf, Qty, SearchText, TrueFalseFlag, Year } from './kernel/primitives.ts'
import { CATEGORY_LIST_LEVEL, LOCALE_DEFAULT, MAX_ENGINE_CHARACTERS } from './limits.ts'
import { AttributeChoices } from './listing/attribute-choices.ts'
import { facetChoices } from './listing/facet-choices.ts'
import { ListMode, Sort } from './listing/facets.ts'
import { ContentPage, PageSlug } from './pages/content.ts'
import { promotionCalls } from './promotions/promotion-calls.ts'

const catalogueReadCall = { method: 'GET', may: 'anyone', queue: false } as const

/** A search text that may be pasted: line breaks become `; `, tabs become two spaces. */
const PastedText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\r\n]+/g, '; ').replace(/\t/g, '  ')),
  SearchText,
)

/** The input fields that name a vehicle: a model, optionally with an engine name and a year of manufacture. */
const VehicleFilter = {
  modelid: v.optional(Id),
  engine: v.optional(v.pipe(v.string(), v.maxLength(MAX_ENGINE_CHARACTERS))),
  year: v.optional(Year),
}

const pagingFields = { pageNo: PageNo, pageSize: PageSize }
const CategoryOrGroup = { backCategoryId: Id, groupName: v.optional(v.pipe(v.string(), v.maxLength(80))) }

/** The catalogue calls of section 7 of the specification, and our own calls for a part's page. */
export const catalogueCalls = {
  categoryList: {
    ...catalogueReadCall,
    ...catalogueReadCalls.categoryList,
    input: v.object({
      level: v.optional(
        v.pipe(
          v.union([v.pipe(v.string(), v.regex(/^\d$/, /*i18n*/ 'level is 0, 1 or 2.')), v.number()], /*i18n*/ 'level is 0, 1 or 2.'),
          v.transform(Number),
          v.picklist([0, 1, 2], /*i18n*/ 'level is 0, 1 or 2.'),
        ),
        CATEGORY_LIST_LEVEL,
      ),
      thin: v.optional(TrueFalseFlag, true),
    }),
    result: v.array(Category),
    summary:
      'The category tree; level 0 is all of it, 1 the top categories, 2 those with their children. Thin leaves counts and descriptions out.',
  },
  productGroup: {
    ...catalogueReadCall,
    ...catalogueReadCalls.productGroup,
    input: v.object({ backCategoryId: Id }),
    result: v.array(ProductGroup),
    summary: 'The named families within a category.',
  },
  groupAttributes: {
    ...catalogueReadCall,
    ...catalogueReadCalls.groupAttributes,
    input: v.object(CategoryOrGroup),
    result: v.array(Facet),
    summary: 'The filters of a category or family, each value with its count.',
  },
  productDetail: {
    ...catalogueReadCall,
    ...catalogueReadCalls.productDetail,
    input: v.object({ mcode: Mcode }),
    result: PartDetail,
    summary: 'One part.',
  },
  applicationItem: {
    ...catalogueReadCall,
    ...catalogueReadCalls.applicationItem,
    input: v.object({ mcode: Mcode }),
    result: v.array(Fitment),
    summary: 'What a part fits.',
  },
  partsList: {
    ...catalogueReadCall,
    ...catalogueReadCalls.partsList,
    input: v.object({ mcode: Mcode }),
    result: PartsList,
    summary: 'What a unit is made of, and which units a part is used in.',
  },
  listByBackCategoryOrGroup: {
    ...catalogueReadCall,
    ...catalogueReadCalls.listByBackCategoryOrGroup,
    input: v.object({ ...CategoryOrGroup, ...pagingFields, sort: v.optional(Sort, 'best') }),
    result: pageSchemaOf(PartCard),
    summary: 'The parts of a category or family.',
  },
  categoryPath: {
    ...catalogueReadCall,
    ...catalogueReadCalls.categoryPath,
    input: v.object({ id: Id }),
    result: v.array(CategoryCrumb),
    summary: 'The way down to a category, top first.',
  },
  appInfo: {
    ...catalogueReadCall,
    ...catalogueReadCalls.appInfo,
    input: v.object({ appid: Id }),
    result: ApplicationInfo,
    summary: 'One application category and its makes.',
  },
  applicationList: {
    ...catalogueReadCall,
    ...catalogueReadCalls.applicationList,
    input: v.object({}),
    result: v.array(Application),
    summary: 'The application categories.',
  },
  advertisement: {
    ...catalogueReadCall,
    ...catalogueReadCalls.advertisement,
    input: v.object({}),
    result: v.array(Advertisement),
    summary: 'Banners of the home page.',
  },
  searchKeyword: {
    ...catalogueReadCall,
    ...catalogueReadCalls.searchKeyword,
    input: v.object({}),
    result: v.array(v.string()),
    summary: 'Popular searches.',
  },
  search: {
    ...catalogueReadCall,
    ...catalogueReadCalls.search,
    input: v.object({ searchStr: PastedText, ...pagingFields }),
    result: Suggestions,
    summary: 'Suggestions for a piece of a number or a word.',
  },
  modelGroupList: {
    ...catalogueReadCall,
    ...catalogueReadCalls.modelGroupList,
    input: v.object({ brandid: Id }),
    result: ModelGroups,
    summary: 'The model lines of a make.',
  },
  modelList: {
    ...catalogueReadCall,
    ...catalogueReadCalls.modelList,
    input: v.object({ brandid: v.optional(Id), modelid: v.optional(Id), groupName: CategoryOrGroup.groupName, year: VehicleFilter.year }),
    result: v.array(Model),
    summary: 'Models of a make or model line; or one model with the counts of its engines, of all years or of one.',
  },
  namedVehicles: {
    ...catalogueReadCall,
    ...catalogueReadCalls.namedVehicles,
    input: v.object({ searchStr: PastedText }),
    result: v.array(NamedVehicle),
    summary: 'The vehicles that a text names, best first: `hilux 2.4 2008`.',
  },
  getCategoryByApp: {
    ...catalogueReadCall,
    ...catalogueReadCalls.getCategoryByApp,
    input: v.object({ appid: v.optional(Id), brandid: v.optional(Id), ...VehicleFilter }),
    result: v.array(CategoryCount),
    summary: 'Categories with parts for an application, make or model.',
  },
  listCategoryByParts: {
    ...catalogueReadCall,
    ...catalogueReadCalls.listCategoryByParts,
    input: v.object(CategoryOrGroup),
    result: v.array(CategoryCount),
    summary: 'Categories of the parts that units of a category or family are made of.',
  },
  searchRecord: {
    method: 'POST',
    may: 'anyone',
    queue: false,
    path: '/marco/api/v1/product/searchRecord',
    cache: 'never',
    input: v.object({ searchStr: SearchText }),
    result: v.object({ saved: v.boolean() }),
    summary: 'Saves a search-history record.',
  },
  aggregationSearch: {
    ...catalogueReadCall,
    ...catalogueReadCalls.aggregationSearch,
    input: v.object({
      searchStr: v.optional(PastedText),
      ...{ backCategoryId: v.optional(Id), groupName: CategoryOrGroup.groupName },
      appid: v.optional(Id),
      brandid: v.optional(Id),
      ...VehicleFilter,
      mode: v.optional(ListMode),
      ...facetChoices,
      by: v.optional(AttributeChoices),
      sort: v.optional(Sort, 'best'),
      ...pagingFields,
    }),
    result: Listing,
    summary: 'A listing: search, filters, facets with counts, order, paging.',
  },
  partFinder: {
    ...catalogueReadCall,
    ...catalogueReadCalls.partFinder,
    input: v.object({ backCategoryId: v.optional(Id), answers: v.optional(FinderAnswers, '') }),
    result: FinderResult,
    summary: 'The finder: which parts agree with what was measured on an old unit, and the question that divides them best.',
  },
  getPriceByQuantity: {
    ...catalogueReadCall,
    ...catalogueReadCalls.getPriceByQuantity,
    input: v.object({ mcode: Mcode, quantity: Qty }),
    result: QuantityPrice,
    summary: 'What a quantity costs.',
  },
  deliveryTerms: {
    ...catalogueReadCall,
    ...catalogueReadCalls.deliveryTerms,
    input: v.object({ country: CountryCode }),
    result: DeliveryTerms,
    summary: 'On what terms the shop sends to a country: ways, prices by weight, working days. Anybody may ask, before an order.',
  },
  giftsMall: {
    ...catalogueReadCall,
    ...catalogueReadCalls.giftsMall,
    // The reply is `fresh` because the stock of gifts changes with each claim, without a new catalogue version.
    fresh: true,
    input: v.object({ cid: Id }),
    result: GiftsMall,
    summary: 'Goods and coupons for points: a category, or `all`. Sold out ones stand last.',
  },
  giftDetail: {
    ...catalogueReadCall,
    ...catalogueReadCalls.giftDetail,
    fresh: true,
    input: v.object({ spuid: Id }),
    result: Gift,
    summary: 'One gift.',
  },
  contentPage: {
    ...catalogueReadCall,
    ...catalogueReadCalls.contentPage,
    input: v.object({ slug: PageSlug, locale: v.optional(v.pipe(v.string(), v.maxLength(16)), LOCALE_DEFAULT) }),
    result: ContentPage,
    summary: 'A content page in a language, or in the one that the shop has it in.',
  },
  ...styleCalls,
} as const satisfies Record<string, CallDefinition>

/**
 * Every call whose reply the worker may cache for a page: the calls of the catalogue, and those of promotions, because promotions are
 * temporary prices.
 */
export const readCalls = { ...catalogueCalls, ...promotionCalls } as const satisfies Record<CatalogueReadName, CallDefinition>
