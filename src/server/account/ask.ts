import type { AccountCallName, AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { PersonalSource } from '#server/kernel/personal-source.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { ProofsOfWork } from './captcha/proofs.ts'
import type { Hasher } from './password-hash.ts'

/** The services of the server that the account calls need, in addition to those of every call. */
export interface AccountContext extends MailContext {
  /** Hashes passwords and mailed codes, and checks them. */
  hasher: Hasher
  /** Creates and checks proof-of-work challenges for captchas. */
  proofs: ProofsOfWork
  /** The kinds of personal data that all features store about a customer. An account's export and deletion go through them. */
  personal: readonly PersonalSource[]
}

/** The context that the handlers of account calls get. */
export interface AccountAsk extends AccountContext, Ask {}

export type AccountHandlers = {
  [N in AccountCallName]: (ask: AccountAsk, input: AccountInput<N>) => Promise<AccountResult<N>>
}
