import type { OrderEvent } from '#contract/order.ts'
import type { AccountSurroundings } from '#server/account/ask.ts'
import type { Tenant } from '#server/http/tenants.ts'
import type { PaymentProvider } from '#server/payments/port.ts'

/** Something that has become of an order, after it was committed. */
export interface Heard {
  tenant: Tenant
  orderId: string
  number: string
  /** Who bought; null once the account is gone. */
  accountId: string | null
  email: string
  language: string
  event: OrderEvent & { id: string }
}

/** Somebody who wants to hear of it: a mail, a push message. One that throws is tried again with the next round; it may then hear the same event twice. */
export interface OrderHook {
  /** Kept in the database with each event that it has heard: never rename it. */
  name: string
  hear: (around: AccountSurroundings, heard: Heard) => Promise<void>
}

/** What orders need from the server around them. One for the whole server. */
export interface Trade {
  payments: readonly PaymentProvider[]
  /** Who hears of what becomes of an order. */
  hooks: readonly OrderHook[]
}
