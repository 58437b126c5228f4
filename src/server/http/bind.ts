import type { Context, Hono } from 'hono'
import type { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { type CallName, type CallResultOf, callNames, calls, type ParsedInputOf } from '#contract/calls.ts'
import { type Envelope, IDEMPOTENCY_HEADER, LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { AppError, type ErrorDetail } from '#contract/errors.ts'
import { type CallDefinition, inputOfQuery } from '#contract/kernel/call-definition.ts'
import type { ServerHandlers, ServerRequestContext } from '#server/ask.ts'
import type { CurrentCatalogue } from '#server/catalogue/index/catalogue-now.ts'
import { requireSession } from '#server/kernel/ask.ts'
import { type Caller, callerOf } from '#server/kernel/caller.ts'
import { canonicalJson } from '#server/kernel/canonical-json.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import { runIdempotently } from '#server/kernel/idempotency.ts'
import { requestedLocale, requestedLocaleWithoutTenant, tenantLocales } from '#server/kernel/language.ts'
import type { ReportError } from '#server/kernel/report.ts'
import type { CurrentTenant, Tenants } from '#server/kernel/tenants.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { clientAddressOf } from './address-of.ts'
import { type CachedReply, cacheVersionsOf, isStillValid, shownPartsOf } from './cached-replies.ts'
import { chooseEncoding, type EncodedBody, encodedReply, encodeText } from './encoded.ts'
import { callerHasEtag, etagOf } from './etag.ts'
import { fileReply } from './file-reply.ts'
import type { EncodedTextCache } from './lru.ts'
import { errorReply } from './on-error.ts'
import type { PngConverter } from './png-files.ts'
import { isHttpsRequest, type PublicAddress } from './public-origin.ts'
import { readBody } from './read-body.ts'
import { refuseInvalidInput } from './refuse-input.ts'
import type { Screenshot } from './screenshots.ts'
import { headersOfEveryReply } from './security-headers.ts'
import { translateNames } from './translate-names.ts'

export interface RequestServices extends PublicAddress {
  handlers: ServerHandlers
  tenants: Tenants
  /** Creates the handler context for a tenant and a caller. If no caller is given, the caller is a guest. */
  createRequestContext: (tenant: CurrentTenant, caller?: Caller) => ServerRequestContext
  clock: Clock
  /** The build id. It is part of every ETag, so a new build never sends cached replies of an old build. */
  buildId: string
  /** Returns a tenant's current catalogue. */
  currentCatalogueOf: (tenant: CurrentTenant) => Promise<CurrentCatalogue>
  /** The cache of recent replies. Null if replies are not cached. */
  replyCache: LRUCache<string, CachedReply> | null
  /**
   * The cache of recent pages. It is separate from the cache of replies, so that page requests with random queries cannot evict replies.
   * Null if pages are not cached.
   */
  pageCache: LRUCache<string, CachedReply> | null
  /** The cache of recent pictures. Null if pictures are not cached. */
  pictureCache: LRUCache<string, EncodedBody> | null
  /** The cache of recent site map files. */
  sitemapCache: EncodedTextCache
  pngConverter: PngConverter
  /** The screenshots of each shop, by tenant id. */
  screenshots: ReadonlyMap<string, readonly Screenshot[]>
  report: ReportError
}

/** Registers a route for every row of the call table, and a route that refuses other methods on the same path. */
export function registerCallRoutes(app: Hono, bound: RequestServices): void {
  const methods = new Map<string, string[]>()
  for (const name of callNames) {
    const { method, path } = calls[name]
    app.on(method, path, (context) => answerCall(context, name, bound))
    methods.set(path, [...(methods.get(path) ?? []), method])
  }
  // The refusals of other methods come after all routes, because one path may have several methods.
  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      const refused = new AppError(
        'wrong-method',
        translatableErrorDetail(/*i18n*/ 'This call wants {methods}.', { methods: allowed.join(' / ') }),
      )
      const reply = errorReply(refused, context.req.path, bound.report, requestedLocaleWithoutTenant(context.req.raw.headers))
      reply.headers.set('Allow', allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '))
      return reply
    })
  }
}

