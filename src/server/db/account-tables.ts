import type { Generated } from 'kysely'

export interface AccountTable {
  tenant_id: string
  id: string
  /** As typed; `email_key` is what makes it unique. */
  email: string
  email_key: string
  /** argon2id, in its own text form. */
  password_hash: string
  realname: string
  area_code: string
  phone: string
  company: string
  language: string
  discovery_channel: string | null
  /** Null while a new password is asked for an address that is only registered; such an account has no password and cannot sign in. */
  verified_at: Date | null
  created_at: Date
}

export interface AccountSessionTable {
  tenant_id: string
  /** SHA-256 of the token. The token itself is known to the device only. */
  token_hash: string
  account_id: string
  device: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

/** One device's wish for an account, until the address is confirmed by its own code or link. */
export interface RegistrationTable extends Omit<AccountTable, 'verified_at'> {
  /** SHA-256 of what only the device knows that registered; '' when that is not known. */
  attempt_hash: string
  /** As account_secret has them. */
  code_hash: string
  link_hash: string
  /** When code and link end. The registration itself stays longer, for a fresh code. */
  expires_at: Date
}

/** A mailed link that confirms an address: kept after its registration has ended, to tell a second press from an old link. */
export interface VerifyLinkTable {
  tenant_id: string
  /** SHA-256 of the link's secret. */
  link_hash: string
  email_key: string
  mailed_at: Date
}

export type SecretPurpose = 'reset-password'

export interface AccountSecretTable {
  tenant_id: string
  account_id: string
  purpose: SecretPurpose
  /** argon2id: a million codes are too few for a quick hash, and enough for a slow one during their 15 minutes. */
  code_hash: string
  /** SHA-256 of 256 random bits. */
  link_hash: string
  created_at: Date
  expires_at: Date
}

export interface CaptchaTable {
  tenant_id: string
  key: string
  /** A CaptchaPurpose; '' of a captcha that an earlier version made. */
  purpose: string
  answer_hash: string
  /** Tells the solution of its proof of work from all others. */
  proof_secret: string
  expires_at: Date
}

export interface RateLimitTable {
  /** '' where all tenants count together. */
  tenant_id: string
  rule: string
  /** A hash, so that the table lists no addresses of people. */
  subject_hash: string
  since: Date
  hits: number
}

export interface KeptMailTable {
  id: Generated<string>
  /** The mail's own name (mail/port.ts); null for those that were kept before mails had one. */
  mail_id: string | null
  tenant_id: string
  sent_to: string
  sent_to_key: string
  subject: string
  text_part: string
  html_part: string
  sent_at: Date
}

export type AccountTables = {
  account: AccountTable
  account_session: AccountSessionTable
  registration: RegistrationTable
  verify_link: VerifyLinkTable
  account_secret: AccountSecretTable
  captcha: CaptchaTable
  rate_limit: RateLimitTable
  kept_mail: KeptMailTable
}
