import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { svgResponseHeaders } from '#drawings/svg-headers.ts'
import type { Db } from '#server/db/open.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import type { RequestServices } from './bind.ts'
import { callerHasEtag } from './etag.ts'

const SHOP_PICTURE_PATH_PATTERN = /^\/images\/own\/([0-9a-f]{32})\/([1-9]\d{0,4})\.(avif|webp|svg)$/
/**
 * The Cache-Control header of pictures of the operator. Their URL contains a hash of the source and the conversion settings, so the content
 * never changes.
 */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

const headersByFormat = {
  avif: { 'Content-Type': 'image/avif' },
  webp: { 'Content-Type': 'image/webp' },
  // Style elements were removed from the SVG at import (import/pictures/clean-svg.ts), so the content security policy allows none.
  svg: { ...svgResponseHeaders, 'Content-Security-Policy': "default-src 'none'; sandbox" },
} as const

/** Answers `/images/own/{hash}/{width}.{avif|webp|svg}` with a file of the operator's own picture, for the shop of this host. */
export async function answerShopPicture(context: Context, bound: RequestServices): Promise<Response> {
  const request = context.req.raw
  const [, hash, width, format] = SHOP_PICTURE_PATH_PATTERN.exec(new URL(request.url).pathname) ?? []
  const tenant = await bound.tenants.findByHost(requestedHost(request))
  if (hash === undefined) throw createPictureNotFoundError()
  const file = { hash, width: Number(width), format: format as keyof typeof headersByFormat }
  const etag = `"${hash}-${width}-${format}"`
  const headers = { ...headersByFormat[file.format], 'Cache-Control': IMMUTABLE_CACHE_CONTROL, ETag: etag }
  // A caller that sends this ETag has received the picture before.
  if (callerHasEtag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const bytes = await readPictureBytes(bound.createRequestContext(tenant).db, tenant.id, file)
  if (bytes === null) throw createPictureNotFoundError()
  return new Response(new Uint8Array(bytes), { headers })
}

const createPictureNotFoundError = () => new AppError('no-route', { message: 'There is no such picture.' })

async function readPictureBytes(
  db: Db,
  tenantId: string,
  file: { hash: string; width: number; format: keyof typeof headersByFormat },
): Promise<Uint8Array | null> {
  const found = await db
    .selectFrom('picture_file')
    .select('bytes')
    .where('tenant_id', '=', tenantId)
    .where('hash', '=', file.hash)
    .where('width', '=', file.width)
    .where('format', '=', file.format)
    .executeTakeFirst()
  return found?.bytes ?? null
}
