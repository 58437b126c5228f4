import type { AccountCallName, AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import type { MailContext } from '#server/mail/post.ts'
import type { ProofsOfWork } from './captcha/proofs.ts'
import type { PasswordHasher } from './password-hash.ts'

/** The services of the server that the account calls need, in addition to those of every call. */
export interface AccountServices extends MailContext {
  /** Hashes passwords and mailed codes, and checks them. */
  hasher: PasswordHasher
  /** Creates and checks proof-of-work challenges for captchas. */
  proofs: ProofsOfWork
  /** The kinds of personal data that all features store about a customer. An account's export and deletion go through them. */
  personalDataSources: readonly PersonalDataSource[]
}

/** The context that the handlers of account calls get. */
export interface AccountRequestContext extends AccountServices, RequestContext {}

export type AccountHandlers = {
  [N in AccountCallName]: (ask: AccountRequestContext, input: AccountInput<N>) => Promise<AccountResult<N>>
}
