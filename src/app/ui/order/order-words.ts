import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderState } from '#contract/orders/order-states.ts'

/** The names of the states of orders. */
export const orderStateTexts: Record<OrderState, MessageDescriptor> = {
  'awaiting-payment': msg`Awaiting payment`,
  paid: msg`Paid`,
  packed: msg`Packed`,
  shipped: msg`Shipped`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
  returned: msg`Returned`,
}
