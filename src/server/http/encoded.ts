import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type ZlibOptions } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** The size from which replies are compressed. Smaller replies fit one packet even uncompressed. */
const MIN_COMPRESS_BYTES = 1000
/**
 * How thoroughly a reply is compressed: as usual, or in the least time because others wait. The levels are fast ones, because replies are
 * compressed per request, not per build. A page of 260 kB takes 3.1 ms as usual (46 kB) and 0.9 ms in haste (53 kB).
 */
export type CompressionEffort = 'usual' | 'least'
const brotliQualities: Record<CompressionEffort, number> = { usual: 4, least: 1 }
const gzipLevels: Record<CompressionEffort, number> = { usual: 5, least: 1 }
/** The size of the pieces in which a large reply is compressed. Most fit one piece, so another thread is asked once. */
const COMPRESSED_PIECE_BYTES = 64 * 1024
/**
 * Replies up to this size, such as the data of one part, are always compressed in the least time and with a small window. That takes a
 * third of the time, and a reply of 4 kB becomes 130 bytes longer.
 */
const SMALL_REPLY_BYTES = 8 * 1024
const SMALL_REPLY_WINDOW_BITS = 14

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** Parses an Accept-Encoding header. Returns a function that tells whether an encoding is accepted. `q=0` excludes an encoding. */
export function encodingMatcher(accepted: string | null): (name: string) => boolean {
  const qualities = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return (name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
}

/** Returns the best encoding that the caller accepts. */
export function chooseEncoding(accepted: string | null): ContentEncoding {
  const accepts = encodingMatcher(accepted)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

export interface EncodedBody {
  bytes: Buffer<ArrayBuffer>
  encoding: ContentEncoding
}

/** The maximum size of replies that are compressed on this thread, because using another thread would take longer. */
const MAX_SYNC_COMPRESS_BYTES = 32 * 1024

/** Encodes a text as bytes, compressed when that saves space. */
export const encodeText = async (text: string, wanted: ContentEncoding): Promise<EncodedBody> => encodeBytes(Buffer.from(text), wanted)

/** Compresses a text in UTF-8 when that saves space. */
export async function encodeBytes(plain: Buffer, wanted: ContentEncoding, effort: CompressionEffort = 'usual'): Promise<EncodedBody> {
  if (wanted === 'identity' || plain.length < MIN_COMPRESS_BYTES) return { bytes: copyToOwnMemory(plain), encoding: 'identity' }
  const atOnce = plain.length <= MAX_SYNC_COMPRESS_BYTES
  const pieces = atOnce ? {} : { chunkSize: COMPRESSED_PIECE_BYTES }
  if (wanted === 'gzip') {
    const options = { level: gzipLevels[effort], ...pieces }
    return { bytes: copyToOwnMemory(atOnce ? gzipSync(plain, options) : await gzipAsync(plain, options)), encoding: 'gzip' }
  }
  const options = { ...pieces, params: brotliParametersOf(plain.length, effort) }
  return { bytes: copyToOwnMemory(atOnce ? brotliCompressSync(plain, options) : await brotliAsync(plain, options)), encoding: 'br' }
}

const brotliParametersOf = (size: number, effort: CompressionEffort): Record<number, number> => ({
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
  ...(size <= SMALL_REPLY_BYTES
    ? { [constants.BROTLI_PARAM_QUALITY]: brotliQualities.least, [constants.BROTLI_PARAM_LGWIN]: SMALL_REPLY_WINDOW_BITS }
    : { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort] }),
})

/**
 * Copies a buffer into memory of its own, because the type Response requires it. `Buffer.from` would take a small one from memory that it
 * shares with others, and a small reply in a cache would keep eight kilobytes.
 */
function copyToOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.from(new ArrayBuffer(bytes.length))
  own.set(bytes)
  return own
}

/** Returns a response of encoded text with the headers for its encoding. */
export function encodedReply({ bytes, encoding }: EncodedBody, headers: Record<string, string>, status = 200): Response {
  const coded = encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding }
  return new Response(bytes, { status, headers: { ...coded, 'Content-Length': String(bytes.length) } })
}
