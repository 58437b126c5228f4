import type { Context } from 'hono'
import * as v from 'valibot'
import type { CatalogueCallName } from '#contract/catalogue-calls.ts'
import { calls, type InputOf, type ParsedOf, type ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { searchFormHref } from '#contract/addresses.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { FirstData, RenderPage } from '#contract/rendered-page.ts'
import { nobody } from '#server/kernel/caller.ts'
import type { ServerAsk } from '#server/ask.ts'
import { refuseInput } from './refuse-input.ts'
import { addressOf } from './address-of.ts'
import type { Bound } from './bind.ts'
import { type BuiltFiles, revisionAsked } from './built-files.ts'
import { encoded, encodedReply, encodingFor } from './encoded.ts'
import { callerHas, etagOf } from './etag.ts'
import { askedHost } from '#server/kernel/host-names.ts'
import { pageDocument } from './page-document.ts'
import { pageFor } from './page-for.ts'
import { accentStyles, hashOf, inlineHashes, type PageTemplate } from './page-template.ts'
import type { PageAsk } from './pages/page-ask.ts'
import { publicOrigin } from './public-origin.ts'
import { pagePolicy } from './security-headers.ts'
import { SHELL_PATH } from './static-files.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'

/** The built app as the server makes pages of it. */
export interface PageMaker {
  /** index.html of the build, for the worker; of another build for the worker of that one. */
  shell: BuiltFiles['template']
  /** The same as every page is made of it (page-template.ts). */
  template: PageTemplate
  render: RenderPage
  /** Scripts of a screen beyond the entry's. */
  scripts: PageAsk['scripts']
}

/** A page as search engines and ETags know it is remade every day: what it says of coming days is true on the day on which it was made. */
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/**
 * A navigation: the app, rendered for the address, with the page's own head and first data. The same question of the same catalogue is
 * answered from memory, or with 304.
 */
export async function answerPage(context: Context, bound: Bound, { shell, template, render, scripts }: PageMaker): Promise<Response> {
  const request = context.req.raw
  const url = new URL(request.url)
  const searched = searchFormHref(url)
  if (searched !== null) return context.redirect(searched, 303)
  const tenant = await bound.tenants.atHost(askedHost(request))
  const config = tenantConfig(tenant)
  if (url.pathname === SHELL_PATH) {
    const asked = await shell(revisionAsked(request))
    return answerShell(request, asked, pagePolicy(config, inlineHashes(asked)))
  }
  const origin = publicOrigin(request, tenant, bound)
  const now = bound.clock.now()
  const facts = [bound.build, tenant.id, tenant.catalogue_version, JSON.stringify(config), dayOf(now), origin, url.pathname, url.search]
  const etag = etagOf(...facts)
  const styles = accentStyles(config)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': pagePolicy(config, { ...template.hashes, styles: [...template.hashes.styles, hashOf(styles)] }),
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const wanted = encodingFor(request.headers.get('Accept-Encoding'))
  const kept = bound.pages?.get(wanted + etag)
  if (kept && callerHas(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  if (kept) return encodedReply(kept, headers)
  const ask = bound.askFor(tenant, { ...nobody, address: addressOf(context, bound) })
  const page = await pageFor({ config, origin, url, call: callerWith(ask, bound), refusing: ask.refusing, scripts })
  const address = page.address ?? url.pathname + url.search
  const data: FirstData = { address, config, replies: page.replies, asOf: new Date(now).toISOString() }
  const rendered = render({ ...data, origin, locale: LOCALE_DEFAULT })
  const made = await encoded(pageDocument(page, { template: template.html, styles, rendered, data, origin }), wanted)
  if (!rendered.whole) bound.report(`${request.method} ${url.pathname}`, new Error('A piece of this page could not be rendered.'))
  if (page.status !== 200 || !rendered.whole) return encodedReply(made, { ...headers, 'Cache-Control': 'no-store' }, page.status)
  bound.pages?.set(wanted + etag, made)
  return encodedReply(made, headers)
}

/**
 * The bare template, which the worker keeps and shows on every later visit. It carries the policy itself: from then on no other reply of
 * ours stands between the page and what it may run.
 */
async function answerShell(request: Request, template: string, policy: string): Promise<Response> {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    ETag: etagOf(template, policy),
    Vary: 'Accept-Encoding',
  }
  if (callerHas(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  return encodedReply(await encoded(template, encodingFor(request.headers.get('Accept-Encoding'))), headers)
}

/** Calls in-process, with the input checked as any caller's, for a guest at the address of whoever opens the page. */
function callerWith(ask: ServerAsk, bound: Bound): PageAsk['call'] {
  return async <N extends CatalogueCallName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> => {
    const schema: v.GenericSchema<unknown, ParsedOf<N>> = calls[name].input
    const read = v.safeParse(schema, input)
    if (!read.success) return refuseInput(ask, name, new AppError('bad-request', { message: read.issues[0].message }))
    return bound.handlers[name](ask, read.output)
  }
}
