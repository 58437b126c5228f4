import { href } from '#contract/addresses.ts'
import type { OrderState } from '#contract/order-states.ts'

/** The page of one order, by its id. */
export const orderHref = (id: string): string => href('orderDetail', { id })

/** What of an order goes back: any part of it, the old unit for a core charge, or the part with this code. */
export type GoesBack = 'any' | 'old-unit' | (string & {})

/** The return form of an order. */
export const returnHref = (id: string, what: GoesBack = 'any'): string => href('orderDetail', { id, return: what })

/** Which sheet of an order is wanted: with prices, without them, or the packing slip that lies in the parcel and never shows any. */
export type SheetKind = 'prices' | 'no-prices' | 'slip'

const sheetQuery: Record<SheetKind, Record<string, string>> = { prices: {}, 'no-prices': { prices: 'no' }, slip: { slip: '1' } }

/** Its printed sheet. */
export const printHref = (id: string, kind: SheetKind = 'prices'): string =>
  `${href('orderPrint')}?${new URLSearchParams({ id, ...sheetQuery[kind] })}`

/** What a sheet is: with prices it is the invoice that the checkout promises, unless the order was cancelled and nothing is owed for it. */
export const sheetIs = (kind: SheetKind, state: OrderState): 'invoice' | 'order' | 'slip' =>
  kind === 'slip' ? 'slip' : kind === 'prices' && state !== 'cancelled' ? 'invoice' : 'order'
