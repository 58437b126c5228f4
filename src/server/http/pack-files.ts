import type { Context } from 'hono'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/kernel/primitives.ts'
import { LIVE_AS_OF_HEADER, PieceHash } from '#contract/packs/pieces.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import type { RequestServices } from './bind.ts'
import { encodingMatcher } from './encoded.ts'
import { callerHasEtag } from './etag.ts'

/** A piece of a pack with its bytes as they are stored. */
interface StoredPackFile {
  bytes: Buffer
  gzipped: boolean
}

/** Reads the files of packs for requests. The packs room implements this interface. */
export interface PackFiles {
  piece: (tenantId: string, hash: string) => Promise<StoredPackFile | undefined>
  live: (tenantId: string, packId: string) => Promise<(StoredPackFile & { asOf: string }) | undefined>
  plain: (stored: StoredPackFile) => Promise<Buffer>
}

/** The Cache-Control header of packs' pieces. The content of their URLs never changes. */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Answers `/packs/{hash}` with a piece of a pack. Only the host name selects the shop, because caches know nothing but the URL. */
export async function answerPiece(context: Context, { tenants }: RequestServices, files: PackFiles): Promise<Response> {
  const request = context.req.raw
  const tenant = await tenants.atHost(requestedHost(request))
  const hash = context.req.param('hash')
  const found = v.is(PieceHash, hash) ? await files.piece(tenant.id, hash) : undefined
  if (found === undefined) throw new AppError('no-route', { message: 'There is no such piece of a pack.' })
  const headers = { 'Cache-Control': IMMUTABLE_CACHE_CONTROL, ETag: `"${hash}"` }
  if (callerHasEtag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  return sendPiece(request, found, files, headers)
}

/** Answers `/packs/live/{id}` with the prices and stock of a pack's parts, and the time of these data. */
export async function answerLiveFile(context: Context, { tenants }: RequestServices, files: PackFiles): Promise<Response> {
  const request = context.req.raw
  const tenant = await tenants.atHost(requestedHost(request))
  const id = context.req.param('id')
  const found = v.is(Id, id) ? await files.live(tenant.id, id) : undefined
  if (found === undefined) throw new AppError('no-route', { message: 'There is no such pack.' })
  return sendPiece(request, found, files, { 'Cache-Control': 'no-store', [LIVE_AS_OF_HEADER]: found.asOf })
}

async function sendPiece(
  request: Request,
  stored: StoredPackFile,
  { plain }: PackFiles,
  headers: Record<string, string>,
): Promise<Response> {
  const asKept = stored.gzipped && encodingMatcher(request.headers.get('Accept-Encoding'))('gzip')
  const bytes = asKept ? stored.bytes : await plain(stored)
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      ...(asKept ? { 'Content-Encoding': 'gzip' } : {}),
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes.length),
      Vary: 'Accept-Encoding',
    },
  })
}
