import type { CallLine } from './call-line.ts'

const product = '/marco/api/v1/product'
const read = { method: 'GET', may: 'anyone', queue: false } as const

/** The catalogue calls of section 7 of the specification, as they go over the wire: the only ones that a first paint may need. */
export const catalogueLines = {
  categoryList: { ...read, path: '/marco/api/v1/category/list', cache: 'categories' },
  productGroup: { ...read, path: `${product}/group`, cache: 'categories' },
  groupAttributes: { ...read, path: `${product}/groupAttributes`, cache: 'categories' },
  productDetail: { ...read, path: `${product}/detail`, cache: 'parts' },
  applicationItem: { ...read, path: `${product}/applicationItem`, cache: 'parts' },
  partsList: { ...read, path: `${product}/partsList`, cache: 'parts' },
  listByBackCategoryOrGroup: { ...read, path: `${product}/listByBackCategoryOrGroup`, cache: 'listings' },
  categoryPath: { ...read, path: `${product}/backCategory/path`, cache: 'categories' },
  appInfo: { ...read, path: `${product}/appInfo`, cache: 'categories' },
  applicationList: { ...read, path: `${product}/applicationList`, cache: 'categories' },
  advertisement: { ...read, path: `${product}/advertisement`, cache: 'categories' },
  searchKeyword: { ...read, path: `${product}/searchKeyword`, cache: 'categories' },
  search: { ...read, path: `${product}/search`, cache: 'never' },
  modelGroupList: { ...read, path: `${product}/modelGroupList`, cache: 'categories' },
  modelList: { ...read, path: `${product}/modelList`, cache: 'categories' },
  getCategoryByApp: { ...read, path: `${product}/getCategoryByApp`, cache: 'categories' },
  listCategoryByParts: { ...read, path: `${product}/listCategoryByParts`, cache: 'categories' },
  searchRecord: { method: 'POST', may: 'anyone', queue: false, path: `${product}/searchRecord`, cache: 'never' },
  aggregationSearch: { ...read, path: `${product}/aggregation/search`, cache: 'listings' },
  getPriceByQuantity: { ...read, path: `${product}/getPriceByQuantity`, cache: 'never' },
} as const satisfies Record<string, CallLine>

export type CatalogueCallName = keyof typeof catalogueLines
export const catalogueCallNames = Object.keys(catalogueLines) as [CatalogueCallName, ...CatalogueCallName[]]
