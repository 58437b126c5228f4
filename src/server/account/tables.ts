import type { AccountTable } from '#server/kernel/tables.ts'

/** A registration on one device. Its own code or link confirms it. */
export interface RegistrationTable extends Omit<AccountTable, 'verified_at'> {
  /** SHA-256 of a secret that only the registering device knows. Empty if the secret is unknown. */
  attempt_hash: string
  /** The argon2id hash of the mailed code, as in the table account_secret. */
  code_hash: string
  link_hash: string
  /**
   * When the mailed code and link of the registration expire. The registration itself is kept longer, so that a new code can be requested.
   */
  expires_at: Date
}

/**
 * A mailed link that confirms an e-mail address. It is kept after the confirmation, so that a second click on it can be told apart from a
 * click on an expired link.
 */
export interface VerifyLinkTable {
  tenant_id: string
  /** SHA-256 of the secret in the mailed link. */
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
   * The argon2id hash of a mailed code. A fast hash of a six-digit code can be broken by trying all codes. A slow hash resists for the 15
   * minutes that a code is valid.
   */
  code_hash: string
  /** SHA-256 of the mailed link's secret, which is random and has 256 bits. */
  link_hash: string
  created_at: Date
  expires_at: Date
}

export interface CaptchaTable {
  tenant_id: string
  key: string
  /** The action that the captcha protects (a CaptchaPurpose). Empty if an earlier version created the captcha. */
  purpose: string
  answer_hash: string
  /** A secret of the captcha that later checks the solution of its proof of work. */
  proof_secret: string
  expires_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    registration: RegistrationTable
    verify_link: VerifyLinkTable
    account_secret: AccountSecretTable
    captcha: CaptchaTable
  }
}
