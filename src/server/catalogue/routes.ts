import type { CallHandlers } from '#server/kernel/ask.ts'
import { answeredCallHandlers } from './answers.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { advertisement, searchKeyword } from './front.ts'
import { productDetail } from './part-detail.ts'
import { priceList } from './price-list/price-list.ts'
import { searchRecord } from './search-record.ts'
import { productStyle, productStyles } from './styles.ts'

export const catalogueHandlers = {
  ...answeredCallHandlers,
  productDetail,
  advertisement,
  searchKeyword,
  searchRecord,
  productStyles,
  productStyle,
  priceList,
} satisfies Partial<CallHandlers<CatalogueRequestContext>>
