import type { CachedAs } from '#contract/call-row.ts'

const product = '/marco/api/v1/product'

/**
 * Where each read call of the catalogue is asked, and how the worker keeps its reply: all that a page has to know of them before it asks.
 * What they take and answer stands in `catalogue-calls.ts`, which comes with the first question: no first paint needs it.
 */
export const catalogueReads = {
  categoryList: { path: '/marco/api/v1/category/list', cache: 'categories' },
  productGroup: { path: `${product}/group`, cache: 'categories' },
  groupAttributes: { path: `${product}/groupAttributes`, cache: 'categories' },
  productDetail: { path: `${product}/detail`, cache: 'parts' },
  applicationItem: { path: `${product}/applicationItem`, cache: 'parts' },
  partsList: { path: `${product}/partsList`, cache: 'parts' },
  listByBackCategoryOrGroup: { path: `${product}/listByBackCategoryOrGroup`, cache: 'listings' },
  categoryPath: { path: `${product}/backCategory/path`, cache: 'categories' },
  appInfo: { path: `${product}/appInfo`, cache: 'categories' },
  applicationList: { path: `${product}/applicationList`, cache: 'categories' },
  advertisement: { path: `${product}/advertisement`, cache: 'categories' },
  searchKeyword: { path: `${product}/searchKeyword`, cache: 'categories' },
  search: { path: `${product}/search`, cache: 'never' },
  modelGroupList: { path: `${product}/modelGroupList`, cache: 'categories' },
  modelList: { path: `${product}/modelList`, cache: 'categories' },
  namedVehicles: { path: `${product}/namedVehicles`, cache: 'never' },
  getCategoryByApp: { path: `${product}/getCategoryByApp`, cache: 'categories' },
  listCategoryByParts: { path: `${product}/listCategoryByParts`, cache: 'categories' },
  aggregationSearch: { path: `${product}/aggregation/search`, cache: 'listings' },
  getPriceByQuantity: { path: `${product}/getPriceByQuantity`, cache: 'never' },
  deliveryTerms: { path: '/order/api/v1/delivery/terms', cache: 'categories' },
  giftsMall: { path: '/marketing/api/v1/gift/mall', cache: 'listings' },
  giftDetail: { path: '/marketing/api/v1/gift/detail', cache: 'listings' },
  productStyles: { path: `${product}/styles`, cache: 'listings' },
  productStyle: { path: `${product}/style`, cache: 'parts' },
  promotionList: { path: '/marketing/api/v1/promotion/list', cache: 'listings' },
  promotionParts: { path: '/marketing/api/v1/promotion/parts', cache: 'listings' },
  contentPage: { path: '/marketing/api/v1/page/detail', cache: 'pages' },
} as const satisfies Record<string, { path: string; cache: CachedAs }>

/** Calls of the catalogue that only read. */
export type ReadName = keyof typeof catalogueReads
export const readNames = Object.keys(catalogueReads) as [ReadName, ...ReadName[]]

export const isCatalogueRead = (name: string): name is ReadName => Object.hasOwn(catalogueReads, name)
