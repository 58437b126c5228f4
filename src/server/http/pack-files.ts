import type { Context } from 'hono'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/kernel/primitives.ts'
import { LIVE_DATA_TIME_HEADER, PieceHash } from '#contract/packs/pieces.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import type { RequestServices } from './bind.ts'
import { encodingMatcher } from './encoded.ts'
import { callerHasEtag } from './etag.ts'

/** A file of a catalogue pack, with its bytes as they are stored in the database. */
interface StoredPackFile {
  bytes: Buffer
  gzipped: boolean
}

/** Reads the files of catalogue packs for requests. The folder src/server/packs implements this interface. */
export interface PackFiles {
  readPiece: (tenantId: string, hash: string) => Promise<StoredPackFile | undefined>
  readLiveFile: (tenantId: string, packId: string) => Promise<(StoredPackFile & { asOf: string }) | undefined>
  decompress: (stored: StoredPackFile) => Promise<Buffer>
}

/** The Cache-Control header of the pieces (files) of catalogue packs. The content of their URLs never changes. */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

/**
 * Answers `/packs/{hash}` with a piece (file) of a catalogue pack. Only the host name selects the shop, because caches know nothing but the
 * URL.
 */
export async function answerPackPiece(context: Context, { tenants }: RequestServices, files: PackFiles): Promise<Response> {
  const request = context.req.raw
  const tenant = await tenants.findByHost(requestedHost(request))
  const hash = context.req.param('hash')
  const found = v.is(PieceHash, hash) ? await files.readPiece(tenant.id, hash) : undefined
  if (found === undefined) throw new AppError('no-route', { message: 'There is no such piece of a pack.' })
  const headers = { 'Cache-Control': IMMUTABLE_CACHE_CONTROL, ETag: `"${hash}"` }
  if (callerHasEtag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  return sendPackFile(request, found, files, headers)
}

/** Answers `/packs/live/{id}` with the prices and stock of a pack's parts, and the time of these data. */
export async function answerPriceAndStockFile(context: Context, { tenants }: RequestServices, files: PackFiles): Promise<Response> {
  const request = context.req.raw
  const tenant = await tenants.findByHost(requestedHost(request))
  const id = context.req.param('id')
  const found = v.is(Id, id) ? await files.readLiveFile(tenant.id, id) : undefined
  if (found === undefined) throw new AppError('no-route', { message: 'There is no such pack.' })
  return sendPackFile(request, found, files, { 'Cache-Control': 'no-store', [LIVE_DATA_TIME_HEADER]: found.asOf })
}

async function sendPackFile(
  request: Request,
  stored: StoredPackFile,
  { decompress }: PackFiles,
  headers: Record<string, string>,
): Promise<Response> {
  const asKept = stored.gzipped && encodingMatcher(request.headers.get('Accept-Encoding'))('gzip')
  const bytes = asKept ? stored.bytes : await decompress(stored)
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
