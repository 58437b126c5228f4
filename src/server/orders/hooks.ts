import type { OrderEvent } from '#contract/order.ts'
import type { AccountSurroundings } from '#server/account/ask.ts'
import type { Tenant } from '#server/http/tenants.ts'
import { mailHook } from './mail-hook.ts'

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

/** Who hears of every order. A feature that wants to adds itself here. */
export const orderHooks: readonly OrderHook[] = [mailHook]
