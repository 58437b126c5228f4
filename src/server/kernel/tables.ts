import type { Generated } from 'kysely'
import type { Json } from '#server/db/columns.ts'

export interface AccountTable {
  tenant_id: string
  id: string
  /** The e-mail address as typed. `email_key`, its normalized form, must be unique. */
  email: string
  email_key: string
  /** The argon2id hash of the password, in argon2's text format. */
  password_hash: string
  realname: string
  area_code: string
  phone: string
  company: string
  language: string
  discovery_channel: string | null
  /** When the e-mail address was confirmed. Null while it is not confirmed. Such an account has no password and cannot sign in. */
  verified_at: Date | null
  created_at: Date
}

export interface AccountSessionTable {
  tenant_id: string
  /** SHA-256 of the session token. The token itself is stored only on the customer's device. */
  token_hash: string
  account_id: string
  device: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export interface RateLimitTable {
  /** The shop's id. Empty for rate limits that count across all shops. */
  tenant_id: string
  rule: string
  /** A hash of the address or account that the rate limit counts, so that the table contains no personal data. */
  subject_hash: string
  since: Date
  hits: number
}

export interface IdempotencyTable {
  tenant_id: string
  account_id: string
  /** The idempotency key of the call: a UUID in lower case. */
  key: string
  call: string
  /** SHA-256 of the call's parsed input. */
  input_hash: string
  /**
   * The call's first reply as JSON text: the result or a refusal (idempotency.ts). Null only inside the transaction that creates the reply.
   */
  reply: string | null
  made_at: Date
}

/** A translation of one of a shop's names or texts. */
export interface NameInLanguageTable {
  tenant_id: string
  /** The language, as a code of contract/locale/locales.ts. */
  locale: string
  /** A UUID made from the MD5 of the original text. */
  key: string
  said: string
}

/** An action by the shop's staff, as a row of the audit. A row never changes. */
export interface ShopActionTable {
  id: Generated<string>
  tenant_id: string
  at: Date
  who: string
  action: string
  /** The thing that was changed, such as an order number or a part code. */
  about: string
  facts: Json<Record<string, string | number>>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    account: AccountTable
    account_session: AccountSessionTable
    rate_limit: RateLimitTable
    idempotency: IdempotencyTable
    name_in_language: NameInLanguageTable
    shop_action: ShopActionTable
  }
}
