import type { CallName, CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { Caller } from './caller.ts'
import type { ServerContext } from './context.ts'
import { readSessionByToken, type Session } from './sessions.ts'
import type { Tenant } from './tenants.ts'

/**
 * The context that every handler gets: one tenant and one caller. A feature that needs more extends this type. `app.ts` fills all fields.
 */
export interface RequestContext extends ServerContext {
  tenant: Tenant
  tenantId: string
  caller: Caller
  /** The language of the reply: a code of contract/locale/locales.ts. */
  locale: string
  /** Returns the caller's session at this tenant, or null for a guest. The session is read from the database at most once per request. */
  session: () => Promise<Session | null>
}

/** The handlers for some rows of the call table, each with the type of context that the handler needs. */
export type CallHandlers<A extends RequestContext, N extends CallName = CallName> = {
  [One in N]: (ask: A, input: ParsedInputOf<One>) => Promise<CallResultOf<One>>
}

export function requestContextOf<C extends ServerContext>(context: C, tenant: Tenant, caller: Caller): C & RequestContext {
  let looked: Promise<Session | null> | null = null
  return {
    ...context,
    tenant,
    tenantId: tenant.id,
    caller,
    locale: caller.locale,
    session: () => {
      looked ??= readSessionByToken(context.db, tenant.id, caller.token, context.clock.now())
      return looked
    },
  }
}

/**
 * Returns the session for a call that only a signed-in customer may make. Throws `sign-in-required` if the token is missing, expired,
 * revoked or belongs to another tenant.
 */
export async function requireSession(ask: Pick<RequestContext, 'session'>): Promise<Session> {
  const session = await ask.session()
  if (!session) throw new AppError('sign-in-required')
  return session
}

export const currentDateOf = ({ clock }: Pick<RequestContext, 'clock'>): Date => new Date(clock.now())
