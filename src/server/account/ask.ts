import type { AccountCallName, AccountInput, AccountResult } from '#contract/account-calls.ts'
import type { Ask } from '#server/kernel/ask.ts'
import type { PersonalSource } from '#server/kernel/personal-source.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { ProofsOfWork } from './captcha/proofs.ts'
import type { Hasher } from './password-hash.ts'

/** The server services that accounts need, in addition to the general ones. */
export interface AccountContext extends MailContext {
  /** Hashes passwords and mailed codes. */
  hasher: Hasher
  /** Creates and checks proof-of-work challenges for captchas. */
  proofs: ProofsOfWork
  /** The personal data of other features, for export and deletion. */
  personal: readonly PersonalSource[]
}

/** The context that an account handler gets. */
export interface AccountAsk extends AccountContext, Ask {}

export type AccountHandlers = {
  [N in AccountCallName]: (ask: AccountAsk, input: AccountInput<N>) => Promise<AccountResult<N>>
}
