import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { svgHeaders } from '#drawings/svg-headers.ts'
import type { Db } from '#server/db/open.ts'
import { encoded, encodedReply, encodingFor } from './encoded.ts'
import { callerHas } from './etag.ts'

/** Where a shop's own logo is, below `/images/`: the address names its content, so it never changes behind it. */
export const OWN_LOGO = /^own\/logo-[0-9a-f]{16}\.(?:svg|png)$/

/** The logo that a shop has given itself. An address of an older one is answered with the one that is there now. */
export async function answerOwnLogo(context: Context, { db, tenantId }: { db: Db; tenantId: string }): Promise<Response> {
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
    ...svgHeaders,
    'Content-Type': file.type,
    'Cache-Control': current ? 'public, max-age=2592000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const { headers: asked } = context.req.raw
  if (callerHas(asked.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  if (file.type === 'image/png') return encodedReply({ bytes: Buffer.from(file.bytes), encoding: 'identity' }, headers)
  return encodedReply(await encoded(file.bytes.toString('utf8'), encodingFor(asked.get('Accept-Encoding'))), headers)
}
