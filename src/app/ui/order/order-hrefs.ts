import { href } from '../../routes/href.ts'

/** The page of one order, by its id. */
export const orderHref = (id: string): string => `${href('orderDetail')}?${new URLSearchParams({ id })}`

/** Its printed sheet: with prices, without them, or as the packing slip that lies in the parcel. */
export const printHref = (id: string, sheet: 'prices' | 'no-prices' | 'slip' = 'prices'): string =>
  `/orderPrint1?${new URLSearchParams({ id, ...(sheet === 'slip' ? { slip: '1' } : sheet === 'no-prices' ? { prices: 'no' } : {}) })}`
