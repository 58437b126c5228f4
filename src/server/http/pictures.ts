import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { svgResponseHeaders } from '#drawings/svg-headers.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import { type CurrentTenant, tenantConfig } from '#server/kernel/tenants.ts'
import type { RequestServices } from './bind.ts'
import type { DrawingShop } from './drawing.ts'
import { findDrawing } from './drawing-at.ts'
import { chooseEncoding, encodedReply, encodeText } from './encoded.ts'
import { callerHasEtag } from './etag.ts'
import { answerShopLogo, SHOP_LOGO_PATH_PATTERN } from './own-logo.ts'
import { sharePictureVersion } from './share-pictures.ts'

/**
 * The Cache-Control header of drawings. A drawing changes only with its part's data or with the code that draws it. Browsers cache it for a
 * day. Service workers may use it for a month while they revalidate it.
 */
const PICTURE_CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=2592000'
/**
 * The Cache-Control header of pictures whose URL contains a version (share-pictures.ts). The part's data may still change, so the picture
 * is revalidated after a month.
 */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=2592000, immutable'

/** Answers `/images/**` with a drawing, which is rendered on request from the part's data. */
export async function answerPicture(context: Context, bound: RequestServices): Promise<Response> {
  const request = context.req.raw
  // Only the host name selects the shop, because caches know nothing but the URL.
  const tenant = await bound.tenants.findByHost(requestedHost(request))
  const url = new URL(request.url)
  const path = url.pathname.slice('/images/'.length)
  if (SHOP_LOGO_PATH_PATTERN.test(path)) return answerShopLogo(context, { db: bound.createRequestContext(tenant).db, tenantId: tenant.id })
  const drawing = await findDrawing(drawingShopOf(bound, tenant), path)
  if (drawing === null) throw new AppError('no-route', { message: 'There is no such picture.' })
  const inPixels = path.endsWith('.png')
  const headers = {
    ...svgResponseHeaders,
    ...(inPixels && { 'Content-Type': 'image/png' }),
    'Cache-Control':
      url.searchParams.get('v') === sharePictureVersion(bound.buildId, tenant) ? IMMUTABLE_CACHE_CONTROL : PICTURE_CACHE_CONTROL,
    ETag: drawing.etag,
    Vary: 'Accept-Encoding',
  }
  if (callerHasEtag(request.headers.get('If-None-Match'), drawing.etag)) return new Response(null, { status: 304, headers })
  const wanted = chooseEncoding(request.headers.get('Accept-Encoding'))
  const kept = bound.pictureCache?.get(wanted + drawing.etag)
  if (kept) return encodedReply(kept, headers)
  // Some pictures are sent as PNG, because installed apps and messengers need pixels for app icons and link previews.
  const made = inPixels ? await bound.pngConverter(drawing.draw()) : await encodeText(drawing.draw(), wanted)
  bound.pictureCache?.set(wanted + drawing.etag, made)
  return encodedReply(made, headers)
}

function drawingShopOf({ buildId, createRequestContext }: RequestServices, tenant: CurrentTenant): DrawingShop {
  const { name, tagline, accent } = tenantConfig(tenant)
  return { db: createRequestContext(tenant).db, buildId, tenantId: tenant.id, name, tagline, accent }
}