/** Answers a call. The reply names its language in its headers and varies by language. */
async function answerCall<N extends CallName>(context: Context, name: N, bound: RequestServices): Promise<Response> {
  const request = context.req.raw
  const caller = callerOf(request.headers, clientAddressOf(context, bound))
  const withLanguage = (reply: Response) => {
    reply.headers.set('Content-Language', caller.locale)
    reply.headers.append('Vary', LANGUAGE_HEADER)
    return reply
  }
  try {
    const tenant = await bound.tenants.findByIdOrHost(request.headers.get(TENANT_HEADER), requestedHost(request))
    const row: CallDefinition = calls[name]
    caller.locale = requestedLocale(request.headers, tenantLocales(tenant))
    const { locale } = caller
    const ask = bound.createRequestContext(tenant, caller)
    if (row.may === 'member') await requireSession(ask)
    const named = <Result>(result: Result) => translateNames(ask, name, result)
    const byQuery = row.method === 'GET' || row.sends === 'query'
    const given = byQuery ? { ...inputOfQuery(new URL(request.url)), ...context.req.param() } : await readBodyInput(request, row)
    const read = parseCallInput(name, given)
    const input = 'wrong' in read ? await refuseInvalidInput(ask, name, read.wrong) : read.input
    if (row.idempotent) {
      const sent = { name, idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER), input }
      const result = await runIdempotently(ask, sent, (inside) => bound.handlers[name](inside, input))
      return await envelopeReply(context, caller, bound, await named(result))
    }
    if (row.file !== undefined) return withLanguage(fileReply(request, row.file, await bound.handlers[name](ask, input), bound.report))
    if (row.method !== 'GET' || row.fresh)
      return await envelopeReply(context, caller, bound, await named(await bound.handlers[name](ask, input)))

    const now = await bound.currentCatalogueOf(tenant)
    const wanted = chooseEncoding(request.headers.get('Accept-Encoding'))
    // Read input may hold lists and objects, which a query string would make the same text of.
    const key = wanted + etagOf(tenant.id, name, locale, canonicalJson(input))
    const kept = bound.replyCache?.get(key)
    if (kept && isStillValid(kept, tenant, now)) return cachedCallReply(context, caller, bound, kept)
    const result = await named(await bound.handlers[name](ask, input))
    const text = JSON.stringify({ code: 200, msg: 'ok', result } satisfies Envelope<CallResultOf<N>>)
    const etag = etagOf(bound.buildId, locale, text)
    const made = kept?.etag === etag ? kept.body : await encodeText(text, wanted)
    const reply: CachedReply = {
      etag,
      body: made,
      ...cacheVersionsOf(tenant, now),
      shownPartCodes: shownPartsOf([{ call: name, input }], result),
    }
    bound.replyCache?.set(key, reply)
    return cachedCallReply(context, caller, bound, reply)
  } catch (thrown) {
    return withLanguage(errorReply(thrown, `${request.method} ${name}`, bound.report, caller.locale))
  }
}

/**
 * Returns all headers of a call's reply, with the security headers, so that none has to be added to the finished reply: that takes as long
 * as a tenth of the whole call.
 */
function callHeaders(context: Context, { locale }: Caller, bound: RequestServices, more: { 'Cache-Control': string; Vary: string }) {
  context.set('hasSecurityHeaders', true)
  return {
    ...Object.fromEntries(headersOfEveryReply(context.req.path, isHttpsRequest(context.req.raw, bound))),
    'Content-Type': 'application/json',
    'Content-Language': locale,
    ...more,
    Vary: `${more.Vary}, ${LANGUAGE_HEADER}`,
  }
}

/**
 * Returns a cached reply, or status 304 if the caller already has it. The ETag is computed from the content, so it is the same on every
 * server with this build.
 */
function cachedCallReply(context: Context, caller: Caller, bound: RequestServices, { etag, body }: CachedReply): Response {
  const headers = {
    ...callHeaders(context, caller, bound, { 'Cache-Control': 'no-cache', Vary: `Accept-Encoding, ${TENANT_HEADER}` }),
    ETag: etag,
  }
  return callerHasEtag(context.req.raw.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : encodedReply(body, headers)
}

async function envelopeReply(context: Context, caller: Caller, bound: RequestServices, result: unknown): Promise<Response> {
  const wanted = chooseEncoding(context.req.raw.headers.get('Accept-Encoding'))
  const made = await encodeText(JSON.stringify({ code: 200, msg: 'ok', result }), wanted)
  return encodedReply(made, callHeaders(context, caller, bound, { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }))
}

/** Reads the JSON body of a call. The body may be missing if the call has no required input, such as logout in the specification. */
async function readBodyInput(
  request: Request,
  { input, bodyMostBytes }: Pick<CallDefinition, 'input' | 'bodyMostBytes'>,
): Promise<unknown> {
  const bytes = await readBody(request, bodyMostBytes)
  if (bytes.byteLength === 0 && v.is(input, {})) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('bad-json', {}, { cause })
  }
}

/**
 * Parses the input of a call with its schema. If the input is invalid, returns a refusal that names the field, with the same message as the
 * form.
 */
function parseCallInput<N extends CallName>(name: N, given: unknown): { input: ParsedInputOf<N> } | { wrong: AppError } {
  const schema: v.GenericSchema<unknown, ParsedInputOf<N>> = calls[name].input
  const read = v.safeParse(schema, given)
  if (read.success) return { input: read.output }
  const [issue] = read.issues
  const field = v.getDotPath(issue) ?? ''
  const detail = field === '' ? { message: /*i18n*/ 'Send a JSON object.' } : { field, ...errorDetailOfIssue(field, issue) }
  return { wrong: new AppError('bad-request', detail) }
}

function errorDetailOfIssue(field: string, issue: v.BaseIssue<unknown>): ErrorDetail {
  if (issue.received === 'undefined') return translatableErrorDetail(/*i18n*/ '{field} is missing.', { field })
  // Messages of the contract's schemas end with a full stop and are used as they are. Valibot's own messages name a type, so a general
  // message is used instead.
  return issue.message.endsWith('.')
    ? { message: issue.message }
    : translatableErrorDetail(/*i18n*/ '{field} has a value that cannot be used here.', { field })
}
