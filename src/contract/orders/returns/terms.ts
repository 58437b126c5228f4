import { addDays } from '#contract/kernel/shop-days.ts'
import { RETURN_DAYS } from '#contract/limits.ts'
import type { ReturnReason } from './returns.ts'

/**
 * The terms of returns. The server applies these terms, and the form shows them first. The used units that are returned for a deposit have
 * other rules (`CORE_RETURN_DEADLINE_DAYS`).
 */
export interface ReturnTerms {
  /** The number of days after delivery in which anything can be returned for any reason. */
  windowDays: number
  /** The reasons that are valid for the whole warranty period. */
  warrantyReasons: readonly ReturnReason[]
  /** The restocking fee in percent of the price. */
  restockingPercent: number
  /** The reasons that are the shop's fault. For these the shop pays the return shipping, for all others the customer pays. */
  shopFaultReasons: readonly ReturnReason[]
  /** Whether the order's delivery charge is refunded with its goods. */
  isDeliveryRefunded: false
}

export const returnTerms: ReturnTerms = {
  windowDays: RETURN_DAYS,
  warrantyReasons: ['defective', 'warranty'],
  restockingPercent: 0,
  shopFaultReasons: ['wrong-part-sent', 'damaged', 'defective', 'incomplete', 'warranty'],
  isDeliveryRefunded: false,
}

/** The reason for sending a parcel back: a return reason, or the return of a used unit for its deposit. */
export type ReturnParcelReason = ReturnReason | 'old-unit'

/** Returns who pays for return shipping. Form, order, mail and pages use this rule. */
export const returnShippingPayer = (cause: ReturnParcelReason): 'customer' | 'shop' =>
  returnTerms.shopFaultReasons.some((one) => one === cause) ? 'shop' : 'customer'

/** Returns the last day of the free return period; days are in the shop's time zone (contract/kernel/shop-days.ts). */
export const lastFreeReturnDay = (deliveredOn: string): string => addDays(deliveredOn, returnTerms.windowDays)

/**
 * Returns the share of returned pieces of a line in the amount paid for the line, in cents. The share is computed cumulatively, so that the
 * shares of several returns add up to exactly the line's amount.
 */
export function paidShareCents({ paidCents, qty }: { paidCents: number; qty: number }, before: number, pieces: number): number {
  const upTo = (count: number) => Math.floor((paidCents * count) / qty)
  return upTo(before + pieces) - upTo(before)
}

/** Returns the refund for an amount paid, after the restocking fee. */
export const subtractRestockingFee = (cents: number): number => Math.floor((cents * (100 - returnTerms.restockingPercent)) / 100)

/** Returns the refunded deposit for returned new pieces, for which no used unit is owed. In cents. */
export function depositShareCents({ depositCents, qty }: { depositCents: number; qty: number }, pieces: number): number {
  return pieces >= qty ? depositCents : Math.floor((depositCents * pieces) / qty)
}
