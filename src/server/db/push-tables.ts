import type { Generated } from 'kysely'

/** The server's own VAPID keys, one pair for all tenants. The private one never leaves the server. */
export interface PushKeyTable {
  one: Generated<boolean>
  public_key: string
  private_key: string
  made_at: Date
}

/** Where a push service takes messages for one device, and the keys that they are encrypted with. */
export interface PushSubscriptionTable {
  tenant_id: string
  /** The session of the device; when it ends, this row goes with it. */
  token_hash: string
  account_id: string
  endpoint: string
  p256dh: string
  auth: string
  made_at: Date
}

export interface PushTables {
  push_key: PushKeyTable
  push_subscription: PushSubscriptionTable
}
