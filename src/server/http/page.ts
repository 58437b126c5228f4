import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { type CallInputOf, type CallResultOf, calls, type ParsedInputOf } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import { configInLocale } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import { LOCALE_COOKIE, localeAtStart } from '#contract/locale/detect.ts'
import { localePath, readLocalePath } from '#contract/locale/locales.ts'
import { searchFormHref } from '#contract/routes/addresses.ts'
import { canonicalAddress } from '#contract/routes/canonical.ts'
import type { InitialReply } from '#contract/routes/rendered-page.ts'
import type { ServerRequestContext } from '#server/ask.ts'
import { internalGuestCaller } from '#server/kernel/caller.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import { parseAcceptLanguage, tenantLocales } from '#server/kernel/language.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { clientAddressOf } from './address-of.ts'
import type { RequestServices } from './bind.ts'
import { type BuiltFiles, requestedRevision } from './built-files.ts'
import { type CachedReply, cacheVersionsOf, isStillValid, shownPartsOf } from './cached-replies.ts'
import { chooseEncoding, encodeBytes, encodedReply, encodeText } from './encoded.ts'
import { callerHasEtag, etagOf } from './etag.ts'
import { RETRY_AFTER_SECONDS } from './on-error.ts'
import { createPage } from './page-for.ts'
import type { PageContext } from './pages/page-ask.ts'
import { publicOrigin } from './public-origin.ts'
import { refuseInvalidInput } from './refuse-input.ts'
import type { MakePage } from './rendering/page-maker.ts'
import { accentStyles, cspHashOf, type InlineHashes, inlineHashesOf } from './rendering/page-template.ts'
import { contentSecurityPolicyOf } from './security-headers.ts'
import { sharePictureVersion } from './share-pictures.ts'
import { SHELL_PATH } from './static-files.ts'
import { translateNames } from './translate-names.ts'

/** The parts of the built app from which the server makes pages. */
export interface PageRenderSources {
  /** Returns the build's index.html for its service worker. An older service worker gets the index.html of its own build. */
  readShellHtml: BuiltFiles['readTemplate']
  /** The hashes of what the build's page contains inline (rendering/page-template.ts). */
  hashes: InlineHashes
  makePage: MakePage
  /** Returns the scripts of a screen in addition to the entry scripts. */
  scriptsOfScreen: PageContext['screenScripts']
  /** Returns the scripts with the translations of a language. */
  scriptsOfTranslation: (locale: string) => readonly string[]
}

/**
 * Answers the opening of a page with the rendered app, the page's head and the page's data. Repeated requests for the same catalogue are
 * answered from the cache or with status 304.
 */
