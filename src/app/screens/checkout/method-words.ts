import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryMethod, PaymentMethod } from '#contract/checkout.ts'

/** What the ways are called while the shop's own names for them are not known. */
export const deliveryWords: Record<DeliveryMethod, MessageDescriptor> = {
  standard: msg`Parcel`,
  express: msg`Express`,
  freight: msg`Freight on a pallet`,
  collection: msg`Fetch at the counter`,
}

/** Without the shop only the ways that need no other site. */
export const paymentWords: Record<Exclude<PaymentMethod, 'card'>, MessageDescriptor> = {
  invoice: msg`By invoice, bank transfer`,
  collection: msg`At the counter`,
}
