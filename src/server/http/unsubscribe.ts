import type { Context } from 'hono'
import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import { callerOf } from '#server/kernel/caller.ts'
import { askedHost } from '#server/kernel/host-names.ts'
import { addressOf } from './address-of.ts'
import type { Bound } from './bind.ts'

/**
 * Ends mails that a part is back, pressed by a mail program without a page (RFC 8058), or by a person whose browser runs no script: that one
 * is shown the page, which then says so. A link that leads to the other button, or is not whole, ends nothing.
 */
export async function answerUnsubscribe(context: Context, bound: Bound): Promise<Response> {
  const url = new URL(context.req.url)
  const read = v.safeParse(calls.stockWatchEndAll.input, { key: url.searchParams.get('key') })
  const isEnd = url.searchParams.has('end')
  if (read.success && isEnd) {
    const tenant = await bound.tenants.atHost(askedHost(context.req.raw))
    await bound.handlers.stockWatchEndAll(bound.askFor(tenant, callerOf(context.req.raw.headers, addressOf(context, bound))), read.output)
    url.searchParams.set('done', '1')
  }
  const body = await context.req.text()
  if (new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click') return context.text(read.success && isEnd ? 'You get no more of these mails.' : 'This link is not complete.', read.success && isEnd ? 200 : 400)
  return context.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
}
