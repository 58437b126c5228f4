import type { CacheCategory } from '#contract/kernel/call-definition.ts'

const productPath = '/marco/api/v1/product'

/**
 * Path and caching of each read call of the catalogue. A page needs only this table before its first request. The schemas of input and
 * result are in `catalogue-calls.ts`, which loads with the first request, because the first paint does not need them.
 */
export const catalogueReadCalls = {
  categoryList: { path: '/marco/api/v1/category/list', cache: 'categories' },
  productGroup: { path: `${productPath}/group`, cache: 'categories' },
  groupAttributes: { path: `${productPath}/groupAttributes`, cache: 'categories' },
  productDetail: { path: `${productPath}/detail`, cache: 'parts' },
  applicationItem: { path: `${productPath}/applicationItem`, cache: 'parts' },
  partsList: { path: `${productPath}/partsList`, cache: 'parts' },
  listByBackCategoryOrGroup: { path: `${productPath}/listByBackCategoryOrGroup`, cache: 'listings' },
  categoryPath: { path: `${productPath}/backCategory/path`, cache: 'categories' },
  appInfo: { path: `${productPath}/appInfo`, cache: 'categories' },
  applicationList: { path: `${productPath}/applicationList`, cache: 'categories' },
  advertisement: { path: `${productPath}/advertisement`, cache: 'categories' },
  searchKeyword: { path: `${productPath}/searchKeyword`, cache: 'categories' },
  search: { path: `${productPath}/search`, cache: 'never' },
  modelGroupList: { path: `${productPath}/modelGroupList`, cache: 'categories' },
  modelList: { path: `${productPath}/modelList`, cache: 'categories' },
  namedVehicles: { path: `${productPath}/namedVehicles`, cache: 'never' },
  getCategoryByApp: { path: `${productPath}/getCategoryByApp`, cache: 'categories' },
  listCategoryByParts: { path: `${productPath}/listCategoryByParts`, cache: 'categories' },
  aggregationSearch: { path: `${productPath}/aggregation/search`, cache: 'listings' },
  partFinder: { path: `${productPath}/finder`, cache: 'listings' },
  getPriceByQuantity: { path: `${productPath}/getPriceByQuantity`, cache: 'never' },
  deliveryTerms: { path: '/order/api/v1/delivery/terms', cache: 'categories' },
  giftsMall: { path: '/marketing/api/v1/gift/mall', cache: 'listings' },
  giftDetail: { path: '/marketing/api/v1/gift/detail', cache: 'listings' },
  productStyles: { path: `${productPath}/styles`, cache: 'listings' },
  productStyle: { path: `${productPath}/style`, cache: 'parts' },
  promotionList: { path: '/marketing/api/v1/promotion/list', cache: 'listings' },
  promotionParts: { path: '/marketing/api/v1/promotion/parts', cache: 'listings' },
  contentPage: { path: '/marketing/api/v1/page/detail', cache: 'pages' },
} as const satisfies Record<string, { path: string; cache: CacheCategory }>

/** Names of the read-only catalogue calls. */
export type CatalogueReadName = keyof typeof catalogueReadCalls
export const catalogueReadNames = Object.keys(catalogueReadCalls) as [CatalogueReadName, ...CatalogueReadName[]]

export const isCatalogueReadName = (name: string): name is CatalogueReadName => Object.hasOwn(catalogueReadCalls, name)
