import type { Context } from 'hono'
import { callNames, calls } from '#contract/calls.ts'
import { configInLocale } from '#contract/config.ts'
import { localeNamed, localePath } from '#contract/locale/locales.ts'
import { routeNames, routes } from '#contract/routes.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import type { RequestServices } from './bind.ts'
import { chooseEncoding, encodedReply, encodeText } from './encoded.ts'
import { callerHasEtag, etagOf } from './etag.ts'
import { FEED_PATH } from './product-feed.ts'
import { publicOrigin } from './public-origin.ts'
import { webAppManifest } from './web-app-manifest.ts'

const tenantOfHost = (context: Context, bound: RequestServices) => bound.tenants.findByHost(requestedHost(context.req.raw))

/** Answers `/config.json` with the app's configuration for the tenant of this host. */
export const answerConfig = async (context: Context, bound: RequestServices): Promise<Response> =>
  cacheableJsonReply(context, tenantConfig(await tenantOfHost(context, bound)))

/** Answers `/manifest.webmanifest?locale=…` with the web app manifest of this host's shop in a language. */
export async function answerManifest(context: Context, bound: RequestServices): Promise<Response> {
  const tenant = await tenantOfHost(context, bound)
  const set = tenantLocales(tenant)
  const locale = localeNamed(context.req.query('locale') ?? null, set)?.code ?? set.default
  return cacheableJsonReply(
    context,
    webAppManifest(configInLocale(tenantConfig(tenant), locale), bound.screenshots.get(tenant.id) ?? [], locale),
    'application/manifest+json',
  )
}

/** Paths of the API that search engines should not read. */
const disallowedCallPaths = [...new Set(callNames.map((name) => calls[name].path.replace(/^(\/\w+\/(?:api\/)?).*$/, '$1')))]
const disallowedPagePaths = routeNames.flatMap((name) => (routes[name].isIndexable ? [] : [routes[name].path.replace(/[:*].*$/, '')]))

/** Answers `/robots.txt`, which says what search engines should not read. */
export async function answerRobots(context: Context, bound: RequestServices): Promise<Response> {
  const tenant = await tenantOfHost(context, bound)
  const origin = publicOrigin(context.req.raw, tenant, bound)
  const set = tenantLocales(tenant)
  // A slash at the end of a path is kept. So `/prod/all/` excludes searches, but not other pages whose path starts the same way.
  const inLocale = (path: string, code: string) => localePath(path, code, set) + (path.endsWith('/') ? '/' : '')
  const closed = new Set(set.all.flatMap(({ code }) => disallowedPagePaths.map((path) => inLocale(path, code))))
  const feed = `# Products, in Google's format: ${origin}${FEED_PATH}`
  const lines = [
    'User-agent: *',
    ...[...disallowedCallPaths, ...closed].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    feed,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Answers `/openapi.json` with the API description. */
export const answerOpenApi = (context: Context, document: unknown): Promise<Response> => cacheableJsonReply(context, document)

async function cacheableJsonReply(context: Context, value: unknown, type = 'application/json'): Promise<Response> {
  const text = JSON.stringify(value)
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etagOf(text), Vary: 'Host, Accept-Encoding' }
  if (callerHasEtag(context.req.raw.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  return encodedReply(await encodeText(text, chooseEncoding(context.req.raw.headers.get('Accept-Encoding'))), headers)
}