export async function answerPage(
  context: Context,
  bound: RequestServices,
  { readShellHtml, hashes, makePage, scriptsOfScreen, scriptsOfTranslation }: PageRenderSources,
): Promise<Response> {
  const request = context.req.raw
  const asked = new URL(request.url)
  const tenant = await bound.tenants.findByHost(requestedHost(request))
  const config = tenantConfig(tenant)
  if (asked.pathname === SHELL_PATH) {
    const kept = await readShellHtml(requestedRevision(request))
    return answerAppShell(request, kept, contentSecurityPolicyOf(config, inlineHashesOf(kept)))
  }
  const set = tenantLocales(tenant)
  const device = {
    cookie: getCookie(context, LOCALE_COOKIE) ?? null,
    languages: parseAcceptLanguage(request.headers.get('Accept-Language')),
    cameFromShop: isUrlOfHost(request.headers.get('Referer'), requestedHost(request)),
  }
  const { locale, redirectTo } = localeAtStart(asked, device, set)
  // If the URL names no language, the reply depends on the device's language.
  const byDevice = asked.pathname === '/' || set.strategy === 'no_prefix'
  const vary = byDevice ? 'Accept-Encoding, Accept-Language, Cookie, Referer' : 'Accept-Encoding'
  const url = new URL(asked)
  url.pathname = readLocalePath(asked.pathname, set).path
  const searched = searchFormHref(url)
  const better = searched ?? (redirectTo !== null || (url.pathname === '/' && asked.pathname.length > 1) ? url.pathname + url.search : null)
  if (better !== null && localePath(better, locale, set) !== asked.pathname + asked.search)
    return context.body(null, searched === null ? 302 : 303, {
      Location: localePath(better, locale, set),
      'Cache-Control': 'no-store',
      Vary: vary,
    })
  // A redirect removes trailing slashes, full stops and capitals from the URL, so that a page has one URL.
  const canonical = canonicalAddress(url.pathname, url.search)
  if (canonical !== null)
    return context.body(null, 308, { Location: localePath(canonical, locale, set), 'Cache-Control': 'no-store', Vary: vary })
  const origin = publicOrigin(request, tenant, bound)
  const now = bound.clock.now()
  // Pages are rendered anew each day, because their text may mention future days. Days are those of the shop's time zone.
  const { today } = shopTodayOf({ tenant, clock: bound.clock })
  const facts = [bound.buildId, tenant.id, JSON.stringify(config), today, origin, asked.pathname, url.search, locale]
  const catalogueNow = await bound.currentCatalogueOf(tenant)
  const styles = accentStyles(config)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentSecurityPolicyOf(config, {
      ...hashes,
      styles: [...hashes.styles, cspHashOf(styles)],
    }),
    'Content-Language': locale,
    Vary: vary,
  }
  const wanted = chooseEncoding(request.headers.get('Accept-Encoding'))
  const key = wanted + etagOf(...facts)
  const send = ({ etag, body }: Pick<CachedReply, 'etag' | 'body'>) => {
    const whole = { ...headers, ETag: etag }
    return callerHasEtag(request.headers.get('If-None-Match'), etag)
      ? new Response(null, { status: 304, headers: whole })
      : encodedReply(body, whole)
  }
  const kept = bound.pageCache?.get(key)
  if (kept && isStillValid(kept, tenant, catalogueNow)) return send(kept)
  const ask = bound.createRequestContext(tenant, { ...internalGuestCaller, locale, address: clientAddressOf(context, bound) })
  const site = origin + localePath('/', locale, set).replace(/\/$/, '')
  const page = await createPage({
    config: configInLocale(config, locale),
    origin,
    baseUrl: site,
    locale,
    url,
    today,
    call: createLocalCaller(ask, bound),
    refuseInQueue: ask.refuseInQueue,
    screenScripts: scriptsOfScreen,
  })
  const depends = {
    ...cacheVersionsOf(tenant, catalogueNow),
    shownPartCodes: shownPartsOf(page.replies, page.replies),
  }
  const { replies, ...content } = page
  const repliesJson = JSON.stringify(replies)
  // The page's ETag depends on the content, not on the time of rendering. So an unchanged page keeps its ETag.
  const etag = etagOf(...facts, JSON.stringify(content), repliesJson)
  if (kept?.etag === etag) {
    bound.pageCache?.set(key, { ...kept, ...depends })
    return send(kept)
  }
  const address = page.address === undefined ? asked.pathname + asked.search : localePath(page.address, locale, set)
  const made = await makePage({
    content,
    repliesJson,
    data: { address, config, asOf: new Date(now).toISOString() },
    ...{ origin, locale, styles, wanted },
    shareVersion: sharePictureVersion(bound.buildId, tenant),
    scripts: scriptsOfTranslation(locale),
  }).catch(nullIfUnavailable)
  if (made === null) {
    const shell = await readShellHtml(null)
    return answerUnrenderedPage(request, shell, {
      ...headers,
      'Content-Security-Policy': contentSecurityPolicyOf(config, inlineHashesOf(shell)),
    })
  }
  const { body, isComplete } = made
  if (!isComplete) bound.report(`${request.method} ${url.pathname}`, new Error('A piece of this page could not be rendered.'))
  if (page.status !== 200 || !isComplete) return encodedReply(body, { ...headers, 'Cache-Control': 'no-store' }, page.status)
  if (page.replies.some(isVolatileReply)) return encodedReply(body, headers)
  bound.pageCache?.set(key, { etag, body, ...depends })
  return send({ etag, body })
}

/** Whether a URL has this host. Proxies may change the scheme of a URL, but not the host. */
const isUrlOfHost = (address: string | null, host: string): boolean =>
  address !== null && URL.canParse(address) && new URL(address).host === host.toLowerCase()

/**
 * Whether a page contains data that changes without the catalogue, such as the stock of gifts. Such a page is rendered at each request,
 * because its ETag would not show the change.
 */
const isVolatileReply = ({ call }: InitialReply): boolean => 'fresh' in calls[call]

/**
 * Sends the page without content, which the service worker caches and shows at later visits. The page contains its own content security
 * policy, because later visits get no headers from the server.
 */
async function answerAppShell(request: Request, template: string, policy: string): Promise<Response> {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    ETag: etagOf(template, policy),
    Vary: 'Accept-Encoding',
  }
  if (callerHasEtag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  return encodedReply(await encodeText(template, chooseEncoding(request.headers.get('Accept-Encoding'))), headers)
}

/** Returns null if too many pages wait to be made (rendering/page-pool.ts). */
function nullIfUnavailable(thrown: unknown): null {
  if (thrown instanceof AppError && thrown.code === 'unavailable') return null
  throw thrown
}

/**
 * Sends the page without content while too many pages wait to be made. The visitor's device renders it. Search engines do not read it,
 * because the status is 503, and ask again later.
 */
async function answerUnrenderedPage(request: Request, shell: string, headers: Record<string, string>): Promise<Response> {
  const body = await encodeBytes(Buffer.from(shell), chooseEncoding(request.headers.get('Accept-Encoding')), 'least')
  return encodedReply(body, { ...headers, 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_SECONDS }, 503)
}

/**
 * Returns a function that calls handlers in the same process, with the input checked as usual. The caller is a guest at the visitor's
 * network address.
 */
function createLocalCaller(ask: ServerRequestContext, bound: RequestServices): PageContext['call'] {
  return async <N extends CatalogueReadName>(name: N, input: CallInputOf<N>): Promise<CallResultOf<N>> => {
    const schema: v.GenericSchema<unknown, ParsedInputOf<N>> = calls[name].input
    const read = v.safeParse(schema, input)
    if (!read.success) return refuseInvalidInput(ask, name, new AppError('bad-request', { message: read.issues[0].message }))
    return translateNames(ask, name, await bound.handlers[name](ask, read.output))
  }
}
