import type { Generated } from 'kysely'

/** The server's VAPID keys (for push messages), one pair for all tenants. The private key never leaves the server. */
export interface PushKeyTable {
  one: Generated<boolean>
  public_key: string
  private_key: string
  made_at: Date
}

/** A device's push subscription: the push service's URL and the encryption keys. */
export interface PushSubscriptionTable {
  tenant_id: string
  /** The token hash of the device's session. The subscription is deleted with the session. */
  token_hash: string
  account_id: string
  endpoint: string
  p256dh: string
  auth: string
  made_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    push_key: PushKeyTable
    push_subscription: PushSubscriptionTable
  }
}
