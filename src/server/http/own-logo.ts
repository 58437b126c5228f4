import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { svgResponseHeaders } from '#drawings/svg-headers.ts'
import type { Db } from '#server/db/open.ts'
import { chooseEncoding, encodedReply, encodeText } from './encoded.ts'
import { callerHasEtag } from './etag.ts'

/** Matches the path of a shop's own logo below `/images/`. The path contains a hash of the content, so the content never changes. */
export const SHOP_LOGO_PATH_PATTERN = /^own\/logo-[0-9a-f]{16}\.(?:svg|png)$/

/** Serves the shop's own logo. The URL of an older logo serves the current logo. */
export async function answerShopLogo(context: Context, { db, tenantId }: { db: Db; tenantId: string }): Promise<Response> {
  const file = await db
    .selectFrom('shop_file')
    .select(['type', 'hash', 'bytes'])
    .where('tenant_id', '=', tenantId)
    .where('name', '=', 'logo')
    .executeTakeFirst()
  if (!file) throw new AppError('no-route', { message: 'There is no such picture.' })
  const etag = `"${file.hash}"`
  const current = context.req.path.includes(file.hash)
  const headers = {
    ...svgResponseHeaders,
    'Content-Type': file.type,
    'Cache-Control': current ? 'public, max-age=2592000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const { headers: asked } = context.req.raw
  if (callerHasEtag(asked.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  if (file.type === 'image/png') return encodedReply({ bytes: Buffer.from(file.bytes), encoding: 'identity' }, headers)
  return encodedReply(await encodeText(file.bytes.toString('utf8'), chooseEncoding(asked.get('Accept-Encoding'))), headers)
}
