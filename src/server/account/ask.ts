import type { AccountCallName, AccountInput, AccountResult } from '#contract/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/open.ts'
import type { Tenant } from '#server/http/tenants.ts'
import type { MailSender } from '#server/mail/sender.ts'
import type { Caller } from './caller.ts'
import type { ProofsOfWork } from './captcha/proofs.ts'
import type { Later } from './later.ts'
import type { Hasher } from './password-hash.ts'
import type { PersonalSource } from './personal-source.ts'
import { type Session, sessionOf } from './sessions.ts'

/** What the accounts need from the server around them. One for the whole server. */
export interface AccountSurroundings {
  db: Db
  clock: Clock
  /** What sends the mails that are written down (account/letters-out.ts). One for the whole process. */
  mails: MailSender
  later: Later
  /** Where the shop of a tenant is reached, without a trailing slash. Never taken from a request: a forged Host header would aim our mails elsewhere. */
  publicUrl: (tenant: Tenant) => string
  /** Sender of every mail; null takes the tenant's own address. */
  mailFrom: string | null
  /** How passwords and mailed codes are hashed. */
  hasher: Hasher
  /** What a device works out beside a captcha. */
  proofs: ProofsOfWork
  /** What other features hold on a person, for export and erasure. */
  personal: readonly PersonalSource[]
}

/** What a handler gets: one tenant, one caller. */
export interface AccountAsk extends AccountSurroundings {
  tenant: Tenant
  caller: Caller
  /** Who is signed in at this tenant, or null. Asked of the database once per request. */
  session: () => Promise<Session | null>
}

export type AccountHandlers = {
  [N in AccountCallName]: (ask: AccountAsk, input: AccountInput<N>) => Promise<AccountResult<N>>
}

export function accountAsk(around: AccountSurroundings, tenant: Tenant, caller: Caller): AccountAsk {
  let looked: Promise<Session | null> | null = null
  return {
    ...around,
    tenant,
    caller,
    session: () => {
      looked ??= sessionOf(around.db, tenant.id, caller.token, around.clock.now())
      return looked
    },
  }
}

/** The session of a call that only a member may make. Throws `sign-in-required` for no, an expired, a revoked or another tenant's token. */
export async function memberOf(ask: AccountAsk): Promise<Session> {
  const session = await ask.session()
  if (!session) throw new AppError('sign-in-required')
  return session
}

export const nowOf = (ask: AccountAsk): Date => new Date(ask.clock.now())
