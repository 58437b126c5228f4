import type { AccountCallName, AccountInput, AccountResult } from '#contract/account-calls.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { PersonalSource } from '#server/kernel/personal-source.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { ProofsOfWork } from './captcha/proofs.ts'
import type { Hasher } from './password-hash.ts'

/** What the accounts need of the server beside what every feature gets. */
export interface AccountContext extends MailContext {
  /** How passwords and mailed codes are hashed. */
  hasher: Hasher
  /** What a device works out beside a captcha. */
  proofs: ProofsOfWork
  /** What other features hold on a person, for export and erasure. */
  personal: readonly PersonalSource[]
}

/** What a handler of an account call gets. */
export interface AccountAsk extends AccountContext, Ask {}

export type AccountHandlers = {
  [N in AccountCallName]: (ask: AccountAsk, input: AccountInput<N>) => Promise<AccountResult<N>>
}
