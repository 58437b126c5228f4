import { href } from '#contract/addresses.ts'
import type { OrderState } from '#contract/order-states.ts'

/** The URL of an order, by id. */
export const orderHref = (id: string): string => href('orderDetail', { id })

/** What is returned: any part, the used unit for a core charge, or the part with this code. */
export type GoesBack = 'any' | 'old-unit' | (string & {})

/** The URL of an order's return form. */
export const returnHref = (id: string, what: GoesBack = 'any'): string => href('orderDetail', { id, return: what })

/** The kind of document: with prices, without, or the packing slip, which never shows prices. */
export type SheetKind = 'prices' | 'no-prices' | 'slip'

const sheetQuery: Record<SheetKind, Record<string, string>> = { prices: {}, 'no-prices': { prices: 'no' }, slip: { slip: '1' } }

/** The URL of a printable document. */
export const printHref = (id: string, kind: SheetKind = 'prices'): string =>
  `${href('orderPrint')}?${new URLSearchParams({ id, ...sheetQuery[kind] })}`

/** The type of a document: with prices it is the invoice, unless the order was cancelled and nothing is owed. */
export const sheetType = (kind: SheetKind, state: OrderState): 'invoice' | 'order' | 'slip' =>
  kind === 'slip' ? 'slip' : kind === 'prices' && state !== 'cancelled' ? 'invoice' : 'order'
