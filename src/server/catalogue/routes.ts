import { appInfo, applicationList, getCategoryByApp, modelGroupList, modelList } from './applications.ts'
import type { Handlers } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from './ask.ts'
import { categoryList, categoryPath, listCategoryByParts, productGroup } from './categories.ts'
import { applicationItem } from './fitments.ts'
import { advertisement, searchKeyword } from './front.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from './listing.ts'
import { productDetail } from './part-detail.ts'
import { priceList } from './price-list/price-list.ts'
import { partsList } from './parts-list.ts'
import { getPriceByQuantity } from './price-by-quantity.ts'
import { searchRecord } from './search/search-record.ts'
import { search } from './suggestions.ts'
import { productStyle, productStyles } from './styles.ts'
import { namedVehicles } from './vehicle/named-vehicles.ts'

/** The catalogue calls and what answers each. */
export const catalogueHandlers = {
  categoryList,
  productGroup,
  groupAttributes,
  productDetail,
  applicationItem,
  partsList,
  listByBackCategoryOrGroup,
  categoryPath,
  appInfo,
  applicationList,
  advertisement,
  searchKeyword,
  search,
  modelGroupList,
  modelList,
  namedVehicles,
  getCategoryByApp,
  listCategoryByParts,
  searchRecord,
  aggregationSearch,
  getPriceByQuantity,
  productStyles,
  productStyle,
  priceList,
} satisfies Partial<Handlers<CatalogueAsk>>
