import type { OrderEvent } from '#contract/order.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { PaymentProvider } from '#server/orders/payment-provider.ts'

/** Something that has become of an order, after it was committed. */
export interface DispatchedEvent {
  tenant: Tenant
  orderId: string
  number: string
  /** Who bought; null once the account is gone. */
  accountId: string | null
  email: string
  language: string
  event: OrderEvent & { id: string }
}

/** What a hook wants done once it is committed that it has heard. Nobody waits for it, and nobody does it again. */
export interface Afterwards {
  what: string
  work: (context: MailContext) => Promise<void>
}

/** Somebody who wants to hear of it: a mail, a push message. */
export interface OrderHook {
  /** Kept in the database with each event that it has heard: never rename it. */
  name: string
  /** Hears of what happened long ago too. Without it nobody is told any more after MAIL_GOOD_MS: late news confuses. */
  whenOld?: true
  /**
   * Hears inside the transaction that notes it, through whose `db` it writes what must be there exactly once. It talks to no other machine
   * here: that is for `Afterwards`. When it throws nothing is noted or written, and it hears the event again later.
   */
  handle: (context: MailContext, dispatched: DispatchedEvent) => Promise<Afterwards | null>
}

/** What orders need from the server around them. One for the whole server. */
export interface Trade {
  payments: readonly PaymentProvider[]
  /** Who hears of what becomes of an order. */
  hooks: readonly OrderHook[]
}
