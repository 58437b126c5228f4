import type { Context } from 'hono'
import type { Bound } from './bind.ts'
import { encoded, encodedReply, encodingFor } from './encoded.ts'
import { callerHas, etagOf } from './etag.ts'
import { askedHost } from './host-names.ts'
import { publicOrigin } from './public-origin.ts'
import { tenantConfig } from './tenant-config.ts'

const tenantHere = (context: Context, bound: Bound) => bound.tenants.atHost(askedHost(context.req.raw))

/** `/config.json`: the tenant of this host, for the app. */
export const answerConfig = async (context: Context, bound: Bound): Promise<Response> =>
  json(context, tenantConfig(await tenantHere(context, bound)))

/** `/manifest.webmanifest`: the shop as an installed app, under the tenant's own name and colour. */
export async function answerManifest(context: Context, bound: Bound): Promise<Response> {
  const config = tenantConfig(await tenantHere(context, bound))
  const manifest = {
    id: '/',
    name: config.name,
    short_name: config.name,
    description: config.tagline,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: config.accent.light,
    categories: ['shopping', 'business'],
    icons: [{ src: '/images/logo.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  }
  return json(context, manifest, 'application/manifest+json')
}

/** `/robots.txt`: pages may be read, calls and personal pages need not be. */
export async function answerRobots(context: Context, bound: Bound): Promise<Response> {
  const origin = publicOrigin(context.req.raw, await tenantHere(context, bound), bound)
  const closed = ['/marco/', '/account/', '/order/', '/login', '/prod/all/', '/shoppingCart', '/Error']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** `/openapi.json`: what the server is asked, for machines. */
export const answerOpenApi = (context: Context, document: unknown): Promise<Response> => json(context, document)

async function json(context: Context, value: unknown, type = 'application/json'): Promise<Response> {
  const text = JSON.stringify(value)
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etagOf(text), Vary: 'Host, Accept-Encoding' }
  if (callerHas(context.req.raw.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  return encodedReply(await encoded(text, encodingFor(context.req.raw.headers.get('Accept-Encoding'))), headers)
}
