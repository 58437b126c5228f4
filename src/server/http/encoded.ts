import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The size from which replies are compressed. Smaller replies fit one packet even uncompressed. */
const MIN_COMPRESS_BYTES = 1000
/** The Brotli level for replies. It is a fast level, because replies are compressed per request, not per build. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

const brotli = promisify(brotliCompress)
const zip = promisify<Buffer, { level: number }, Buffer>(gzip)

/** Parses an Accept-Encoding header. Returns a function that tells whether an encoding is accepted. `q=0` excludes an encoding. */
export function accepting(accepted: string | null): (name: string) => boolean {
  const qualities = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return (name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
}

/** Returns the best encoding that the caller accepts. */
export function encodingFor(accepted: string | null): Encoding {
  const accepts = accepting(accepted)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

export interface Encoded {
  bytes: Buffer<ArrayBuffer>
  encoding: Encoding
}

/** The maximum size of replies that are compressed on this thread, because using another thread would take longer. */
const MAX_AT_ONCE_BYTES = 32 * 1024

/** Encodes a text as bytes, compressed when that saves space. */
export async function encoded(text: string, wanted: Encoding): Promise<Encoded> {
  const plain = Buffer.from(text)
  if (wanted === 'identity' || plain.length < MIN_COMPRESS_BYTES) return { bytes: plain, encoding: 'identity' }
  const atOnce = plain.length <= MAX_AT_ONCE_BYTES
  if (wanted === 'gzip') {
    const options = { level: GZIP_LEVEL }
    return { bytes: owned(atOnce ? gzipSync(plain, options) : await zip(plain, options)), encoding: 'gzip' }
  }
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  return { bytes: owned(atOnce ? brotliCompressSync(plain, options) : await brotli(plain, options)), encoding: 'br' }
}

/** Copies a buffer into unshared memory, because the type Response requires it. */
const owned = (bytes: Buffer): Buffer<ArrayBuffer> => Buffer.from(bytes)

/** Returns a response of encoded text with the headers for its encoding. */
export function encodedReply({ bytes, encoding }: Encoded, headers: Record<string, string>, status = 200): Response {
  const coded = encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding }
  return new Response(bytes, { status, headers: { ...coded, 'Content-Length': String(bytes.length) } })
}
