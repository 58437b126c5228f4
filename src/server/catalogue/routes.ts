import type { CallHandlers } from '#server/kernel/ask.ts'
import { answeredCallHandlers } from './answers.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { applicationItem } from './fitments.ts'
import { advertisement, searchKeyword } from './front.ts'
import { numberList } from './number-list.ts'
import { productDetail } from './part-detail.ts'
import { partsList } from './parts-list.ts'
import { getPriceByQuantity } from './price-by-quantity.ts'
import { priceList } from './price-list/price-list.ts'
import { searchRecord } from './search-record.ts'
import { productStyle, productStyles } from './styles.ts'

export const catalogueHandlers = {
  ...answeredCallHandlers,
  productDetail,
  applicationItem,
  partsList,
  advertisement,
  searchKeyword,
  searchRecord,
  getPriceByQuantity,
  numberList,
  productStyles,
  productStyle,
  priceList,
} satisfies Partial<CallHandlers<CatalogueRequestContext>>
