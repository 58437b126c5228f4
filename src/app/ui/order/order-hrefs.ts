import type { OrderState } from '#contract/orders/order-states.ts'
import { href } from '#contract/routes/addresses.ts'

/** Returns the URL of an order, by its id. */
export const orderHref = (id: string): string => href('orderDetail', { id })

/** What is returned: any part, a used unit because of its core charge, or the part with this code. */
export type ReturnedGoods = 'any' | 'old-unit' | (string & {})

/** Returns the URL of the form for a return of an order. */
export const returnHref = (id: string, what: ReturnedGoods = 'any'): string => href('orderDetail', { id, return: what })

/** The kind of document: with prices, without prices, or the packing slip, which never has prices. */
export type SheetKind = 'prices' | 'no-prices' | 'slip'

const sheetQuery: Record<SheetKind, Record<string, string>> = { prices: {}, 'no-prices': { prices: 'no' }, slip: { slip: '1' } }

/** Returns the URL of a printable document of an order. */
export const printHref = (id: string, kind: SheetKind = 'prices'): string =>
  `${href('orderPrint')}?${new URLSearchParams({ id, ...sheetQuery[kind] })}`

/** Returns the type of a document. With prices it is the invoice, unless the order was cancelled and nothing is owed. */
export const sheetType = (kind: SheetKind, state: OrderState): 'invoice' | 'order' | 'slip' =>
  kind === 'slip' ? 'slip' : kind === 'prices' && state !== 'cancelled' ? 'invoice' : 'order'
