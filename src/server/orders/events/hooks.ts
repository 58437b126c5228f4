import type { OrderEvent } from '#contract/order.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { PaymentProvider } from '#server/orders/payment-provider.ts'

/** A committed order event, as given to hooks. */
export interface DispatchedEvent {
  tenant: Tenant
  orderId: string
  number: string
  /** The buyer. Null after the account was deleted. */
  accountId: string | null
  email: string
  language: string
  event: OrderEvent & { id: string }
}

/** Work to do after the commit, such as a push message. Nobody waits for it, and it is not retried. */
export interface AfterCommitWork {
  what: string
  work: (context: MailContext) => Promise<void>
}

/** A handler of order events, such as mails or push messages. */
export interface OrderHook {
  /** Stored with each handled event, so it must never be renamed. */
  name: string
  /** Whether the hook also handles old events. Otherwise events older than MAIL_GOOD_MS are skipped, because late messages confuse. */
  whenOld?: true
  /**
   * Handles an event inside the transaction that stores it as handled. Rows that must be written exactly once are written with this
   * transaction's `db`. Calls to other servers belong in the returned AfterCommitWork, which runs after the commit. If this function
   * throws, nothing is stored and it is called again later.
   */
  handle: (context: MailContext, dispatched: DispatchedEvent) => Promise<AfterCommitWork | null>
}

/** The server services that orders need. One object for the whole server. */
export interface Trade {
  payments: readonly PaymentProvider[]
  /** The handlers of order events. */
  hooks: readonly OrderHook[]
}
