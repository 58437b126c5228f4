import type { CallName, ParsedOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { Caller } from './caller.ts'
import type { ServerContext } from './context.ts'
import { type Session, sessionOf } from './sessions.ts'
import type { Tenant } from './tenants.ts'

/** What every handler gets: one tenant, one caller. A feature whose handlers need more extends it; app.ts fills in all of it. */
export interface Ask extends ServerContext {
  tenant: Tenant
  tenantId: string
  caller: Caller
  /** The language of the answer: a code of contract/locales.ts. */
  locale: string
  /** Who is signed in at this tenant, or null. Asked of the database once per request. */
  session: () => Promise<Session | null>
}

/** Who answers these rows of the call table, with what such a handler needs. */
export type Handlers<A extends Ask, N extends CallName = CallName> = {
  [One in N]: (ask: A, input: ParsedOf<One>) => Promise<ResultOf<One>>
}

export function askOf<C extends ServerContext>(context: C, tenant: Tenant, caller: Caller): C & Ask {
  let looked: Promise<Session | null> | null = null
  return {
    ...context,
    tenant,
    tenantId: tenant.id,
    caller,
    locale: caller.locale,
    session: () => {
      looked ??= sessionOf(context.db, tenant.id, caller.token, context.clock.now())
      return looked
    },
  }
}

/** The session of a call that only a member may make. Throws `sign-in-required` for no, an expired, a revoked or another tenant's token. */
export async function memberOf(ask: Pick<Ask, 'session'>): Promise<Session> {
  const session = await ask.session()
  if (!session) throw new AppError('sign-in-required')
  return session
}

export const nowOf = ({ clock }: Pick<Ask, 'clock'>): Date => new Date(clock.now())
