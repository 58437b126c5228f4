import type { Handlers } from '#server/kernel/ask.ts'
import { answers } from './answers.ts'
import type { CatalogueAsk } from './ask.ts'
import { applicationItem } from './fitments.ts'
import { advertisement, searchKeyword } from './front.ts'
import { productDetail } from './part-detail.ts'
import { partsList } from './parts-list.ts'
import { getPriceByQuantity } from './price-by-quantity.ts'
import { priceList } from './price-list/price-list.ts'
import { searchRecord } from './search-record.ts'
import { productStyle, productStyles } from './styles.ts'

export const catalogueHandlers = {
  ...answers,
  productDetail,
  applicationItem,
  partsList,
  advertisement,
  searchKeyword,
  searchRecord,
  getPriceByQuantity,
  productStyles,
  productStyle,
  priceList,
} satisfies Partial<Handlers<CatalogueAsk>>
