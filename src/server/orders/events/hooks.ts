import type { OrderEvent } from '#contract/orders/order.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { PaymentProvider } from '#server/orders/payment-provider.ts'

/** A committed event of an order, as hooks get it. */
export interface DispatchedEvent {
  tenant: Tenant
  orderId: string
  number: string
  /** The buyer's account. Null after the account was deleted. */
  accountId: string | null
  email: string
  language: string
  event: OrderEvent & { id: string }
}

/** Work of a hook after the commit, such as a push message. Nobody waits for this work, and it is not repeated after a failure. */
export interface AfterCommitWork {
  taskName: string
  work: (context: MailContext) => Promise<void>
}

/** A function that handles order events, for example by sending mails or push messages. */
export interface OrderHook {
  /** The name of the hook. It is stored with each handled event, so it must never be changed. */
  name: string
  /**
   * Present if the hook also handles old events. Otherwise events older than MAIL_GOOD_MS are skipped, because late messages confuse
   * customers.
   */
  handlesOldEvents?: true
  /**
   * Handles an event inside the transaction that stores the event as handled. Rows that must be written exactly once are written with this
   * transaction's `db`. Calls to other servers belong in the returned AfterCommitWork, which runs after the commit. If this function
   * throws, nothing is stored and it is called again later.
   */
  handle: (context: MailContext, dispatched: DispatchedEvent) => Promise<AfterCommitWork | null>
}

/** The services of the server that orders need. There is one object for the whole server. */
export interface OrderExtensions {
  payments: readonly PaymentProvider[]
  /** The functions (hooks) that handle events of orders. */
  hooks: readonly OrderHook[]
}
