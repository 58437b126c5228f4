import { Hono } from 'hono'
import * as v from 'valibot'
import { type AccountCallName, accountCalls } from '#contract/account-calls.ts'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { type AccountHandlers, type AccountSurroundings, accountAsk, memberOf } from '#server/account/ask.ts'
import { callerOf } from '#server/account/caller.ts'
import { clientAddress, socketAddress } from '#server/account/client-address.ts'
import { accountHandlers } from '#server/account/routes.ts'
import { errorReply, type Report } from '#server/http/on-error.ts'
import { tenantsOf } from '#server/http/tenants.ts'

type AnyHandler = (ask: ReturnType<typeof accountAsk>, input: unknown) => Promise<unknown>

/** The account calls behind a door of their own: tenant, caller, member check, input by schema, handler, envelope. */
export function accountDoor(around: AccountSurroundings, report: Report, handlers: AccountHandlers = accountHandlers): Hono {
  const app = new Hono()
  const tenants = tenantsOf(around.db, () => Date.now())
  app.onError((error, context) => errorReply(error, `${context.req.method} ${context.req.path}`, report))
  for (const [name, row] of Object.entries(accountCalls) as [AccountCallName, (typeof accountCalls)[AccountCallName]][]) {
    app.on(row.method, row.path, async (context) => {
      const request = context.req.raw
      const tenant = await tenants.named(request.headers.get(TENANT_HEADER), 'localhost')
      const ask = accountAsk(around, tenant, callerOf(request.headers, clientAddress(request.headers, socketAddress(context.env), false)))
      if (row.may === 'member') await memberOf(ask)
      const byQuery = row.method === 'GET' || 'sends' in row
      const said: unknown = byQuery ? { ...context.req.query(), ...context.req.param() } : await context.req.json().catch(() => null)
      const read = v.safeParse(row.input as v.GenericSchema, said)
      if (!read.success) throw new AppError('bad-request', { field: v.getDotPath(read.issues[0]) ?? '', say: read.issues[0].message })
      return Response.json({ code: 200, msg: 'ok', result: await (handlers[name] as AnyHandler)(ask, read.output) })
    })
  }
  return app
}
