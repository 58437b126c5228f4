import type { ColumnType, Generated } from 'kysely'
import type { PostalAddress } from '#contract/address.ts'
import type { Parcels, PaymentMethod } from '#contract/checkout.ts'
import type { DeliveryMethod } from '#contract/delivery-terms.ts'
import type { JobShare } from '#contract/jobs/shares.ts'
import type { Actor, CoreState, OrderState, ReturnState } from '#contract/order-states.ts'
import type { ReturnReason } from '#contract/returns.ts'
import type { Dollars, Json } from './columns.ts'

export interface TenantTermsTable {
  tenant_id: string
  /** See orders/terms.ts. */
  terms: Json<unknown>
}

export interface AddressTable {
  tenant_id: string
  account_id: string
  id: string
  name: string
  company: string
  phone: string
  country: string
  lines: string[]
  city: string
  region: string
  postcode: string
  vat_id: string
  for_shipping: boolean
  for_billing: boolean
  updated_at: Date
}

export interface CouponTable {
  tenant_id: string
  code: string
  name: string
  /** The owner's account. Null: anyone may use the coupon. */
  account_id: string | null
  /** A coupon has either a percentage or an amount. */
  percent: number | null
  amount: Dollars | null
  least_goods: Generated<Dollars>
  starts_at: Date | null
  ends_at: Date | null
  uses_most: number | null
  /** How often each customer may use it. */
  uses_each: number | null
  used: Generated<number>
  /** Valid for parts in this category and its subcategories, in this condition. Null: no limit. */
  category_id: ColumnType<string | null, string | null | undefined, string | null>
  condition: ColumnType<'new' | 'reman' | 'used' | null, 'new' | 'reman' | 'used' | null | undefined, 'new' | 'reman' | 'used' | null>
  /** Whether the coupon also applies to parts with a reduced price. */
  with_sale: Generated<boolean>
  /** Every customer sees the coupon in their list. A personal coupon is seen by its owner only. */
  listed: Generated<boolean>
  /** Why the coupon was created. */
  origin: Generated<'shop' | 'gift' | 'draw'>
}

export interface CouponUseTable {
  tenant_id: string
  code: string
  order_id: string
  account_id: string | null
}

export interface OrderCounterTable {
  tenant_id: string
  last: number
}

export interface ShopOrderTable {
  tenant_id: string
  id: string
  number: string
  /** Null after the customer has deleted the account. */
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
  /** How an order with back-ordered units is shipped. With two parcels, the dates above are for the first and these for the second. */
  parcels: Generated<Parcels>
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
  /** The tax of the lines, of their core charges and of the delivery. */
  tax: Dollars
  core_charges: Dollars
  total: Dollars
  /** The sum of order_payment. A refund counts from its promise. */
  paid: Generated<Dollars>
  refunded: Generated<Dollars>
  /** The amount taken off the total for returns before the order was fully paid. */
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
  /** numberKeys of the OE number. A search with it ignores spaces and punctuation. */
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
  /** The repair jobs, copied from the cart line. */
  jobs: ColumnType<JobShare[], string | undefined, string>
  /** The promotion that reduced the price, or null. Amounts are decimal text. */
  promotion: ColumnType<{ id: string; name: string; wasPrice: Dollars } | null, string | null | undefined, string | null>
  warranty_months: number
  weight_g: number
  hs_code: string
  country: string
  /** The number of units on back-order when the order was placed, their expected day, and how many have not arrived yet. */
  later_qty: Generated<number>
  later_on: ColumnType<string | null, string | null | undefined, string | null>
  waiting: Generated<number>
  /** Units that the shop cancelled before shipping. */
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
  /** Names of the hooks that have handled the event; see orders/events/dispatch-events.ts. */
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
  /** False for a promised refund that was not sent yet. */
  done: boolean
  /** The payment company's id. Empty when there is none. */
  reference: string
  at: Date
  done_at: Date | null
  /** A refund that a person must send, because no payment company can. */
  by_hand: Generated<boolean>
  /** Lease: until this time one process is sending the refund through a payment company. */
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
  /** The core charge of all units, with tax. */
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
  /** The shop's message about it. */
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

/** An action by the shop's staff. Each row is one action and never changes. */
export interface ShopActionTable {
  id: Generated<string>
  tenant_id: string
  at: Date
  who: string
  action: string
  /** The changed object, such as an order number or a part code. */
  about: string
  facts: Json<Record<string, string | number>>
}

export type OrderTables = {
  tenant_terms: TenantTermsTable
  address: AddressTable
  coupon: CouponTable
  coupon_use: CouponUseTable
  order_counter: OrderCounterTable
  shop_order: ShopOrderTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  order_payment: OrderPaymentTable
  order_shipment: OrderShipmentTable
  core_return: CoreReturnTable
  order_return: OrderReturnTable
  order_return_line: OrderReturnLineTable
  shop_action: ShopActionTable
}
