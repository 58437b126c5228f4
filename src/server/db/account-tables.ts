import type { Generated } from 'kysely'

export interface AccountTable {
  tenant_id: string
  id: string
  /** The address as typed. `email_key`, its normalized form, must be unique. */
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
  /** Null while the address is not confirmed. Such an account has no password and cannot sign in. */
  verified_at: Date | null
  created_at: Date
}

export interface AccountSessionTable {
  tenant_id: string
  /** SHA-256 of the session token. Only the device knows the token. */
  token_hash: string
  account_id: string
  device: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

/** A registration by one device that waits for confirmation by its own code or link. */
export interface RegistrationTable extends Omit<AccountTable, 'verified_at'> {
  /** SHA-256 of a secret that only the registering device knows. '' when it is unknown. */
  attempt_hash: string
  /** As in the table account_secret. */
  code_hash: string
  link_hash: string
  /** When the code and the link expire. The registration is kept longer, so that a new code can be requested. */
  expires_at: Date
}

/**
 * A mailed link that confirms an e-mail address. It is kept after the confirmation. So a second click on it can be told apart from an
 * expired link.
 */
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
  /**
   * argon2id. A fast hash of a six-digit code can be broken by trying all codes. A slow hash resists for the 15 minutes that a code is
   * valid.
   */
  code_hash: string
  /** SHA-256 of a random secret of 256 bits. */
  link_hash: string
  created_at: Date
  expires_at: Date
}

export interface CaptchaTable {
  tenant_id: string
  key: string
  /** A CaptchaPurpose. '' when an earlier version created the captcha. */
  purpose: string
  answer_hash: string
  /** A secret that binds a proof-of-work solution to this captcha. */
  proof_secret: string
  expires_at: Date
}

export interface RateLimitTable {
  /** '' for rules that count across all tenants. */
  tenant_id: string
  rule: string
  /** A hash of the subject, so that the table contains no personal addresses. */
  subject_hash: string
  since: Date
  hits: number
}

export interface KeptMailTable {
  id: Generated<string>
  /** The mail's unique id (mail/port.ts). Null for mails from before this column existed. */
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
