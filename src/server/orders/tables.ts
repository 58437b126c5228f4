import type { ColumnType, Generated } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'
import type { ParcelChoice, PaymentMethod } from '#contract/checkout/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery/delivery-terms.ts'
import type { JobQuantity } from '#contract/jobs/shares.ts'
import type { Actor, CoreState, OrderState, ReturnState } from '#contract/orders/order-states.ts'
import type { ReturnReason } from '#contract/orders/returns/returns.ts'
import type { Dollars, Json } from '#server/db/columns.ts'

export interface TenantTermsTable {
  tenant_id: string
  /** The shop's terms of sale (orders/terms.ts). */
  terms: Json<unknown>
}

export interface OrderCounterTable {
  tenant_id: string
  last: number
}

export interface ShopOrderTable {
  tenant_id: string
  id: string
  number: string
  /** The customer's account. Null after the customer has deleted the account. */
  account_id: string | null
  state: OrderState
  placed_at: Date
  email: string
  language: string
  ship_to: Json<PostalAddress>
  bill_to: Json<PostalAddress>
  delivery: DeliveryMethod
  delivery_name: string
  expected_from: string
  expected_to: string
  /** How an order with back-ordered units is shipped. With two parcels, the dates `rest_from` and `rest_to` are for the second parcel. */
  parcels: Generated<ParcelChoice>
  rest_from: ColumnType<string | null, string | null | undefined, string | null>
  rest_to: ColumnType<string | null, string | null | undefined, string | null>
  payment: PaymentMethod
  due_on: string | null
  purchase_order: string
  job_name: string
  discounts: Json<{ source: 'coupon' | 'points'; code: string; name: string; amount: Dollars }[]>
  tax_name: string
  weight_g: number
  goods: Dollars
  discount: Dollars
  shipping: Dollars
  shipping_tax: Dollars
  /** The tax on the order's lines, their core charges and the delivery. */
  tax: Dollars
  core_charges: Dollars
  total: Dollars
  /** The amount paid, as the sum of the rows of order_payment. A refund counts from the moment it is promised. */
  paid: Generated<Dollars>
  refunded: Generated<Dollars>
  /** The amount that was taken off the total because pieces were returned before the order was fully paid. */
  credited: Generated<Dollars>
  delivered_at: Date | null
}

export interface OrderLineTable {
  tenant_id: string
  order_id: string
  line_no: number
  mcode: string
  name: string
  producer: string
  oe_number: string
  /** The OE number as a number key (numberKeys), so that a search for it ignores spaces and punctuation. */
  oe_key: string
  spec_name: string
  condition: 'new' | 'reman' | 'used'
  qty: number
  unit_price: Dollars
  amount: Dollars
  discount: Dollars
  tax: Dollars
  core_charge: Dollars
  core_amount: Dollars
  core_tax: Dollars
  note: string
  /** The repair jobs of the units, copied from the cart line. */
  jobs: ColumnType<JobQuantity[], string | undefined, string>
  /** The promotion that reduced the price of the line. Null if there was none. Amounts are decimal text. */
  promotion: ColumnType<{ id: string; name: string; wasPrice: Dollars } | null, string | null | undefined, string | null>
  warranty_months: number
  weight_g: number
  hs_code: string
  country: string
  /** The number of units that were on back-order when the order was placed. */
  later_qty: Generated<number>
  later_on: ColumnType<string | null, string | null | undefined, string | null>
  waiting: Generated<number>
  /** How many units of the line the shop cancelled before shipping. */
  cancelled: Generated<number>
}

export interface OrderEventTable {
  id: Generated<string>
  tenant_id: string
  order_id: string
  at: Date
  what: 'placed' | 'state' | 'payment' | 'refund' | 'core' | 'return' | 'note'
  state: OrderState
  actor: Actor
  message: string
  facts: Json<Record<string, string | number>>
  /** Names of the hooks that have handled the event (orders/events/dispatch-events.ts). */
  notified: Generated<string[]>
  notified_at: Date | null
  telling_until: Date | null
}

export interface OrderPaymentTable {
  tenant_id: string
  id: string
  order_id: string
  kind: 'payment' | 'refund'
  method: PaymentMethod
  amount: Dollars
  /** Whether the payment or refund was made. False for a refund that is promised but not sent yet. */
  done: boolean
  /** The payment company's id of the payment. Empty if there is none. */
  reference: string
  at: Date
  done_at: Date | null
  /** Whether a person must send the refund, because no payment company can. */
  by_hand: Generated<boolean>
  /** The time until which one process has reserved the refund for sending through a payment company (a lease). */
  sending_until: Generated<Date | null>
}

export interface OrderShipmentTable {
  tenant_id: string
  order_id: string
  carrier: string
  tracking: string
  url: string
  shipped_at: Date
}

export interface CoreReturnTable {
  tenant_id: string
  id: string
  order_id: string
  mcode: string
  qty: number
  /** The core charge of all used units in this row, with tax. */
  deposit: Dollars
  state: CoreState
  due_on: string
  carrier: string
  tracking: string
  credited: Generated<Dollars>
  note: string
}

export interface OrderReturnTable {
  tenant_id: string
  id: string
  order_id: string
  number: string
  state: ReturnState
  reason: ReturnReason
  note: string
  photo: string | null
  /** The shop's message to the customer about the used unit. */
  message: string
  refund: Generated<Dollars>
  requested_at: Date
}

export interface OrderReturnLineTable {
  tenant_id: string
  return_id: string
  mcode: string
  qty: number
}

declare module '#server/db/tables.ts' {
  interface Tables {
    tenant_terms: TenantTermsTable
    order_counter: OrderCounterTable
    shop_order: ShopOrderTable
    order_line: OrderLineTable
    order_event: OrderEventTable
    order_payment: OrderPaymentTable
    order_shipment: OrderShipmentTable
    core_return: CoreReturnTable
    order_return: OrderReturnTable
    order_return_line: OrderReturnLineTable
  }
}
