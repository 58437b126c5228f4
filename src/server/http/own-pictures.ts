import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { svgHeaders } from '#drawings/svg-headers.ts'
import type { Db } from '#server/db/open.ts'
import { askedHost } from '#server/kernel/host-names.ts'
import type { RequestServices } from './bind.ts'
import { callerHas } from './etag.ts'

const ADDRESS = /^\/images\/own\/([0-9a-f]{32})\/([1-9]\d{0,4})\.(avif|webp|svg)$/
/**
 * The Cache-Control header of pictures of the operator. Their URL contains a hash of the source and the conversion settings, so the content
 * never changes.
 */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const headersOf = {
  avif: { 'Content-Type': 'image/avif' },
  webp: { 'Content-Type': 'image/webp' },
  // Style elements were removed from the SVG at import (import/pictures/clean-svg.ts), so the content security policy allows none.
  svg: { ...svgHeaders, 'Content-Security-Policy': "default-src 'none'; sandbox" },
} as const

/** Answers `/images/own/{hash}/{width}.{avif|webp|svg}` with a file of the operator's own picture, for the shop of this host. */
export async function answerOwnPicture(context: Context, bound: RequestServices): Promise<Response> {
  const request = context.req.raw
  const [, hash, width, format] = ADDRESS.exec(new URL(request.url).pathname) ?? []
  const tenant = await bound.tenants.atHost(askedHost(request))
  if (hash === undefined) throw noSuchPicture()
  const file = { hash, width: Number(width), format: format as keyof typeof headersOf }
  const etag = `"${hash}-${width}-${format}"`
  const headers = { ...headersOf[file.format], 'Cache-Control': IMMUTABLE, ETag: etag }
  // A caller that sends this ETag has received the picture before.
  if (callerHas(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const bytes = await bytesOf(bound.askFor(tenant).db, tenant.id, file)
  if (bytes === null) throw noSuchPicture()
  return new Response(new Uint8Array(bytes), { headers })
}

const noSuchPicture = () => new AppError('no-route', { message: 'There is no such picture.' })

async function bytesOf(
  db: Db,
  tenantId: string,
  file: { hash: string; width: number; format: keyof typeof headersOf },
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
