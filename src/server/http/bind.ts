import type { Context, Hono } from 'hono'
import type { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { type CallName, callNames, calls, type ParsedOf, type ResultOf } from '#contract/calls.ts'
import { type CallRow, queryOf } from '#contract/call-row.ts'
import { type Envelope, IDEMPOTENCY_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ServerAsk, ServerHandlers } from '#server/ask.ts'
import { memberOf } from '#server/kernel/ask.ts'
import { type Caller, callerOf } from '#server/kernel/caller.ts'
import { refuseInput } from './refuse-input.ts'
import { addressOf } from './address-of.ts'
import { type Encoded, encoded, encodedReply, encodingFor } from './encoded.ts'
import { callerHas, etagOf } from './etag.ts'
import { askedHost } from '#server/kernel/host-names.ts'
import type { IconFiles } from './icon-files.ts'
import type { TextMemo } from './lru.ts'
import { errorReply } from './on-error.ts'
import type { Report } from '#server/kernel/report.ts'
import { idempotently } from '#server/kernel/idempotency.ts'
import type { Reached } from './public-origin.ts'
import type { Screenshot } from './screenshots.ts'
import type { Tenant, Tenants } from '#server/kernel/tenants.ts'
import { wholeBody } from './whole-body.ts'

export interface Bound extends Reached {
  handlers: ServerHandlers
  tenants: Tenants
  /** What a handler gets for one tenant and one caller; without one, a guest. */
  askFor: (tenant: Tenant, caller?: Caller) => ServerAsk
  clock: Clock
  /** Part of every ETag, so that a new build is never answered by an old reply. */
  build: string
  /** Encoded replies that were lately sent; null keeps none. */
  replies: LRUCache<string, Encoded> | null
  /** The same for pages, apart from the replies: made-up queries push none of those out. */
  pages: LRUCache<string, Encoded> | null
  /** The lists of the site map that were lately sent. */
  sitemaps: TextMemo
  icons: IconFiles
  /** Pictures of each shop by its id. */
  screenshots: ReadonlyMap<string, readonly Screenshot[]>
  report: Report
}

/** Makes a route of every row of the call table, and a refusal of every other method on its path. */
export function bindCalls(app: Hono, bound: Bound): void {
  const methods = new Map<string, string[]>()
  for (const name of callNames) {
    const { method, path } = calls[name]
    app.on(method, path, (context) => answer(context, name, bound))
    methods.set(path, [...(methods.get(path) ?? []), method])
  }
  // After every route: one path may carry several methods.
  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      const refused = new AppError('wrong-method', { message: `This call wants ${allowed.join(' or ')}.` })
      const reply = errorReply(refused, context.req.path, bound.report)
      reply.headers.set('Allow', allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '))
      return reply
    })
  }
}

async function answer<N extends CallName>(context: Context, name: N, bound: Bound): Promise<Response> {
  const request = context.req.raw
  try {
    const tenant = await bound.tenants.named(request.headers.get(TENANT_HEADER), askedHost(request))
    const row: CallRow = calls[name]
    const address = addressOf(context, bound)
    const ask = bound.askFor(tenant, callerOf(request.headers, address))
    if (row.may === 'member') await memberOf(ask)
    const byQuery = row.method === 'GET' || row.sends === 'query'
    const given = byQuery ? { ...queryInput(request.url), ...context.req.param() } : await bodyInput(request, row.input)
    const read = parse(name, given)
    const input = 'wrong' in read ? await refuseInput(ask, name, read.wrong) : read.input
    if (row.idempotent) {
      const sent = { name, key: request.headers.get(IDEMPOTENCY_HEADER), input }
      return await envelope(request, await idempotently(ask, sent, (inside) => bound.handlers[name](inside, input)))
    }
    if (row.method !== 'GET' || row.fresh) return await envelope(request, await bound.handlers[name](ask, input))

    const etag = etagOf(bound.build, tenant.id, tenant.catalogue_version, name, queryOf({ ...input }))
    const headers = {
      'Content-Type': 'application/json',
      ETag: etag,
      'Cache-Control': 'no-cache',
      Vary: `Accept-Encoding, ${TENANT_HEADER}`,
    }
    if (callerHas(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
    const wanted = encodingFor(request.headers.get('Accept-Encoding'))
    const kept = bound.replies?.get(wanted + etag)
    if (kept) return encodedReply(kept, headers)
    const body: Envelope<ResultOf<N>> = { code: 200, msg: 'ok', result: await bound.handlers[name](ask, input) }
    const made = await encoded(JSON.stringify(body), wanted)
    bound.replies?.set(wanted + etag, made)
    return encodedReply(made, headers)
  } catch (thrown) {
    return errorReply(thrown, `${request.method} ${name}`, bound.report)
  }
}

async function envelope({ headers }: Request, result: unknown): Promise<Response> {
  const made = await encoded(JSON.stringify({ code: 200, msg: 'ok', result }), encodingFor(headers.get('Accept-Encoding')))
  return encodedReply(made, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' })
}

/** Each parameter once; of a repeated one the first. Empty ones count as absent (specification, section 7, aggregation/search). */
function queryInput(url: string): Record<string, string> {
  const input: Record<string, string> = Object.create(null)
  for (const [key, value] of new URL(url).searchParams) if (value !== '' && !(key in input)) input[key] = value
  return { ...input }
}

/** The JSON body. Of a call that needs nothing said there may be none: the specification writes logout so. */
async function bodyInput(request: Request, shape: v.GenericSchema): Promise<unknown> {
  const bytes = await wholeBody(request)
  if (bytes.byteLength === 0 && v.is(shape, {})) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('bad-json', {}, { cause })
  }
}

/**
 * The input as its schema wants it, or a refusal that names the field and says what to change, in the very words that the form beside it
 * would use.
 */
function parse<N extends CallName>(name: N, given: unknown): { input: ParsedOf<N> } | { wrong: AppError } {
  const schema: v.GenericSchema<unknown, ParsedOf<N>> = calls[name].input
  const read = v.safeParse(schema, given)
  if (read.success) return { input: read.output }
  const [issue] = read.issues
  const field = v.getDotPath(issue) ?? ''
  const detail = field === '' ? { message: 'Send a JSON object.' } : { field, message: sentence(field, issue) }
  return { wrong: new AppError('bad-request', detail) }
}

function sentence(field: string, issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return `${field} is missing.`
  // Sentences of our own end with a full stop and go out as they are, for the app to translate; which field they are about is said beside
  // them. Valibot's name a type, which helps a programmer little more than the field does.
  return issue.message.endsWith('.') ? issue.message : `${field} has a value that cannot be used here.`
}
