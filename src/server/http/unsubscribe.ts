import type { Context } from 'hono'
import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { callerOf } from '#server/kernel/caller.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import { clientAddressOf } from './address-of.ts'
import type { RequestServices } from './bind.ts'

/**
 * Cancels back-in-stock mails, either by one click in a mail program (RFC 8058) or from a browser without scripts. A browser then gets the
 * page with the result. An incomplete link, or a link for another action, cancels nothing.
 */
export async function answerUnsubscribe(context: Context, bound: RequestServices): Promise<Response> {
  const url = new URL(context.req.url)
  const read = v.safeParse(calls.stockWatchEndAll.input, { key: url.searchParams.get('key') })
  const refusal =
    read.success && url.searchParams.has('end') ? await unsubscribeByKey(context, bound, read.output) : 'This link is not complete.'
  if (refusal === null) url.searchParams.set('done', '1')
  const body = await context.req.text()
  if (new URLSearchParams(body).get('List-Unsubscribe') !== 'One-Click')
    return context.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
  return refusal === null ? context.text('You get no more of these mails.') : context.text(refusal, 400)
}

/** Cancels back-in-stock mails. Returns null, or the reason why nothing was cancelled. */
async function unsubscribeByKey(context: Context, bound: RequestServices, input: { key: string }): Promise<string | null> {
  const tenant = await bound.tenants.findByHost(requestedHost(context.req.raw))
  try {
    await bound.handlers.stockWatchEndAll(
      bound.createRequestContext(tenant, callerOf(context.req.raw.headers, clientAddressOf(context, bound))),
      input,
    )
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'link-used') return error.message
    throw error
  }
}
