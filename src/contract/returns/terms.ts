import { RETURN_DAYS } from '#contract/limits.ts'
import type { ReturnReason } from '#contract/returns.ts'
import { dayAfter } from '#contract/shop-days.ts'

/**
 * THE terms on which goods go back: the server takes returns and pays them by these, and the form says them before anything is sent. A
 * used unit that is sent for its deposit goes another way (`CORE_RETURN_DAYS`).
 */
export interface ReturnTerms {
  /** So many days from delivery anything may go back, for any reason. */
  windowDays: number
  /** For these reasons also later, as long as the part's warranty runs. */
  underWarranty: readonly ReturnReason[]
  /** What is kept of the price, in percent. */
  restockingPercent: number
  /** Reasons that are the shop's fault: for these the shop pays for the parcel back, for the others the customer. */
  faultOfShop: readonly ReturnReason[]
  /** Whether the order's own delivery is given back with its goods. */
  deliveryGivenBack: false
}

export const returnTerms: ReturnTerms = {
  windowDays: RETURN_DAYS,
  underWarranty: ['defective', 'warranty'],
  restockingPercent: 0,
  faultOfShop: ['wrong-part-sent', 'damaged', 'defective', 'incomplete', 'warranty'],
  deliveryGivenBack: false,
}

/** What a parcel back is for: a return for a reason, or a used unit that is owed for its deposit. */
export type ParcelCause = ReturnReason | 'old-unit'

/** THE rule of who pays for a parcel back: form, order, mail and pages ask it. */
export const parcelBackBy = (cause: ParcelCause): 'customer' | 'shop' =>
  returnTerms.faultOfShop.some((one) => one === cause) ? 'shop' : 'customer'

/** The last day on which what was delivered on a day may go back for any reason; days of the shop (contract/shop-days.ts). */
export const lastFreeReturnDay = (deliveredOn: string): string => dayAfter(deliveredOn, returnTerms.windowDays)

/**
 * The share of some pieces in what was paid for a line, in cents. Reckoned from the first piece on, so that all pieces together come to
 * exactly the line, in however many returns.
 */
export function paidShare({ paid, qty }: { paid: number; qty: number }, before: number, pieces: number): number {
  const upTo = (count: number) => Math.floor((paid * count) / qty)
  return upTo(before + pieces) - upTo(before)
}

/** What of such a share is given back when the pieces come back. */
export const afterRestocking = (cents: number): number => Math.floor((cents * (100 - returnTerms.restockingPercent)) / 100)

/** What of a deposit that is still owed comes back with so many new pieces, for which no used one is owed then. In cents. */
export function depositShare({ deposit, qty }: { deposit: number; qty: number }, pieces: number): number {
  return pieces >= qty ? deposit : Math.floor((deposit * pieces) / qty)
}
