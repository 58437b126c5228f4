import type { CachedAs } from '#contract/kernel/call-row.ts'

const product = '/marco/api/v1/product'

/**
 * Path and caching of each read call of the catalogue. A page needs only this table before its first request. The schemas of input and
 * result are in `catalogue-calls.ts`, which loads with the first request, because the first paint does not need them.
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

/** Names of the read-only catalogue calls. */
export type ReadName = keyof typeof catalogueReads
export const readNames = Object.keys(catalogueReads) as [ReadName, ...ReadName[]]

export const isCatalogueRead = (name: string): name is ReadName => Object.hasOwn(catalogueReads, name)
