import { href } from '#app/routes/href.ts'

/** Which sheet of an order is wanted. A packing slip never shows prices. */
export type SheetKind = 'prices' | 'no-prices' | 'slip'

/** Reads `?id=…&prices=no&slip=1`. */
export function sheetWish(search: string): { id: string | null; kind: SheetKind } {
  const query = new URLSearchParams(search)
  const kind = query.get('slip') === '1' ? 'slip' : query.get('prices') === 'no' ? 'no-prices' : 'prices'
  return { id: query.get('id'), kind }
}

/** The address of a sheet of an order. */
export const sheetHref = (id: string, kind: SheetKind): string =>
  `${href('orderPrint')}?${new URLSearchParams({ id, ...(kind === 'slip' ? { slip: '1' } : kind === 'no-prices' ? { prices: 'no' } : {}) })}`

/** The page of the order (specification, section 2). */
export const orderHref = (id: string): string => `/shoppingOrderDetail?${new URLSearchParams({ id })}`
