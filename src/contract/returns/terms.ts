import { RETURN_DAYS } from '#contract/limits.ts'
import type { ReturnReason } from '#contract/returns.ts'
import { dayAfter } from '#contract/shop-days.ts'

/**
 * The terms of returns: the server applies them, and the form shows them first. Used units for a deposit have their own rules
 * (`CORE_RETURN_DAYS`).
 */
export interface ReturnTerms {
  /** Days after delivery in which anything can be returned for any reason. */
  windowDays: number
  /** Reasons that are valid for the whole warranty period. */
  underWarranty: readonly ReturnReason[]
  /** Restocking fee in percent of the price. */
  restockingPercent: number
  /** Reasons that are the shop's fault. For these the shop pays the return shipping, for others the customer. */
  faultOfShop: readonly ReturnReason[]
  /** Whether the order's delivery charge is refunded with its goods. */
  deliveryGivenBack: false
}

export const returnTerms: ReturnTerms = {
  windowDays: RETURN_DAYS,
  underWarranty: ['defective', 'warranty'],
  restockingPercent: 0,
  faultOfShop: ['wrong-part-sent', 'damaged', 'defective', 'incomplete', 'warranty'],
  deliveryGivenBack: false,
}

/** The reason for a return parcel: a return reason, or a used unit for its deposit. */
export type ParcelCause = ReturnReason | 'old-unit'

/** Who pays for return shipping; used by form, order, mail and pages. */
export const parcelBackBy = (cause: ParcelCause): 'customer' | 'shop' =>
  returnTerms.faultOfShop.some((one) => one === cause) ? 'shop' : 'customer'

/** The last day of the free return period; days are in the shop's time zone (contract/shop-days.ts). */
export const lastFreeReturnDay = (deliveredOn: string): string => dayAfter(deliveredOn, returnTerms.windowDays)

/**
 * The share of some pieces in the amount paid for a line, in cents. It is computed cumulatively, so that the shares of several returns add
 * up to exactly the line's amount.
 */
export function paidShare({ paid, qty }: { paid: number; qty: number }, before: number, pieces: number): number {
  const upTo = (count: number) => Math.floor((paid * count) / qty)
  return upTo(before + pieces) - upTo(before)
}

/** The refund of such a share after the restocking fee. */
export const afterRestocking = (cents: number): number => Math.floor((cents * (100 - returnTerms.restockingPercent)) / 100)

/** The refunded deposit for returned new pieces, for which no used unit is owed. In cents. */
export function depositShare({ deposit, qty }: { deposit: number; qty: number }, pieces: number): number {
  return pieces >= qty ? deposit : Math.floor((deposit * pieces) / qty)
}
