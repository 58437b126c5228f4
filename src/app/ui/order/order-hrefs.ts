import type { OrderState } from '#contract/orders/order-states.ts'
import { href } from '#contract/routes/addresses.ts'

/** Returns the URL of an order, by its id. */
export const orderHref = (id: string): string => href('orderDetail', { id })

/** What the customer sends back: any part, a used unit because of its core charge, or the part with this part code. */
export type ReturnSelection = 'any' | 'old-unit' | (string & {})

/** Returns the URL of the form for a return of an order. */
export const orderReturnHref = (id: string, what: ReturnSelection = 'any'): string => href('orderDetail', { id, return: what })

/** The kind of document: with prices, without prices, or the packing slip, which never has prices. */
export type OrderDocumentKind = 'prices' | 'no-prices' | 'slip'

const documentQuery: Record<OrderDocumentKind, Record<string, string>> = { prices: {}, 'no-prices': { prices: 'no' }, slip: { slip: '1' } }

/** Returns the URL of a printable document of an order. */
export const orderPrintHref = (id: string, kind: OrderDocumentKind = 'prices'): string =>
  `${href('orderPrint')}?${new URLSearchParams({ id, ...documentQuery[kind] })}`

/** Returns the type of a document. With prices it is the invoice, unless the order was cancelled and nothing is owed. */
export const documentTypeOf = (kind: OrderDocumentKind, state: OrderState): 'invoice' | 'order' | 'slip' =>
  kind === 'slip' ? 'slip' : kind === 'prices' && state !== 'cancelled' ? 'invoice' : 'order'
